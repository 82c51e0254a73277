// SPDX-License-Identifier: MIT
// Byzantium as the journal wants a game: names only, the rules stand in byzantium.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/rules/rules.h"
#include "journal/journal.h"

#include <cstdint>

namespace session {

struct ByzantiumGame {
    using Table = byzantium::Table;
    using Header = byzantium::Header;
    using Entry = byzantium::Entry;
    using Position = byzantium::Position;
    using Step = byzantium::Step;
    using Refusal = byzantium::Refusal;

    static Position start(const Table& table, const Header& header) { return byzantium::start(table, header); }
    static tl::expected<Step, Refusal> apply(const Table& table, const Position& position, const Entry& entry) {
        return byzantium::apply(table, position, entry);
    }
    static std::uint64_t hash(const Position& position) { return byzantium::position_hash(position); }
};

using Journal = journal::Journal<ByzantiumGame>;

}  // namespace session
