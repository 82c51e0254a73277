// SPDX-License-Identifier: MIT
// What a game must bring to be kept in a library. Each game asserts the concept for a struct of its own; its rules are
// in its folder.
#pragma once

#include "journal/journal.h"
#include "protocol/lines.h"
#include "protocol/replay.h"
#include "protocol/text.h"
#include "session/act.h"
#include "session/game_files.h"
#include "session/seat.h"
#include "store/records.h"
#include "wording/sentence.h"

#include <tl/expected.hpp>

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace session {

// The board of a game whose header holds all of it: there are no files of boards then.
struct NoBoard {};

template <class G>
concept HasBoards = !std::same_as<typename G::Board, NoBoard>;

// What a game with boards in files brings besides:
//   read_board        the board in a text; throws protocol::FormatError, which names the place by `file_name`
//   write_board       the same board as a text, which is JSON
//   board_id          what a header calls the board that it is played on
//   check_header      why this board cannot be played with this header
template <class G>
concept ReadsBoards =
    requires(const typename G::Header& header, const typename G::Board& board, std::string_view text) {
        { G::read_board(text, text) } -> std::same_as<typename G::Board>;
        { G::write_board(board) } -> std::same_as<std::string>;
        { G::board_id(header) } -> std::same_as<std::string>;
        { G::check_header(board, header) } -> std::same_as<std::optional<protocol::Malformed>>;
        { board.id } -> std::convertible_to<std::string>;
        { board.name } -> std::convertible_to<std::string>;
    };

// Beside what the journal wants:
//   id                the name of the game, as headers and libraries say it
//   folder            what comes with the program for it
//   Board             NoBoard, or a board that is read from a file
//   read_header       the header that a line holds; write_header writes one without a line feed
//   older_headers     the same header as versions wrote it that knew less; empty if there are none
//   table             what is fixed for a session: of its header, and its board
//   seats             who sits at the table, clockwise
//   rulings           how the table reads the rules, for lists
//   hash_format       grows when `hash` changes: hashes of another format cannot be compared
//   EntryReader       reads the lines of one table, as `write_entry` writes them
//   write_position    the position as JSON, for programs that look on
//   legal             what may be entered here, of whatever type: entries are made of them
//   continuations     every entry that a count of positions goes on with here; none when the game is over
//   standing          what is awaited, or how the game ended and who won: what a library is told of a position
//   acting            the player whose action is awaited; nothing while anything else is
//   is_by_table       whether the table enters it, and no player
//   give_action       the entry by which the table gives the action to a player
//   say, refused      why an entry is refused: for people, and as lines of JSON have it
//   restoring         what brings a table back to where an older program led it (`Restoring` has `act`, which is
//                     submitted, and `entries`, how many of the kept ones that enters again); nothing where that is not
//                     known
template <class G>
concept Game =
    journal::Game<G> &&
    (!HasBoards<G> || ReadsBoards<G>)&&requires(
        const typename G::Table& table, const typename G::Header& header, const typename G::Position& position,
        const typename G::Entry& entry, const typename G::Step& step, const typename G::Player& player,
        const typename G::Refusal& refusal, typename G::EntryReader& reader, const typename G::Restoring& restoring,
        const protocol::Line& line, const typename G::Board& board, const std::vector<Earlier<G>>& behind) {
        { G::id } -> std::convertible_to<std::string_view>;
        { G::folder() } -> std::same_as<GameFolder>;
        { G::read_header(line) } -> std::same_as<tl::expected<typename G::Header, protocol::Malformed>>;
        { G::write_header(header) } -> std::same_as<std::string>;
        { G::older_headers(header) } -> std::same_as<std::vector<std::string>>;
        { G::table(header, board) } -> std::same_as<typename G::Table>;
        { G::seats(header) } -> std::same_as<std::vector<Seat>>;
        { G::rulings(header) } -> std::same_as<std::vector<store::Ruling>>;
        { G::hash_format } -> std::convertible_to<int>;
        { step.effects } -> std::convertible_to<const std::vector<typename G::Effect>&>;
        { typename G::EntryReader(table, header) };
        { reader.read(line) } -> std::same_as<tl::expected<typename G::Entry, protocol::Malformed>>;
        { G::write_entry(table, entry) } -> std::same_as<std::string>;
        { G::write_position(table, position) } -> std::same_as<std::string>;
        { G::legal(table, position).size() } -> std::convertible_to<std::size_t>;
        { G::continuations(table, position) } -> std::same_as<std::vector<typename G::Entry>>;
        { G::standing(table, position) } -> std::same_as<store::Standing>;
        { G::acting(position) } -> std::same_as<std::optional<typename G::Player>>;
        { G::is_by_table(entry) } -> std::same_as<bool>;
        { G::give_action(player) } -> std::convertible_to<typename G::Entry>;
        { G::say(table, refusal) } -> std::same_as<wording::Sentence>;
        { G::refused(table, refusal) } -> std::same_as<protocol::Refused>;
        { G::restoring(table, position, behind) } -> std::same_as<std::optional<typename G::Restoring>>;
        { restoring.act } -> std::convertible_to<const Act<G>&>;
        { restoring.entries } -> std::convertible_to<std::size_t>;
    };

}  // namespace session
