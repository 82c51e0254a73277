// SPDX-License-Identifier: MIT
// Ekö as a session wants a game: names only, the rules stand in eko/rules and their words in eko/text.
#pragma once

#include "eko/rules/effect.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/rules/refusal.h"
#include "eko/rules/rules.h"
#include "eko/text/entry.h"
#include "eko/text/header.h"
#include "eko/text/position.h"
#include "eko/text/saved_boards.h"
#include "journal/journal.h"
#include "protocol/known_lines.h"
#include "protocol/lines.h"
#include "protocol/replay.h"
#include "protocol/text.h"
#include "session/act.h"
#include "session/game.h"
#include "session/game_files.h"
#include "session/repair.h"
#include "session/replayer.h"
#include "session/seat.h"
#include "session/session.h"
#include "session/summary.h"
#include "store/records.h"
#include "wording/sentence.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace eko::text {

struct Game {
    using Board = session::NoBoard;
    using Restoring = session::NothingToRestore<Game>;
    using Table = eko::Table;
    using Header = eko::Header;
    using Entry = eko::Entry;
    using Position = eko::Position;
    using Step = eko::Step;
    using Refusal = eko::Refusal;
    using Effect = eko::Effect;
    using Player = Color;

    static constexpr std::string_view id = "eko";
    static constexpr auto hash_format = position_hash_format;

    // The lines of one table, which must outlive the reader.
    class EntryReader {
    public:
        EntryReader(const Table& table, const Header&) : table_{table} {}
        tl::expected<Entry, protocol::Malformed> read(const protocol::Line& line) {
            return known_.read(line, [this](const protocol::Line& one) { return read_entry(table_, one); });
        }

    private:
        const Table& table_;
        protocol::KnownLines<Entry> known_;
    };

    // What comes with the program for this game.
    static session::GameFolder folder() { return BoardFiles::folder(); }

    static tl::expected<Header, protocol::Malformed> read_header(const protocol::Line& line) {
        return text::read_header(line);
    }
    static std::string write_header(const Header& header) { return text::write_header(header); }
    static std::vector<std::string> older_headers(const Header&) { return {}; }
    static Table table(const Header& header, const Board&) { return table_of(header); }
    static std::vector<session::Seat> seats(const Header& header);
    static std::vector<store::Ruling> rulings(const Header& header);

    static Position start(const Table& table, const Header& header) { return eko::start(table, header); }
    static tl::expected<Step, Refusal> apply(const Table& table, const Position& position, const Entry& entry) {
        return eko::apply(table, position, entry);
    }
    static std::uint64_t hash(const Position& position) { return position_hash(position); }
    static std::vector<Decision> legal(const Table& table, const Position& position) {
        return eko::legal(table, position);
    }
    // In the order of eko::legal: a sharing-out by the Wind temple is not among them.
    static std::vector<Entry> continuations(const Table& table, const Position& position);
    static std::string write_entry(const Table& table, const Entry& entry) { return text::write_entry(table, entry); }
    static std::string write_position(const Table& table, const Position& position) {
        return text::write_position(table, position);
    }
    // Winners have the first place, all others the one behind them; with no winner all share the first.
    static store::Standing standing(const Table& table, const Position& position);
    static std::optional<Color> acting(const Position& position);
    static bool is_by_table(const Entry& entry);
    static Entry give_action(Color player) { return AwaitPlayer{player}; }
    // Without its rule; fields by their ids.
    static wording::Sentence say(const Table& table, const Refusal& refusal);
    static protocol::Refused refused(const Table& table, const Refusal& refusal);
    // What is counted over a session: eko/text/summary.h.
    static const session::Measures& measures();
    static std::optional<Restoring> restoring(const Table&, const Position&,
                                              const std::vector<session::Earlier<Game>>&) {
        return std::nullopt;
    }
};

using Act = session::Act<Game>;
using Earlier = session::Earlier<Game>;
using Journal = journal::Journal<Game>;
using Replayer = session::Replayer<Game>;
using Repair = session::Repair<Game>;
using Session = session::Session<Game>;

// What this game counts over a session, for session::Counting.
session::Summary counts_of(const Session& session, std::span<const std::string> entered);

}  // namespace eko::text

extern template class session::Session<eko::text::Game>;
extern template class session::Repair<eko::text::Game>;
