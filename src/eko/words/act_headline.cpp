// SPDX-License-Identifier: MIT
#include "eko/words/act_headline.h"

#include "eko/rules/effect.h"
#include "eko/rules/ids.h"
#include "eko/rules/points.h"
#include "eko/rules/position.h"
#include "eko/words/headline.h"
#include "eko/words/looking_back/moments.h"
#include "eko/words/story.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

std::vector<Effect> results_of(const std::vector<MadeEntry>& act) {
    std::vector<Effect> all;
    for (const MadeEntry& made : act)
        for (Effect& effect : results_among(made.effects)) all.push_back(std::move(effect));
    return all;
}

bool places_discs(const std::vector<MadeEntry>& act, Color player) {
    return std::any_of(act.begin(), act.end(), [&](const MadeEntry& made) {
        return std::any_of(made.effects.begin(), made.effects.end(), [&](const Effect& effect) {
            const auto* const placed = std::get_if<DiscsPlaced>(&effect);
            return placed != nullptr && placed->player == player;
        });
    });
}

// EKO-42 to EKO-44: whoever has discs in reserve waits to be asked, and is not.
std::string reinforcement_left_out(const Names& names, const std::vector<MadeEntry>& act) {
    for (const MadeEntry& made : act)
        for (const Effect& effect : made.effects) {
            const auto* const taken = std::get_if<TakenByItself>(&effect);
            if (taken == nullptr || !std::holds_alternative<Stop>(taken->decision)) continue;
            if (act.back().after[taken->player].reserve == 0 || places_discs(act, taken->player)) continue;
            return ' ' +
                   say("{player} has no stack that can be reinforced.", arg("player", names.player(taken->player)));
        }
    return {};
}

std::string points_reached(const Names& names, const Table& table, const Position& before, const Position& after) {
    std::string all;
    for (const Color color : table.seats) {
        const int points = points_of(table, after, color).total();
        if (points == points_of(table, before, color).total()) continue;
        all += ' ' + say_counted(points, "{player} now has {n} point.", "{player} now has {n} points.",
                                 arg("player", names.player(color)));
    }
    return all;
}

}  // namespace

std::string act_headline(const Names& names, const Table& table, const std::vector<MadeEntry>& act) {
    const MadeEntry& first = act.front();
    std::string all = headline(names, first.before, first.entry);
    if (eko::text::Game::is_by_table(first.entry)) return all;
    for (const auto& line : told_lines(names, first.before, results_of(act))) all += ' ' + line.text;
    return all + reinforcement_left_out(names, act) + points_reached(names, table, first.before, act.back().after);
}

}  // namespace eko::words
