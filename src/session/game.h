// SPDX-License-Identifier: MIT
// What a game must bring to be kept in a library. Each game asserts it for a struct of names of its own; the rules
// themselves stand in its folder.
#pragma once

#include "journal/journal.h"
#include "protocol/text.h"
#include "store/records.h"

#include <tl/expected.hpp>

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace session {

// Beside what the journal wants:
//   hash_format       grows when `hash` changes: hashes of another format cannot be compared
//   EntryReader       reads the lines of one table, as `write_entry` writes them
//   legal             what may be entered here, of whatever type: entries are made of them
//   continuations     every entry that a count of positions goes on with here; none when the game is over
//   standing          what is awaited, or how the game ended: what a library is told of a position
//   acting            the player whose action is awaited; nothing while anything else is
//   is_by_table       whether the table enters it, and no player
//   give_action       the entry by which the table gives the action to a player
template <class G>
concept Game = journal::Game<G> && requires(const typename G::Table& table, const typename G::Header& header,
                                            const typename G::Position& position, const typename G::Entry& entry,
                                            const typename G::Step& step, const typename G::Player& player,
                                            typename G::EntryReader& reader, std::string_view line) {
    { G::hash_format } -> std::convertible_to<int>;
    { step.effects } -> std::convertible_to<const std::vector<typename G::Effect>&>;
    { typename G::EntryReader(table, header) };
    { reader.read(line) } -> std::same_as<tl::expected<typename G::Entry, protocol::Malformed>>;
    { G::write_entry(table, entry) } -> std::same_as<std::string>;
    { G::legal(table, position).size() } -> std::convertible_to<std::size_t>;
    { G::continuations(table, position) } -> std::same_as<std::vector<typename G::Entry>>;
    { G::standing(table, position) } -> std::same_as<store::Standing>;
    { G::acting(position) } -> std::same_as<std::optional<typename G::Player>>;
    { G::is_by_table(entry) } -> std::same_as<bool>;
    { G::give_action(player) } -> std::convertible_to<typename G::Entry>;
};

}  // namespace session
