// SPDX-License-Identifier: MIT
#include "eko/words/table/watched.h"

#include "eko/rules/awaits.h"
#include "eko/words/board_words.h"
#include "eko/words/looking_back/finale.h"
#include "eko/words/looking_back/history.h"
#include "eko/words/pictures/board_picture.h"
#include "eko/words/pictures/hex_sheet.h"
#include "eko/words/places.h"
#include "eko/words/table/table_view.h"
#include "present/language/words.h"

#include <algorithm>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

constexpr int points_to_win = 12;

WatchedPart buildings_part(const PlayerView& player) {
    WatchedPart part{translated("Buildings left"), {}};
    for (const Supply& supply : player.supply)
        part.facts.push_back(
            {word(supply.size), say("{left} of {all}", arg("left", supply.left), arg("all", supply.all))});
    return part;
}

void tell_seat(WatchedSeat& seat, const PlayerView& player) {
    seat.marks.push_back(player.capital_words);
    if (!player.captives_words.empty()) seat.marks.push_back(player.captives_words);
    WatchedPart discs{translated("Discs"), {}};
    for (const Counted& counted : player.counted) discs.facts.push_back({counted.label, counted.shown});
    seat.parts = {std::move(discs), buildings_part(player)};
    seat.gauge = {
        translated("Points"), std::max(0, player.points), points_to_win, {}, player.sources + "; " + player.missing};
}

}  // namespace

Watched watched(const OpenTable& open) {
    const auto& session = open.session();
    const TableView view = table_view(open.teller().names(), session);
    Watched watched = watched_of_any_game(open);
    watched.turn = view.turn;
    watched.question = view.question;
    if (std::holds_alternative<Over>(session.position().awaits)) tell_end(watched, finale({open, {}}));
    for (std::size_t i = 0; i < watched.seats.size(); ++i) tell_seat(watched.seats[i], view.players[i]);
    const ShownBoard shown{session.table().board, session.header().layout, session.position()};
    // With the ids of fields: a phone's answers name them, and whoever cannot read them there makes the board larger.
    watched.board = {board_ground(shown, BoardSize::large, translated("The board")),
                     board_pieces(shown, BoardSize::large, {}, translated("What stands on the board"))};
    return watched;
}

std::vector<WatchedPlace> watched_places(const Board& board) {
    const HexSheet sheet = sheet_of(board, BoardSize::large);
    std::vector<WatchedPlace> places;
    for (const BoardField& field : board.fields)
        if (const auto id = board.find(field.at))
            places.push_back({place_of(board, *id), sheet.middle(field.at), sheet.radius()});
    return places;
}

}  // namespace eko::words
