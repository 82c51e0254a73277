// SPDX-License-Identifier: MIT
#include "present/desk/look_back.h"

#include "present/desk/desk.h"
#include "present/journal/acts.h"
#include "present/language/words.h"

#include <array>
#include <functional>
#include <utility>
#include <vector>

namespace present {

namespace {

// What going on after so many entries does to those that count now.
std::string way_from_now(std::size_t entries, std::size_t now) {
    return entries < now ? say_counted(static_cast<int>(now - entries), "undoes {n} entry", "undoes {n} entries")
                         : say_counted(static_cast<int>(entries - now), "redoes {n} entry", "redoes {n} entries");
}

// Of as many as the journal says that there are, unless an undone one is looked at.
std::string heading_of(const Looks& table, std::size_t entries) {
    if (entries == 0) return translated("The table as it was at the start");
    const std::size_t all = entries <= table.cursor() ? table.cursor() : table.size();
    return say("The table after entry {n} of {all}: {what}", arg("n", entries), arg("all", all),
               arg("what", table.headline(entries)));
}

// How many entries that count now are of the act of this one.
std::size_t entries_of_act(const Looks& table, std::size_t number) {
    if (number < 1 || number > table.cursor()) return 1;
    const EntryRange act = act_of(table, number, table.cursor());
    return act.end - act.first;
}

// Where the journal has one line for several entries, each row says how many it is about.
std::vector<std::string> mendings(const Looks& table, std::size_t number) {
    const std::size_t of_act = entries_of_act(table, number);
    if (of_act == 1) {
        return {translated("Change this entry"), translated("Insert before this entry"),
                translated("Delete this entry")};
    }
    return {say("Change only entry {n}", arg("n", number)), say("Insert before entry {n}", arg("n", number)),
            say("Delete only entry {n}", arg("n", number)),
            say_counted(static_cast<int>(of_act), "Delete the whole action ({n} entry)",
                        "Delete the whole action ({n} entries)")};
}

}  // namespace

Page LookBack::page() const {
    Page page;
    page.heading = heading_of(desk_.table().looks(), entries_);
    // The first is selected, and Enter must undo nothing.
    std::vector<std::string> choices{translated("Back to now"), translated("Continue from here")};
    if (entries_ > 0)
        for (std::string& choice : mendings(desk_.table().looks(), entries_)) choices.push_back(std::move(choice));
    for (std::string& choice : choices) page.rows.push_back(numbered_row(page.rows.size(), std::move(choice)));
    const std::size_t now = desk_.table().looks().cursor();
    if (entries_ == now)
        page.rows[1].why_not = translated("The table stands here now: this is the newest entry.");
    else
        page.rows[1].note = way_from_now(entries_, now);
    page.below = translated("Looking changes nothing.");
    page.hint = translated("Esc: back to now");
    return page;
}

// Rows as in its page.
Outcome LookBack::choose(std::size_t row) {
    Desk& desk = desk_;
    const std::size_t entries = entries_;
    const std::array<std::function<void()>, 6> acts{[&desk] { desk.back_to_now(); },
                                                    [&desk] { desk.continue_from_here(); },
                                                    [&desk, entries] { desk.change_entry(entries); },
                                                    [&desk, entries] { desk.insert_before(entries); },
                                                    [&desk, entries] { desk.remove_entry(entries); },
                                                    [&desk, entries] { desk.remove_act(entries); }};
    return Does{acts.at(row)};
}

HelpTopic LookBack::topic(std::size_t) const { return desk_.topic_shown(); }

}  // namespace present
