// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/touched.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"
#include "byzantium/words/table/names.h"
#include "values/overloaded.h"

#include <algorithm>
#include <array>
#include <string>
#include <variant>

namespace byzantium::words {

namespace {

std::optional<Box> box_counted(DisplayCount what) {
    switch (what) {
        case DisplayCount::elite:
            return Box::elite;
        case DisplayCount::main:
            return Box::main;
        case DisplayCount::levy:
            return Box::levy;
        case DisplayCount::move:
            return Box::move;
        case DisplayCount::treasury:
        case DisplayCount::vp:
            break;
    }
    return std::nullopt;
}

const std::string& word_of(const Answer& answer) { return answer.words.front(); }

std::optional<std::string> place_counted(const SetDisplayCount& count) {
    const auto box = box_counted(count.what);
    return box ? std::optional{place_of(count.player, cube_of({count.side, *box}))} : std::nullopt;
}

std::optional<std::string> place_counted(const SetPlayerCount& count) {
    if (count.what == PlayerCount::pool) return place_of(count.player, Cube::pool);
    if (count.what == PlayerCount::casualty) return place_of(count.player, Cube::casualty);
    return std::nullopt;
}

// --- Boxes of special actions

// The first words of the answers that take it.
std::vector<std::string> words_taking(ActionBox box) {
    switch (box) {
        case ActionBox::bulgar_attack:
            return {"attack", "reinforce"};
        case ActionBox::fortify:
            return {"fortify"};
        case ActionBox::improve_byzantine:
        case ActionBox::improve_arab:
            return {"improve"};
        case ActionBox::emperor:
            return {"emperor"};
        case ActionBox::caliph:
            return {"caliph"};
        case ActionBox::byzantine_fleet:
            return {"byzantine-fleet"};
        case ActionBox::arab_fleet:
            return {"arab-fleet"};
        case ActionBox::civil_war_byzantine:
        case ActionBox::civil_war_arab:
            break;
    }
    return {"war"};
}

bool takes(const Position& now, const Branch& branch, ActionBox box) {
    return std::any_of(branch.decisions.begin(), branch.decisions.end(),
                       [&](const Decision& one) { return box_taken(now, one) == box; });
}

// --- Boxes of an army, its treasury and its pawn

// Of the side whose cubes are asked for.
std::optional<Side> side_asked(const Position& now) {
    using Asked = std::optional<Side>;
    return std::visit(values::overloaded{
                          [](const AwaitLosses& asked) { return Asked{asked.side}; },
                          [](const AwaitUpkeep& asked) { return Asked{asked.side}; },
                          [](const AwaitGarrison& asked) { return Asked{asked.side}; },
                          [](const auto&) { return Asked{}; },
                      },
                      now.awaits);
}

int taken_of(Box box, int elite, int main, int levy, int move) {
    switch (box) {
        case Box::elite:
            return elite;
        case Box::main:
            return main;
        case Box::levy:
            return levy;
        case Box::move:
            break;
    }
    return move;
}

// Cubes that go from the box; nothing if the decision is not about what is lost.
std::optional<int> cubes_lost(const Decision& decision, Box box) {
    if (const auto* lost = std::get_if<Lose>(&decision)) return taken_of(box, lost->elite, lost->main, 0, lost->move);
    if (const auto* gift = std::get_if<GiveUp>(&decision))
        return taken_of(box, gift->elite, gift->main, gift->levy, gift->move);
    return std::nullopt;
}

// An amount is asked box by box; other answers name all their cubes.
bool loses_from(const Branch& branch, Box box) {
    return std::all_of(branch.decisions.begin(), branch.decisions.end(), [&](const Decision& one) {
        const auto lost = cubes_lost(one, box);
        return lost && *lost > 0 && (!branch.answer.number || *lost == *branch.answer.number);
    });
}

bool names_box(const Branch& branch, Box box) {
    return std::holds_alternative<GarrisonFromArmy>(branch.decisions.front()) && word_of(branch.answer) == to_text(box);
}

bool pays_from(const Branch& branch, Side side) {
    const auto* const bought = std::get_if<BulgarsReinforce>(&branch.decisions.front());
    return bought != nullptr && bought->pay == side && word_of(branch.answer) == to_text(side);
}

bool moves(const Branch& branch, Side side) {
    const Decision& first = branch.decisions.front();
    return word_of(branch.answer) == to_text(side) &&
           (std::holds_alternative<Place>(first) || std::holds_alternative<Move>(first) ||
            std::holds_alternative<CivilWar>(first));
}

// --- Whether a row is about what was touched

struct IsAbout {
    const Position& now;
    const Branch& branch;

