// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/fixed_menu.h"

#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/desk/not_offered.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

// The first words of a fixed menu's answers, in their places; empty: there are none.
std::vector<std::string> words_of(Asked asked) {
    switch (asked) {
        case Asked::action:
            return {"a", "b", "c", "d", "e", "f", "g"};
        case Asked::special_action:
            return {"improve", "fortify", "emperor", "caliph", "byzantine-fleet", "arab-fleet", "attack", "reinforce"};
        case Asked::box: {
            std::vector<std::string> all;
            for (const Side side : sides)
                for (const Box box : boxes) all.push_back(to_text(ArmyBox{side, box}));
            return all;
        }
        case Asked::building:
            return {"church", "mosque"};
        case Asked::army:
            return {std::string{to_text(Side::byzantine)}, std::string{to_text(Side::arab)}};
        case Asked::pool_cubes:
        case Asked::anything_else:
            break;
    }
    return {};
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

// The first word of the answer that a decision gives to that question; empty if it has no place there.
std::string word_in(Asked asked, const Decision& decision) {
    const std::string special = std::visit(special_word, decision);
    switch (asked) {
        case Asked::action:
            return special.empty() ? std::visit(action_letter, decision) : "c";
        case Asked::special_action:
            return special;
        case Asked::box: {
            const auto* const increase = std::get_if<Increase>(&decision);
            return increase != nullptr ? to_text(increase->to) : std::string{};
        }
        case Asked::building:
            if (std::holds_alternative<Church>(decision)) return "church";
            return std::holds_alternative<Mosque>(decision) ? "mosque" : "";
        case Asked::army:
            return std::visit(army_word, decision);
        case Asked::pool_cubes:
        case Asked::anything_else:
            break;
    }
    return "";
}

std::optional<std::size_t> branch_of(const DecisionTree& tree, const std::string& word) {
    for (std::size_t i = 0; i < tree.branches().size(); ++i)
        if (tree.branches()[i].answer.words.front() == word) return i;
    return std::nullopt;
}

}  // namespace

std::vector<MenuRow> menu_rows(const Names& names, const Table& table, const Position& now, const DecisionTree& tree) {
    std::vector<MenuRow> rows;
    const Asked asked = tree.asked();
    const auto fixed = words_of(asked);
    for (const std::string& word : fixed) {
        if (const auto branch = branch_of(tree, word)) {
            rows.push_back({tree.branches()[*branch].answer, *branch});
        } else if (auto missing = missing_answer(names, table, now, tree, [&](const Decision& decision) {
                       return word_in(asked, decision) == word;
                   })) {
            rows.push_back({std::move(missing->answer), std::move(missing->why)});
        }
    }
    for (std::size_t i = 0; i < tree.branches().size(); ++i)
        if (std::find(fixed.begin(), fixed.end(), tree.branches()[i].answer.words.front()) == fixed.end())
            rows.push_back({tree.branches()[i].answer, i});
    return rows;
}

bool has_fixed_place(Asked asked, const Answer& answer) {
    const auto words = words_of(asked);
    return asked == Asked::pool_cubes || std::find(words.begin(), words.end(), answer.words.front()) != words.end();
}

}  // namespace byzantium::words
