// SPDX-License-Identifier: MIT
// A session that is open in the program: what its library knows of it, and a desk at it. A game derives its own, which
// holds the typed session too.
#pragma once

#include "present/desk/desk.h"
#include "present/desk/seat_desk.h"
#include "present/help/handbook.h"
#include "present/journal/turn_end.h"
#include "present/reports/chart.h"
#include "present/reports/finale.h"
#include "present/table/open_table.h"
#include "present/watched/watched.h"
#include "store/records.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

class OpenSession {
public:
    OpenSession() = default;
    virtual ~OpenSession() = default;
    OpenSession(const OpenSession&) = delete;
    OpenSession& operator=(const OpenSession&) = delete;

    virtual const store::Details& details() const = 0;
    virtual Desk& desk() = 0;
    // The desk of one seat, by its number, for whoever answers for it away from the table.
    virtual SeatDesk& seat_desk(std::size_t seat) = 0;
    // How this table reads the rules, for the handbook.
    virtual TableChoices choices() const = 0;
    // Of the session as far as it has come; at least one.
    virtual std::vector<Chart> charts() const = 0;
    // The last end of a turn among the first `entries`, through or not. Nothing if there is none, or if the game has no
    // such page.
    virtual std::optional<TurnEnd> turn_end(std::size_t entries) const = 0;
    // Whether the game is over, and its last page: only then.
    virtual bool is_over() const = 0;
    virtual Finale finale() const = 0;
    // What phones see of it: the table as it is now, whatever the desk shows.
    virtual Watched watched() const = 0;
    // The places of its board that rows can be about; none: phones mark nothing there.
    virtual std::vector<WatchedPlace> places() const = 0;
    // The report of that key, one of the game's kinds, as the text of a file. `details` and `entries` are what the
    // library says of the session now; without entries, times are left out.
    virtual std::string report(const std::string& key, const store::Details& details,
                               const std::vector<store::Entry>& entries) const = 0;
};

}  // namespace present
