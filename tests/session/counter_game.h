// SPDX-License-Identifier: MIT
// The toy game as a session keeps games: two players add to a counter in turn. It shows that session knows nothing of
// any real game.
#pragma once

#include "protocol/text.h"
#include "session/repair.h"
#include "session/session.h"
#include "support/counter.h"

#include <tl/expected.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace counter {

// An even counter awaits the first of them, an odd one the second; a full one nobody.
enum class Player : std::uint8_t { even, odd };

struct KeptGame : Game {
    using Effect = int;
    using Player = counter::Player;

    static constexpr int hash_format = 1;

    // {"add":2,"note":"..."}
    class EntryReader {
    public:
        EntryReader(const Table&, const Header&) {}
        tl::expected<Add, protocol::Malformed> read(std::string_view line);
    };

    static std::string write_entry(const Table& table, const Add& add);
    // One and two, as far as the limit allows.
    static std::vector<Add> legal(const Table& table, const Position& position);
    static std::vector<Add> continuations(const Table& table, const Position& position) {
        return legal(table, position);
    }
    static store::Standing standing(const Table& table, const Position& position);
    static std::optional<Player> acting(const Position& position);
    static bool is_by_table(const Add& add) { return add.note == "table"; }
    static Add give_action(Player) { return {1, "table"}; }
};
static_assert(session::Game<KeptGame>);

using Session = session::Session<KeptGame>;
using Repair = session::Repair<KeptGame>;

}  // namespace counter

extern template class session::Session<counter::KeptGame>;
extern template class session::Repair<counter::KeptGame>;
