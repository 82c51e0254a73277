// SPDX-License-Identifier: MIT
// How long each player has thought, computed from the times at which entries were made: nothing is counted beside the
// journal. The time up to an entry is that of the player who was awaited before it.
//
// Not counted are pauses, and the time during which the table was not open. Of earlier sittings only the entries are
// known: there, whatever took a quarter of an hour was a pause. A repair gives its entries the time of the repair.
#pragma once

#include "paper/table.h"
#include "present/table/looks.h"
#include "session/times.h"

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace present {

using session::Moment;
using session::moment_of;

struct Pause {
    Moment from;
    std::optional<Moment> to;  // none: it lasts
};
// Since the table was opened here. Pauses are in order; only the last one may last.
struct Sitting {
    Moment opened;
    std::vector<Pause> pauses;

    bool is_paused() const { return !pauses.empty() && !pauses.back().to; }
    void pause_or_go_on(Moment now);
};

struct ClockRow {
    std::string key;  // of the player, as the table calls it: "red"
    paper::Badge player;
    std::chrono::seconds used;
    std::string text;  // "4:05", "1:02:33"
    enum class State { waits, runs, paused } state;
};
// In seating order; `entered` are the times of the session's entries, nothing for one that is not known.
std::vector<ClockRow> clock_rows(const Looks& table, const std::vector<std::optional<Moment>>& entered,
                                 const Sitting& sitting, Moment now);

std::string pause_clock_words(const Sitting& sitting);  // of the button
std::string no_clock_words();                           // why nothing can be paused

}  // namespace present
