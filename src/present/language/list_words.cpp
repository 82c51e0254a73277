// SPDX-License-Identifier: MIT
#include "present/language/list_words.h"

#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <array>
#include <optional>

namespace present {

ListWords list_words() {
    return {translated("Part of the window"), translated("What it shows"),
            translated("Enter does what a click does. Left and Right: another part. Letters and digits still answer."),
            translated("There is nothing here now.")};
}

std::string ticked_words(Ticked ticked) {
    return ticked == Ticked::yes ? translated("ticked") : translated("not ticked");
}

std::string choice_words(const std::string& label, Ticked chosen) {
    return chosen == Ticked::no ? label : say("{choice}: chosen", arg("choice", label));
}

namespace {

std::optional<std::string> known_part(const std::string& name) {
    struct Named {
        const char* name;
        const char* words;
    };
    const std::array all{
        Named{"decision", translated("The question and its answers")},
        Named{"header", translated("Above: turn, tools, points")},
        Named{"map", translated("The map")},
        Named{"displays", translated("What each player has")},
        Named{"outlook", translated("A warning")},
        Named{"hands", translated("To do on the table")},
        Named{"journal", translated("The journal")},
        Named{"clock", translated("The players' clocks")},
        Named{"standing", translated("Standing answers")},
        Named{"accounts", translated("End of turn and scoring")},
        Named{"start", translated("All games")},
        Named{"new session", translated("A new game")},
        Named{"charts", translated("Charts")},
        Named{"reports", translated("Reports")},
        Named{"turn end", translated("How the turn ended")},
        Named{"finale", translated("How it ended")},
        Named{"statistics", translated("Statistics")},
        Named{"boards page", translated("Boards")},
        Named{"handbook", translated("Rules and help")},
        Named{"preferences", translated("Preferences")},
        Named{"help", translated("Help")},
        Named{"board", translated("The board")},
        Named{"count", translated("The count of the table")},
        Named{"games", translated("The games to choose from")},
        Named{"guide", translated("The guide to a first game")},
        Named{"overlay", translated("What is shown on the map")},
        Named{"pieces", translated("The players' pieces")},
        Named{"repair", translated("What the repair would do")},
        Named{"table view", translated("The table view")},
        Named{"tour", translated("The tour")},
        Named{"what if", translated("What would happen")},
        Named{"workshop", translated("The board workshop")},
        Named{"details", translated("Details of the game")},
        Named{"trouble", translated("Trouble")},
    };
    for (const Named& one : all)
        if (name == one.name) return one.words;
    return std::nullopt;
}

}  // namespace

std::string part_name(const std::string& name) { return known_part(name).value_or(capitalised(name)); }

bool has_part_name(const std::string& name) { return known_part(name).has_value(); }

std::string offered_place(const std::string& facts, const std::string& price) {
    if (price.empty()) return say("Can be chosen. {facts}", arg("facts", facts));
    return say("Can be chosen ({price}). {facts}", arg("price", price), arg("facts", facts));
}

std::string inspected_place(const std::string& place) {
    return say("{place}: view and correct what lies there", arg("place", place));
}

std::string place_words(const std::string& name) {
    std::string words = capitalised(name);
    for (char& c : words)
        if (c == ':' || c == '_') c = ' ';
    return words;
}

std::string spoken_line(const std::vector<std::string>& written, const std::string& tip) {
    std::string line;
    for (const std::string& text : written) line += (line.empty() ? "" : " ") + text;
    const bool says_it = std::find(written.begin(), written.end(), tip) != written.end();
    if (tip.empty() || tip == line || says_it) return line;
    return line.empty() ? tip : say("{line}: {tip}", arg("line", line), arg("tip", tip));
}

}  // namespace present
