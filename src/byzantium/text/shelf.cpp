// SPDX-License-Identifier: MIT
#include "byzantium/text/shelf.h"

#include "byzantium/rules/ids.h"
#include "values/from_text.h"

namespace byzantium::text {

namespace {

OnShelf on_shelf(const store::Listed& listed) {
    OnShelf one{listed.id,
                listed.title,
                listed.place,
                seats_of(listed.players),
                session::local_time(listed.changed_at),
                listed.shelf,
                listed.not_counted,
                listed.cursor,
                {}};
    if (listed.awaits) one.awaited = read_awaited(*listed.awaits);
    return one;
}

}  // namespace

std::vector<Seat> seats_of(const std::vector<store::Player>& players) {
    std::vector<Seat> seats;
    for (const store::Player& player : players)
        if (const auto color = values::from_text<Color>(player.color)) seats.push_back({*color, player.name});
    return seats;
}

std::vector<OnShelf> shelf(const store::Library& library) {
    std::vector<OnShelf> all;
    for (const store::Listed& listed : library.list()) all.push_back(on_shelf(listed));
    return all;
}

}  // namespace byzantium::text
