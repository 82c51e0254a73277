// SPDX-License-Identifier: MIT
// Standing answers at the prompt of `play`. They hold while the program runs; the entries that they give are kept.
#include "cli/line/words.h"
#include "cli/play/play_table.h"
#include "present/language/columns.h"
#include "present/language/letters.h"
#include "present/table/standing_answers.h"
#include "present/table/standing_words.h"

#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace cli {

namespace {

using present::Lasting;
using present::StandingChoice;

std::optional<StandingChoice> choice_called(const std::vector<StandingChoice>& choices, const std::string& word) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const bool is_one =
        error == std::errc{} && end == word.data() + word.size() && number >= 1 && number <= choices.size();
    return is_one ? std::optional{choices[number - 1]} : std::nullopt;
}

}  // namespace

std::optional<std::size_t> PlayTable::seat_called(std::string_view typed) const {
    const std::string wanted = present::small_letters(typed);
    const auto& players = looks().players();
    for (std::size_t seat = 0; seat < players.size(); ++seat)
        for (const std::string& called : {players[seat].key, players[seat].colour, players[seat].name})
            if (!wanted.empty() && present::small_letters(called).starts_with(wanted)) return seat;
    return std::nullopt;
}

void PlayTable::list_standing() const {
    const auto& standing = std::as_const(*session_).table().standing();
    console_.out << say("What a player can answer in advance, for example {example}",
                        arg("example", "standing " + looks().players().front().key + " 1 turn"))
                 << '\n';
    std::size_t number = 0;
    for (const StandingChoice& choice : standing.choices())
        console_.out << "  " << ++number << "  " << choice.text << '\n';
    for (const auto& line : standing.in_force())
        console_.out << present::wrapped(present::standing_line(looks().players().at(line.seat).label, line), screen);
}

void PlayTable::standing(const Words& words, std::string_view) {
    auto& standing = session_->table().standing();
    const auto choices = standing.choices();
    if (choices.empty())
        return static_cast<void>(console_.out << translated("This game asks nothing that could be answered in advance.")
                                              << '\n');
    if (words.size() == 1) return list_standing();
    const bool off = words.size() > 2 && lower(words[2]) == "off";
    const auto seat = seat_called(words[1]);
    const auto choice = words.size() > (off ? 3U : 2U) ? choice_called(choices, words[off ? 3 : 2]) : std::nullopt;
    if (!seat || !choice) {
        console_.out << say("standing takes a player and a number: {example}",
                            arg("example", "standing " + looks().players().front().key + " 1 turn"))
                     << '\n';
        return list_standing();
    }
    if (off) {
        standing.take_back(*seat, choice->key);
        return list_standing();
    }
    const bool this_turn = words.size() > 3 && lower(words[3]) == "turn" && standing.has_turns();
    standing.give(*seat, choice->key, this_turn ? Lasting::this_turn : Lasting::until_taken_back);
    list_standing();
    if (const std::size_t given = standing.answer(std::nullopt); given > 0) entered(given);
}

}  // namespace cli
