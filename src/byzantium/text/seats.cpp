// SPDX-License-Identifier: MIT
#include "byzantium/text/seats.h"

#include "byzantium/rules/ids.h"
#include "values/from_text.h"

namespace byzantium::text {

std::vector<Seat> seats_of(const std::vector<session::Seat>& players) {
    std::vector<Seat> seats;
    for (const session::Seat& player : players)
        if (const auto color = values::from_text<Color>(player.color)) seats.push_back({*color, player.name});
    return seats;
}

Header header_of(const std::string& board, const std::vector<session::Seat>& players, const std::string& first,
                 const Rulings& rulings) {
    Header header{board, seats_of(players), Color::red, rulings};
    if (!header.seats.empty()) header.first = header.seats.front().color;
    if (const auto color = values::from_text<Color>(first)) header.first = *color;
    return header;
}

}  // namespace byzantium::text