    bool asks(Color player) const { return awaited_player(now.awaits) == player; }

    bool operator()(const SetDisplayCount& count) const {
        if (!asks(count.player)) return false;
        if (count.what == DisplayCount::treasury) return pays_from(branch, count.side);
        const auto box = box_counted(count.what);
        return box && side_asked(now) == count.side && (loses_from(branch, *box) || names_box(branch, *box));
    }
    bool operator()(const SetArmy& army) const { return asks(army.player) && moves(branch, army.side); }
    bool operator()(const SetActionBox& set) const {
        const auto words = words_taking(set.box);
        return std::find(words.begin(), words.end(), word_of(branch.answer)) != words.end() &&
               takes(now, branch, set.box);
    }
    bool operator()(const auto&) const { return false; }
};

// Nothing leads on from it.
bool is_grey_for(const MenuRow& row, const Setting& touched) {
    const auto* const set = std::get_if<SetActionBox>(&touched);
    if (set == nullptr) return false;
    const auto words = words_taking(set->box);
    return std::find(words.begin(), words.end(), word_of(row.answer)) != words.end();
}

}  // namespace

std::optional<std::string> place_of_cubes(const Setting& number) {
    return std::visit(values::overloaded{[](const SetDisplayCount& count) { return place_counted(count); },
                                         [](const SetPlayerCount& count) { return place_counted(count); },
                                         [](const auto&) -> std::optional<std::string> { return std::nullopt; }},
                      number);
}

std::vector<std::size_t> rows_touched(const std::vector<MenuRow>& rows, const DecisionTree& tree, const Position& now,
                                      const Setting& touched) {
    std::vector<std::size_t> possible;
    std::vector<std::size_t> grey;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto* const branch = std::get_if<std::size_t>(&rows[i].leads);
        if (branch == nullptr) {
            if (is_grey_for(rows[i], touched)) grey.push_back(i);
        } else if (std::visit(IsAbout{now, tree.branches().at(*branch)}, touched)) {
            possible.push_back(i);
        }
    }
    return possible.empty() ? grey : possible;
}

std::optional<std::size_t> row_losing(const std::vector<MenuRow>& rows, const DecisionTree& tree,
                                      const std::vector<Setting>& touches) {
    std::array<int, 4> cubes{};
    for (const Setting& touched : touches) {
        const auto* const count = std::get_if<SetDisplayCount>(&touched);
        const auto box = count != nullptr ? box_counted(count->what) : std::nullopt;
        if (!box) return std::nullopt;
        ++cubes.at(static_cast<std::size_t>(*box));
    }
    const auto takes_them = [&](const Branch& branch) {
        if (!branch.decides || branch.answer.number) return false;
        for (std::size_t box = 0; box < cubes.size(); ++box) {
            const auto lost = cubes_lost(branch.decisions.front(), static_cast<Box>(box));
            if (!lost || *lost < cubes[box]) return false;
        }
        return true;
    };
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto* const branch = std::get_if<std::size_t>(&rows[i].leads);
        if (branch != nullptr && takes_them(tree.branches().at(*branch))) return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> branch_towards(const DecisionTree& tree, const Position& now, const Setting& touched) {
    const auto* const set = std::get_if<SetActionBox>(&touched);
    if (set == nullptr) return std::nullopt;
    std::optional<std::size_t> only;
    for (std::size_t i = 0; i < tree.branches().size(); ++i) {
        const Branch& branch = tree.branches()[i];
        if (branch.decides || !takes(now, branch, set->box)) continue;
        if (only) return std::nullopt;
        only = i;
    }
    return only;
}

}  // namespace byzantium::words
