// SPDX-License-Identifier: MIT
// The sessions of a library as a list, of all games. Only values: nothing is replayed.
#pragma once

#include "session/seat.h"
#include "session/times.h"
#include "store/library.h"
#include "store/records.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace session {

struct OnShelf {
    store::SessionId id;
    std::string game;
    std::string title;
    std::string place;                // may be empty
    std::vector<Seat> seats;          // clockwise
    std::optional<LocalTime> played;  // when something was last entered
    store::Shelf shelf;
    std::optional<std::string> not_counted;  // why
    std::size_t entries;                     // those that count now
    std::optional<std::string> awaits;       // as the game wrote it
    std::vector<store::Scored> scores;       // in the order of the seats; empty while the game goes on
};

// All of them, those in the trash too; last taken up first. Throws store::StoreError.
std::vector<OnShelf> shelf(const store::Library& library);

}  // namespace session
