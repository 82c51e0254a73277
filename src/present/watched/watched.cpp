// SPDX-License-Identifier: MIT
#include "present/watched/watched.h"

#include "present/reports/finale.h"
#include "present/table/looks.h"
#include "present/table/open_table.h"
#include "present/table/table_player.h"

#include <utility>

namespace present {

namespace {

constexpr std::size_t watched_entries = 10;

// The entries of the act that the last one belongs to.
EntryRange last_act(const Looks& looks) {
    const std::size_t end = looks.cursor();
    std::size_t first = end;
    while (first > 1 && !looks.begins_act(first)) --first;
    return {first == 0 ? 0 : first - 1, end};
}

// Deeds alone: events are in the headlines.
void tell_hands(const Looks& looks, std::vector<WatchedSeat>& seats) {
    const EntryRange act = last_act(looks);
    if (act.first == act.end) return;
    for (const ToldLine& line : looks.told(act))
        if (line.kind != LineKind::event && line.player && *line.player < seats.size())
            seats[*line.player].hands.push_back(line.text);
}

}  // namespace

Watched watched_of_any_game(const OpenTable& table) {
    const Looks& looks = table.looks();
    Watched watched;
    watched.entries = looks.cursor();
    watched.asked = looks.awaited(watched.entries);
    for (const TablePlayer& player : looks.players())
        watched.seats.push_back({player.key, player.label, player.badge, {}, {}, {{}, 0, 1, {}, {}}, {}});
    for (std::size_t n = watched.entries; n > 0 && watched.last.size() < watched_entries; --n)
        watched.last.push_back({n, looks.headline(n)});
    tell_hands(looks, watched.seats);
    return watched;
}

void tell_end(Watched& watched, Finale end) {
    watched.question = std::move(end.heading);
    for (FinaleNote& note : end.notes)
        if (note.heading == decided_heading()) watched.decided = std::move(note.sentences);
}

}  // namespace present
