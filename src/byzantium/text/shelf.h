// SPDX-License-Identifier: MIT
// The sessions of a library as a list for people, as this game reads what it wrote there.
#pragma once

#include "byzantium/rules/header.h"
#include "byzantium/text/awaited.h"
#include "session/shelf.h"
#include "session/times.h"
#include "store/library.h"
#include "store/records.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::text {

struct OnShelf {
    store::SessionId id;
    std::string game;  // of another, nothing is known of seats and of what is awaited
    std::string title;
    std::string place;                         // may be empty
    std::vector<Seat> seats;                   // clockwise
    std::optional<session::LocalTime> played;  // when something was last entered
    store::Shelf shelf;
    std::optional<std::string> not_counted;  // why
    std::size_t entries;                     // those that count now
    std::optional<Awaited> awaited;          // nothing if a later program wrote it
};

// As this game reads it.
OnShelf on_shelf(const session::OnShelf& row);

// Clockwise; without those of a colour that only a later program knows.
std::vector<Seat> seats_of(const std::vector<store::Player>& players);

// All of them, those in the trash too; last taken up first. Throws store::StoreError.
std::vector<OnShelf> shelf(const store::Library& library);

}  // namespace byzantium::text
