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

#include <utility>

namespace eko::words {

using namespace present;

namespace {

std::vector<Effect> results_of(const std::vector<MadeEntry>& act) {
    std::vector<Effect> all;
    for (const MadeEntry& made : act)
        for (Effect& effect : results_among(made.effects)) all.push_back(std::move(effect));
    return all;
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
    return all + points_reached(names, table, first.before, act.back().after);
}

}  // namespace eko::words
