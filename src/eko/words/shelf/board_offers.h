// SPDX-License-Identifier: MIT
// The boards that a new session can be begun on.
#pragma once

#include "eko/rules/layout.h"
#include "eko/words/shelf/board_shelf.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace eko::words {

struct BoardOffer {
    std::string id;  // of its file; empty: the board of the last session, which is in none
    std::string name;
    Layout layout;
};
// Of one of the program, in few words of the language that is spoken: a page has room for little more.
std::string shown_name(const BoardShelf::Row& board);
// The board of the last session first, if it is kept nowhere; then the table's own, then those of the program.
std::vector<BoardOffer> board_offers(const BoardShelf& shelf, const std::optional<Layout>& last);
// The board of the last session; else the sample for so many players.
std::size_t first_choice(const std::vector<BoardOffer>& offers, const std::optional<Layout>& last, std::size_t players);
// Another sample fits other players: the number of that one if `chosen` is a sample for a number of players.
std::size_t for_players(const std::vector<BoardOffer>& offers, std::size_t chosen, std::size_t players);

// As `board_remark` of its layout, under the name that it is offered by.
std::string offer_remark(const BoardOffer& offer, std::size_t players);

}  // namespace eko::words
