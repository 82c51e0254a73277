// SPDX-License-Identifier: MIT
#include "byzantium/words/table/watched.h"

#include "byzantium/words/looking_back/finale.h"
#include "byzantium/words/looking_back/map_picture.h"
#include "byzantium/words/looking_back/report.h"
#include "byzantium/words/table/board_view.h"
#include "byzantium/words/table/table_view.h"
#include "present/language/words.h"
#include "protocol/land.h"
#include "session/resources.h"
#include "wording/failure.h"

#include <algorithm>
#include <optional>

namespace byzantium::words {

using namespace present;

namespace {

std::optional<protocol::Land> watched_land() try {
    return session::Resources::find().land();
} catch (const wording::Failure&) {
    return std::nullopt;
}

WatchedPart side_part(const SideView& side, const TrackMarker& marker) {
    const auto words = table_view_words();
    WatchedPart part{side.heading, {{words.money, side.treasury.shown}, {words.vp, marker.quantity.shown}}};
    if (side.at_end) part.facts.push_back({display_heads().at_end, side.at_end->sum + ": " + side.at_end->left});
    for (const Counted& box : side.boxes) part.facts.push_back({box.label, std::to_string(box.count)});
    if (side.guard != Guard::none)
        part.facts.push_back(
            {translated("Guard"), side.guard == Guard::emperor ? translated("Emperor") : translated("Caliph")});
    part.facts.push_back({translated("Army"), side.pawn.shown});
    return part;
}

WatchedPart supplies_part(const PlayerView& player) {
    WatchedPart part;
    for (const Counted& supply : player.supplies) part.facts.push_back({supply.label, std::to_string(supply.count)});
    return part;
}

WatchedGauge gauge_of(const ScoreGauge& gauge, int most) {
    const auto words = table_view_words();
    return {words.score, std::max(0, gauge.now.score.total), most,
            gauge.after ? words.with_cities + ' ' + std::to_string(gauge.after->score.total) : std::string{},
            gauge_words(gauge.now)};
}

int most_total(const std::vector<ScoreGauge>& gauges) {
    int most = 1;
    for (const ScoreGauge& gauge : gauges) most = std::max(most, gauge.now.score.total);
    return most;
}

void tell_seat(WatchedSeat& seat, const TableView& view, std::size_t i) {
    const PlayerView& player = view.players[i];
    for (const Mark& mark : player.marks)
        if (mark.kind != MarkKind::must_speak) seat.marks.push_back(mark.text);
    for (std::size_t side = 0; side < player.sides.size(); ++side)
        seat.parts.push_back(side_part(player.sides[side], view.head.tracks[side].markers[i]));
    seat.parts.push_back(supplies_part(player));
    seat.gauge = gauge_of(view.gauges[i], most_total(view.gauges));
}

}  // namespace

Watched watched(const OpenTable& open) {
    const Names& names = open.teller().names();
    const auto& session = open.session();
    const TableView view = table_view(names, session, std::nullopt);
    Watched watched = watched_of_any_game(open);
    watched.turn = view.turn;
    watched.question = view.head.question;
    if (is_over(session)) tell_end(watched, finale(names, session));
    for (std::size_t i = 0; i < watched.seats.size(); ++i) tell_seat(watched.seats[i], view, i);
    const BoardView board = board_view(names, session.table(), session.position());
    watched.board = {map_ground(board, watched_land(), translated("The map")),
                     map_pieces(board, translated("What lies on the map"))};
    return watched;
}

std::vector<WatchedPlace> watched_places(const OpenTable& open) {
    const auto& session = open.session();
    std::vector<WatchedPlace> places;
    for (const MapPlace& one : map_places(board_view(open.teller().names(), session.table(), session.position())))
        places.push_back({place_of(session.table().board, one.city), one.at, city_radius});
    return places;
}

}  // namespace byzantium::words
