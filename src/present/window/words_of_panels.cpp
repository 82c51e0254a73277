// SPDX-License-Identifier: MIT
#include "present/window/words_of_panels.h"

#include "present/language/phrases.h"
#include "present/language/words.h"

#include <cmath>

namespace present {

std::string label_number() { return translated("What lies there"); }
std::string label_reason() { return translated("Why (optional)"); }
std::string label_done() { return translated("Confirm"); }

std::string label_no_library() { return translated("The library of games cannot be opened"); }
std::string label_try_again() { return translated("Try again"); }
std::string practice_title() { return translated("Practice table"); }
std::string table_view_title() { return translated("Table view - Logothete"); }
std::string table_view_way_back() { return translated("F11 or Esc: back"); }

std::string held_elsewhere(const std::string& process, const std::string& host, const std::string& since) {
    if (process.empty()) return translated("Another program is writing to this game.");
    return say(
        "Another program is writing to this game: number {process} on {host}, since {since}. Close it there first; you "
        "can watch it at any time.",
        arg("process", process), arg("host", host), arg("since", since));
}

std::string fault_of_ours(const std::string& what) {
    return say("This is our fault, not yours: {what}. Everything accepted so far is kept.", arg("what", what));
}

std::string rows_of(std::size_t first, std::size_t last, std::size_t all) {
    return say("{first} to {last} of {all}", arg("first", first), arg("last", last), arg("all", all));
}

std::string not_now_words() { return translated("not now"); }

std::string typed_so_far(const std::string& typed, const std::vector<std::string>& keys) {
    const bool is_a_row = keys.front() == typed;
    const std::string& first = keys[is_a_row && keys.size() > 1 ? 1 : 0];
    const std::string rows =
        first == keys.back() ? first : say("{first} to {last}", arg("first", first), arg("last", keys.back()));
    return say(is_a_row ? marked("{typed} typed: press Enter for {typed}, another digit for {rows}, or Backspace.")
                        : marked("{typed} typed: press another digit for {rows}, or Backspace."),
               arg("typed", typed), arg("rows", rows));
}

std::string nothing_begins_so(const std::string& typed) {
    return say("No answer begins with “{typed}”.", arg("typed", typed));
}

std::string places_begin_so(const std::string& typed, const std::vector<std::string>& places) {
    return say("“{typed}” could be {places}: type on.", arg("typed", typed), arg("places", one_of(places)));
}

std::string how_to_correct() {
    return translated(
        "F2 corrects what you point at, or what you have reached with Tab and the arrow keys. Point at it "
        "first.");
}

std::string enter_takes(const std::string& answer) {
    return say("Enter takes the marked answer: {answer}", arg("answer", answer));
}

std::string percent_brief(double p) {
    if (p > 0 && p < 0.005) return translated("under 1%");
    return say("{n}%", arg("n", std::lround(100 * p)));
}

}  // namespace present
