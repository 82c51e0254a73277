// SPDX-License-Identifier: MIT
#include "session/tree_count.h"

#include "byzantium/rules/awaits.h"

namespace session {

namespace {

using namespace byzantium;

std::vector<Entry> all_hits(const AwaitRoll& roll) {
    std::vector<Entry> entries;
    for (int attacker = 0; attacker <= roll.attacker; ++attacker) {
        for (int defender = 0; defender <= roll.defender; ++defender) {
            entries.emplace_back(Roll{Hits{attacker, defender}});
        }
    }
    return entries;
}

std::uint64_t sequences(const Table& table, const Position& position, int depth) {
    if (depth == 0) return 1;
    const auto entries = possible_entries(table, position);
    if (depth == 1) return entries.size();  // each of them is legal
    std::uint64_t sum = 0;
    for (const Entry& entry : entries) sum += sequences(table, apply(table, position, entry).value().after, depth - 1);
    return sum;
}

}  // namespace

std::vector<Branch> divide(const Table& table, const Position& position, int depth) {
    std::vector<Branch> branches;
    for (const Entry& entry : possible_entries(table, position)) {
        const Position after = apply(table, position, entry).value().after;
        branches.push_back({entry, sequences(table, after, depth - 1)});
    }
    return branches;
}

std::vector<Entry> possible_entries(const Table& table, const Position& position) {
    if (const auto* roll = std::get_if<AwaitRoll>(&position.awaits)) return all_hits(*roll);
    const auto decisions = legal(table, position);
    return {decisions.begin(), decisions.end()};
}

}  // namespace session
