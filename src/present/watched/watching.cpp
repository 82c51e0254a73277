// SPDX-License-Identifier: MIT
#include "present/watched/watching.h"

#include "present/journal/acts.h"
#include "present/journal/hands_view.h"
#include "present/table/looks.h"
#include "present/table/open_session.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace present {

namespace {

// What hands do for the last act, as the list at the table has it.
HandsView hands_of(const std::vector<WatchedSeat>& seats) {
    HandsView view;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        for (const std::string& text : seats[seat].hands)
            view.lines.push_back({LineKind::deed, std::nullopt, text, 0, seat});
    return view;
}

// Those of one seat; a heading stands only over a line.
std::vector<std::string> texts_for(std::size_t seat, const std::vector<HandsLine>& lines) {
    std::vector<std::string> texts;
    std::string heading;
    for (const HandsLine& line : lines) {
        if (line.kind == LineKind::event) heading = line.text;
        if (line.kind == LineKind::event || line.seat != seat) continue;
        if (!heading.empty()) texts.push_back(std::exchange(heading, {}));
        texts.push_back(line.text);
    }
    return texts;
}

}  // namespace

Watched Watching::look(OpenSession& open) {
    Watched watched = open.watched();
    const Desk& desk = open.desk();
    const Looks& looks = desk.table().looks();
    const std::string& session = open.details().uuid;
    if (session_ != session) put_back_ = left_.come_back(session, looks).value_or(PutBack{});
    session_ = session;
    put_back_.follow(looks, desk.to_put_back(), hands_due(looks));
    HandsView hands = hands_of(watched.seats);
    put_back_.add_to(hands);
    left_.leave(session, looks, put_back_);
    for (std::size_t seat = 0; seat < watched.seats.size(); ++seat)
        watched.seats[seat].hands = texts_for(seat, hands.lines);
    return watched;
}

}  // namespace present
