// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/fixed_menu.h"

#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/desk/not_offered.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

enum class Menu : std::uint8_t { actions, special_actions, boxes, buildings, armies };

const char* question_of(Menu menu) {
    switch (menu) {
        case Menu::actions:
            return marked("What do you do?");
        case Menu::special_actions:
            return marked("Which special action?");
        case Menu::boxes:
            return marked("Into which box?");
        case Menu::buildings:
            return marked("Which?");
        case Menu::armies:
            break;
    }
    return marked("With which army?");
}

std::vector<std::string> words_of(Menu menu) {
    switch (menu) {
        case Menu::actions:
            return {"a", "b", "c", "d", "e", "f", "g"};
        case Menu::special_actions:
            return {"improve", "fortify", "emperor", "caliph", "byzantine-fleet", "arab-fleet", "attack", "reinforce"};
        case Menu::boxes: {
            std::vector<std::string> all;
            for (const Side side : sides)
                for (const Box box : boxes) all.push_back(to_text(ArmyBox{side, box}));
            return all;
        }
        case Menu::buildings:
            return {"church", "mosque"};
        case Menu::armies:
            break;
    }
    return {std::string{to_text(Side::byzantine)}, std::string{to_text(Side::arab)}};
}

// The first word of the answer that a decision gives to the menu of special actions.
constexpr values::overloaded special_word{[](const Improve&) { return "improve"; },
                                          [](const Fortify&) { return "fortify"; },
                                          [](const Emperor&) { return "emperor"; },
                                          [](const Caliph&) { return "caliph"; },
                                          [](const ByzantineFleet&) { return "byzantine-fleet"; },
                                          [](const ArabFleet&) { return "arab-fleet"; },
                                          [](const BulgarsAttack&) { return "attack"; },
                                          [](const BulgarsReinforce&) { return "reinforce"; },
                                          [](const auto&) { return ""; }};

constexpr values::overloaded action_letter{[](const Control&) { return "a"; }, [](const Increase&) { return "b"; },
                                           [](const Tax&) { return "d"; },     [](const Church&) { return "e"; },
                                           [](const Mosque&) { return "e"; },  [](const Place&) { return "f"; },
                                           [](const Move&) { return "f"; },    [](const CivilWar&) { return "f"; },
                                           [](const Pass&) { return "g"; },    [](const auto&) { return ""; }};

const values::overloaded army_word{[](const Place& d) { return std::string{to_text(d.side)}; },
                                   [](const Move& d) { return std::string{to_text(d.side)}; },
                                   [](const CivilWar& d) { return std::string{to_text(d.side)}; },
                                   [](const auto&) { return std::string{}; }};

// The first word of the answer that a decision gives to that menu; empty if it gives none.
std::string word_in(Menu menu, const Decision& decision) {
    const std::string special = std::visit(special_word, decision);
    switch (menu) {
        case Menu::actions:
            return special.empty() ? std::visit(action_letter, decision) : "c";
        case Menu::special_actions:
            return special;
        case Menu::boxes: {
            const auto* const increase = std::get_if<Increase>(&decision);
            return increase != nullptr ? to_text(increase->to) : std::string{};
        }
        case Menu::buildings:
            if (std::holds_alternative<Church>(decision)) return "church";
            return std::holds_alternative<Mosque>(decision) ? "mosque" : "";
        case Menu::armies:
            break;
    }
    return std::visit(army_word, decision);
}

std::optional<Menu> menu_of(const DecisionTree& tree) {
    for (const Menu menu : {Menu::actions, Menu::special_actions, Menu::boxes, Menu::buildings, Menu::armies})
        if (tree.question() == translated(question_of(menu)) &&
            !word_in(menu, tree.branches().front().decisions.front()).empty())
            return menu;
    return std::nullopt;
}

std::optional<std::size_t> branch_of(const DecisionTree& tree, const std::string& word) {
    for (std::size_t i = 0; i < tree.branches().size(); ++i)
        if (tree.branches()[i].answer.words.front() == word) return i;
    return std::nullopt;
}

}  // namespace

std::vector<MenuRow> menu_rows(const Names& names, const Table& table, const Position& now, const DecisionTree& tree) {
    std::vector<MenuRow> rows;
    const auto menu = menu_of(tree);
    const auto fixed = menu ? words_of(*menu) : std::vector<std::string>{};
    for (const std::string& word : fixed) {
        if (const auto branch = branch_of(tree, word)) {
            rows.push_back({tree.branches()[*branch].answer, *branch});
        } else if (auto missing = missing_answer(names, table, now, tree, [&](const Decision& decision) {
                       return word_in(*menu, decision) == word;
                   })) {
            rows.push_back({std::move(missing->answer), std::move(missing->why)});
        }
    }
    for (std::size_t i = 0; i < tree.branches().size(); ++i)
        if (std::find(fixed.begin(), fixed.end(), tree.branches()[i].answer.words.front()) == fixed.end())
            rows.push_back({tree.branches()[i].answer, i});
    return rows;
}

bool has_fixed_place(const std::string& question, const Answer& answer) {
    if (answer.number) return question == translated("How many cubes of the Cube Pool?");
    for (const Menu menu : {Menu::special_actions, Menu::boxes, Menu::buildings, Menu::armies}) {
        const auto words = words_of(menu);
        if (question == translated(question_of(menu)) &&
            std::find(words.begin(), words.end(), answer.words.front()) != words.end())
            return true;
    }
    return false;
}

}  // namespace byzantium::words
