// SPDX-License-Identifier: MIT
// The clock of an open table: how long each player took, computed from the times of the entries.
#pragma once

#include "present/journal/clock.h"
#include "present/table/looks.h"
#include "present/window/preferences.h"

#include <wx/timer.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

class ClockStrip;

class TableClock {
public:
    // The strip that shows it; it must outlive the clock.
    explicit TableClock(ClockStrip& strip);

    // The times at which the session's entries were made, as its library keeps them; asked for while a clock runs.
    using EntryTimes = std::function<std::vector<std::string>()>;
    // A session was opened; its looks must live until `end`.
    void begin(const present::Looks& looks, EntryTimes times);
    // The session was closed.
    void end();
    // While the clock is off, it reads and shows nothing.
    void turn(present::Switch wish);
    // The table has changed.
    void read_times();
    // Updates the strip; true if it has appeared or disappeared.
    bool show();
    // Pauses the clock or lets it go on; false if there is no clock.
    bool pause_or_go_on();
    const present::Sitting& sitting() const { return sitting_; }

    // A second has passed.
    std::function<void()> on_second = [] {};

private:
    bool is_shown() const { return looks_ != nullptr && wish_ == present::Switch::on; }
    void keep_running();

    ClockStrip& strip_;
    const present::Looks* looks_ = nullptr;
    EntryTimes times_;
    present::Switch wish_ = present::Switch::off;
    std::vector<std::optional<present::Moment>> entered_;
    present::Sitting sitting_{};
    wxTimer timer_;
};

}  // namespace gui
