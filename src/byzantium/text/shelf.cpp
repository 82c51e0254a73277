// SPDX-License-Identifier: MIT
#include "byzantium/text/shelf.h"

#include "byzantium/rules/ids.h"
#include "values/from_text.h"

namespace byzantium::text {

OnShelf on_shelf(const session::OnShelf& row) {
    OnShelf one{row.id,     row.game,  row.title,       row.place,   seats_of(row.seats),
                row.played, row.shelf, row.not_counted, row.entries, {}};
    if (row.awaits) one.awaited = read_awaited(*row.awaits);
    return one;
}

std::vector<Seat> seats_of(const std::vector<store::Player>& players) {
    std::vector<Seat> seats;
    for (const store::Player& player : players)
        if (const auto color = values::from_text<Color>(player.color)) seats.push_back({*color, player.name});
    return seats;
}

std::vector<OnShelf> shelf(const store::Library& library) {
    std::vector<OnShelf> all;
    for (const auto& row : session::shelf(library)) all.push_back(on_shelf(row));
    return all;
}

}  // namespace byzantium::text
