// SPDX-License-Identifier: MIT
#include "present/reports/chronicle_acts.h"

#include "present/journal/acts.h"
#include "present/reports/chart_parts.h"

#include <algorithm>
#include <string>
#include <utility>

namespace present {

namespace {

constexpr const char* dash = "\u2013";

std::string numbers_of(EntryRange act) {
    const std::string first = std::to_string(act.first + 1);
    return act.end == act.first + 1 ? first : first + dash + std::to_string(act.end);
}

// A mark beside a sentence has the letter that it has in charts: that of the name.
paper::Badge initialled(const Looks& table, std::size_t player) {
    std::vector<LegendPlayer> all;
    for (const TablePlayer& one : table.players()) all.push_back({one.badge, one.name});
    return with_initials(std::move(all)).at(player).badge;
}

}  // namespace

std::vector<EntryRange> acts_of(const Looks& table) {
    std::vector<EntryRange> acts;
    for (std::size_t first = 0; first < table.cursor(); first = acts.back().end)
        acts.push_back(act_of(table, first + 1, table.cursor()));
    return acts;
}

std::set<std::size_t> turning_points(const std::vector<int>& weights, std::size_t acts_a_point) {
    std::vector<std::size_t> heavy;
    for (std::size_t act = 0; act < weights.size(); ++act)
        if (weights[act] > 0) heavy.push_back(act);
    std::stable_sort(heavy.begin(), heavy.end(),
                     [&](std::size_t one, std::size_t other) { return weights[one] > weights[other]; });
    heavy.resize(std::min(heavy.size(), 1 + weights.size() / acts_a_point));
    return {heavy.begin(), heavy.end()};
}

std::set<std::size_t> with_room(const std::set<std::size_t>& acts, std::size_t apart) {
    std::set<std::size_t> chosen;
    for (const std::size_t act : acts)
        if (chosen.empty() || act >= *chosen.rbegin() + apart) chosen.insert(act);
    return chosen;
}

paper::JournalEntry told_act(const Looks& table, EntryRange act, paper::EntryLook look) {
    const EntryTold told = table.act(act);
    return {numbers_of(act),
            told.author == Author::table ? paper::EntryLook::correction : look,
            told.player ? paper::Cell{initialled(table, *told.player), told.text} : paper::Cell{told.text},
            {}};
}

}  // namespace present
