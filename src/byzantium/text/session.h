// SPDX-License-Identifier: MIT
// Byzantium as a session wants a game: names only, the rules stand in byzantium/rules and their words in
// byzantium/text.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/board.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/rules/rules.h"
#include "byzantium/text/entry.h"
#include "journal/journal.h"
#include "protocol/known_lines.h"
#include "protocol/lines.h"
#include "protocol/replay.h"
#include "protocol/text.h"
#include "session/act.h"
#include "session/dice.h"
#include "session/game_files.h"
#include "session/repair.h"
#include "session/replayer.h"
#include "session/seat.h"
#include "session/session.h"
#include "session/summary.h"
#include "session/tree_count.h"
#include "store/records.h"
#include "wording/sentence.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace byzantium::text {

struct Restoring;

struct Game {
    using Board = byzantium::Board;
    using Restoring = text::Restoring;
    using Table = byzantium::Table;
    using Header = byzantium::Header;
    using Entry = byzantium::Entry;
    using Position = byzantium::Position;
    using Step = byzantium::Step;
    using Refusal = byzantium::Refusal;
    using Effect = byzantium::Effect;
    using Player = Color;

    static constexpr std::string_view id = "byzantium";
    static constexpr auto hash_format = position_hash_format;

    // The lines of one table, whose board must outlive the reader.
    class EntryReader {
    public:
        EntryReader(const Table& table, const Header& header) : board_{table.board}, seats_{header} {}
        tl::expected<Entry, protocol::Malformed> read(const protocol::Line& line) {
            return known_.read(line, [this](const protocol::Line& one) { return read_entry(board_, seats_, one); });
        }

    private:
        const Board& board_;
        Seats seats_;
        protocol::KnownLines<Entry> known_;
    };

    // What comes with the program for this game.
    static session::GameFolder folder();

    static Board read_board(std::string_view text, std::string_view file_name);
    static std::string write_board(const Board& board);
    static std::string board_id(const Header& header) { return header.board; }
    static std::optional<protocol::Malformed> check_header(const Board& board, const Header& header);
    static tl::expected<Header, protocol::Malformed> read_header(const protocol::Line& line);
    static std::string write_header(const Header& header);
    // Those of versions that did not know every ruling.
    static std::vector<std::string> older_headers(const Header& header);
    static Table table(const Header& header, const Board& board) { return {board, header.rulings}; }
    static std::vector<session::Seat> seats(const Header& header);
    static std::vector<store::Ruling> rulings(const Header& header);

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
    static std::string write_position(const Table& table, const Position& position);
    static store::Standing standing(const Table& table, const Position& position);
    static std::optional<Color> acting(const Position& position);
    static bool is_by_table(const Entry& entry);
    static Entry give_action(Color player) { return AwaitPlayer{player}; }
    // Without its rule; cities by name, all else by the codes that entries have.
    static wording::Sentence say(const Table& table, const Refusal& refusal);
    static protocol::Refused refused(const Table& table, const Refusal& refusal);
    // What is counted over a session: byzantium/text/summary.h.
    static const session::Measures& measures();
    static std::optional<Restoring> restoring(const Table& table, const Position& now,
                                              const std::vector<session::Earlier<Game>>& behind);
};

using Act = session::Act<Game>;

// BYZ-10: the first Byzantine city once moved an army that stood on the map already; now it stays. A correction in
// front of the entry puts it where it was moved to.
struct Restoring {
    SetArmy moved;        // where the older reading put the first army that it moved
    std::size_t entries;  // of the library, from that entry on, which lead to what they once led to
    Act act;              // these, with the corrections in front of those that need one
};

using Branch = session::Branch<Game>;
using Earlier = session::Earlier<Game>;
using Entered = session::Entered<Game>;
using Journal = journal::Journal<Game>;
using Replayer = session::Replayer<Game>;
using Repair = session::Repair<Game>;
using Session = session::Session<Game>;

// What this game counts over a session, for session::Counting.
session::Summary counts_of(const Session& session, std::span<const std::string> entered);

// As many dice as are awaited, the attacker's first.
Roll roll(session::DiceSource& source, const AwaitRoll& awaited);
// Dice for what is awaited, to be submitted like any entry; nothing if no roll is awaited. Each call rolls anew.
std::optional<Roll> roll(Session& session);

}  // namespace byzantium::text

extern template class session::Session<byzantium::text::Game>;
extern template class session::Repair<byzantium::text::Game>;
