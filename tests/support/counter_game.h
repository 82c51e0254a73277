// SPDX-License-Identifier: MIT
// The toy game as a session keeps games: two players add to a counter in turn, until it is full. It shows that session
// knows nothing of any real game: its header holds its board, and it is won by both or by nobody.
#pragma once

#include "protocol/lines.h"
#include "protocol/replay.h"
#include "protocol/text.h"
#include "session/act.h"
#include "session/boards.h"
#include "session/counting.h"
#include "session/game_files.h"
#include "session/kept.h"
#include "session/open.h"
#include "session/repair.h"
#include "session/seat.h"
#include "session/session.h"
#include "session/summary.h"
#include "support/counter.h"
#include "wording/sentence.h"

#include <tl/expected.hpp>

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace counter {

// An even counter awaits the first of them, an odd one the second; a full one nobody.
enum class Player : std::uint8_t { even, odd };

struct KeptHeader : Header {
    int limit = 10;
    std::array<std::string, 2> names{};  // of even and odd
    bool operator==(const KeptHeader& other) const {
        return start == other.start && limit == other.limit && names == other.names;
    }
};

struct KeptGame : Game {
    using Header = KeptHeader;
    using Effect = int;
    using Player = counter::Player;
    using Board = session::NoBoard;
    using Restoring = session::NothingToRestore<KeptGame>;

    static constexpr std::string_view id = "counter";
    static constexpr int hash_format = 1;

    // {"add":2,"note":"..."}
    class EntryReader {
    public:
        EntryReader(const Table&, const Header&) {}
        tl::expected<Add, protocol::Malformed> read(const protocol::Line& line);
    };

    static session::GameFolder folder() { return {std::string{id}, {}, {}, session::OlderBoards::none}; }
    // {"game":"counter","start":0,"limit":10,"players":["Anna","Boris"]}
    static tl::expected<Header, protocol::Malformed> read_header(const protocol::Line& line);
    static std::string write_header(const Header& header);
    static std::vector<std::string> older_headers(const Header&) { return {}; }
    static Table table(const Header& header, const Board&) { return {header.limit}; }
    static std::vector<session::Seat> seats(const Header& header);
    static std::vector<store::Ruling> rulings(const Header&) { return {}; }

    static std::string write_entry(const Table& table, const Add& add);
    static std::string write_position(const Table& table, const Position& position);
    // One and two, as far as the limit allows.
    static std::vector<Add> legal(const Table& table, const Position& position);
    static std::vector<Add> continuations(const Table& table, const Position& position) {
        return legal(table, position);
    }
    // Over when it is full: both have won if the last of all was an even number, else nobody.
    static store::Standing standing(const Table& table, const Position& position);
    static std::optional<Player> acting(const Position& position);
    static bool is_by_table(const Add& add) { return add.note == "table"; }
    static Add give_action(Player) { return {1, "table"}; }
    static wording::Sentence say(const Table& table, const Refusal& refusal);
    static protocol::Refused refused(const Table& table, const Refusal& refusal);
    // How full it is in the end; what each added, and whether it was the last to do so.
    static const session::Measures& measures();
    static std::optional<Restoring> restoring(const Table&, const Position&,
                                              const std::vector<session::Earlier<KeptGame>>&) {
        return std::nullopt;
    }
};
static_assert(session::Game<KeptGame>);

using Boards = session::Boards<KeptGame>;
using OpenedKept = session::OpenedKept<KeptGame>;
using Repair = session::Repair<KeptGame>;
using Session = session::Session<KeptGame>;

session::Summary counts_of(const Session& session, std::span<const std::string> entered);
using Counting = session::Counting<KeptGame>;

}  // namespace counter

extern template class session::Counting<counter::KeptGame>;
extern template class session::Session<counter::KeptGame>;
extern template class session::Repair<counter::KeptGame>;
