// SPDX-License-Identifier: MIT
// The boards that a new session can be begun on.
#pragma once

#include "eko/rules/layout.h"
#include "eko/words/shelf/board_maker.h"
#include "eko/words/shelf/board_shelf.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

struct BoardOffer {
    std::string id;  // of its file; empty: it is in none
    std::string name;
    Layout layout;
    // Kept in a file, or of the last session; or in hand on the page of boards, as no file has it.
    enum class From : std::uint8_t { elsewhere, hand } from = From::elsewhere;
};
// Of one of the program, in few words of the language that is spoken: a page has room for little more.
std::string shown_name(const BoardShelf::Row& board);
// The board in hand, called "My board (changed)", if it is not saved as it is and a game can be played on it.
std::optional<BoardOffer> board_in_hand(const BoardShelf& shelf, const BoardMaker& maker);
// The board in hand first, if there is one; then that of the last session, if it is neither that nor kept anywhere;
// then the table's own, then those of the program.
std::vector<BoardOffer> board_offers(const BoardShelf& shelf, const std::optional<Layout>& last,
                                     const std::optional<BoardOffer>& in_hand);
// The board of the last session; else the sample for so many players.
std::size_t first_choice(const std::vector<BoardOffer>& offers, const std::optional<Layout>& last, std::size_t players);
// Another sample fits other players: the number of that one if `chosen` is a sample for a number of players.
std::size_t for_players(const std::vector<BoardOffer>& offers, std::size_t chosen, std::size_t players);

// As `board_remark` of its layout, under the name that it is offered by.
std::string offer_remark(const BoardOffer& offer, std::size_t players);

}  // namespace eko::words
