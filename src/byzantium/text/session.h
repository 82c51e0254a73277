// SPDX-License-Identifier: MIT
// Byzantium as a session wants a game: names only, the rules stand in byzantium/rules and their words in
// byzantium/text.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/rules/rules.h"
#include "byzantium/text/entry.h"
#include "journal/journal.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "session/judge.h"
#include "session/repair.h"
#include "session/session.h"
#include "session/tree_count.h"
#include "store/records.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium::text {

struct Game {
    using Table = byzantium::Table;
    using Header = byzantium::Header;
    using Entry = byzantium::Entry;
    using Position = byzantium::Position;
    using Step = byzantium::Step;
    using Refusal = byzantium::Refusal;
    using Effect = byzantium::Effect;
    using Player = Color;

    static constexpr auto hash_format = position_hash_format;

    // The lines of one table, whose board must outlive the reader.
    class EntryReader {
    public:
        EntryReader(const Table& table, const Header& header) : reader_{table.board, text::Seats{header}} {}
        tl::expected<Entry, protocol::Malformed> read(std::string_view line) { return reader_.read(line); }

    private:
        text::EntryReader reader_;
    };

    static Position start(const Table& table, const Header& header) { return byzantium::start(table, header); }
    static tl::expected<Step, Refusal> apply(const Table& table, const Position& position, const Entry& entry) {
        return byzantium::apply(table, position, entry);
    }
    static std::uint64_t hash(const Position& position) { return position_hash(position); }
    static std::vector<Decision> legal(const Table& table, const Position& position) {
        return byzantium::legal(table, position);
    }
    // Decisions in the order of byzantium::legal. At a roll each pair of hit counts is one entry, the attacker's first,
    // from none to as many as dice.
    static std::vector<Entry> continuations(const Table& table, const Position& position);
    static std::string write_entry(const Table& table, const Entry& entry) {
        return text::write_entry(table.board, entry);
    }
    static store::Standing standing(const Table& table, const Position& position);
    static std::optional<Color> acting(const Position& position);
    static bool is_by_table(const Entry& entry);
    static Entry give_action(Color player) { return AwaitPlayer{player}; }
};

using Act = session::Act<Game>;
using Branch = session::Branch<Game>;
using Earlier = session::Earlier<Game>;
using Entered = session::Entered<Game>;
using Journal = journal::Journal<Game>;
using Judge = session::Judge<Game>;
using Repair = session::Repair<Game>;
using Session = session::Session<Game>;

// As many dice as are awaited, the attacker's first.
Roll roll(session::DiceSource& source, const AwaitRoll& awaited);
// Dice for what is awaited, to be submitted like any entry; nothing if no roll is awaited. Each call rolls anew.
std::optional<Roll> roll(Session& session);

}  // namespace byzantium::text

extern template class session::Session<byzantium::text::Game>;
extern template class session::Repair<byzantium::text::Game>;
