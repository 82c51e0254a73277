// SPDX-License-Identifier: MIT
// The sessions of a library as a list for people: values alone, and nothing is replayed.
#pragma once

#include "byzantium/header.h"
#include "protocol/awaited.h"
#include "store/library.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace session {

// As the clock on the wall says it.
struct LocalTime {
    int year;
    int month;  // 1 to 12
    int day;
    int hour;
    int minute;
    auto operator<=>(const LocalTime&) const = default;
};
// Of a time as libraries keep it, 2026-03-01T19:30:00Z, where this computer stands; nothing if it is no such time.
std::optional<LocalTime> local_time(std::string_view utc);

struct OnShelf {
    store::SessionId id;
    std::string title;
    std::string place;                   // may be empty
    std::vector<byzantium::Seat> seats;  // clockwise
    std::optional<LocalTime> played;     // when something was last entered
    store::Shelf shelf;
    std::optional<std::string> not_counted;    // why
    std::size_t entries;                       // those that count now
    std::optional<protocol::Awaited> awaited;  // nothing if a later program wrote it
};

// All of them, those in the trash too; last taken up first. Throws store::StoreError.
std::vector<OnShelf> shelf(const store::Library& library);

}  // namespace session
