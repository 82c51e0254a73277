// SPDX-License-Identifier: MIT
#include "gui/table/table_clock.h"

#include "gui/table/clock_strip.h"

#include <chrono>
#include <utility>

namespace gui {

using present::Switch;

namespace {

constexpr int clock_step = 1000;  // milliseconds

present::Moment this_second() { return std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()); }

}  // namespace

TableClock::TableClock(ClockStrip& strip) : strip_{strip} {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { on_second(); });
}

void TableClock::begin(const present::Looks& looks, EntryTimes times) {
    looks_ = &looks;
    times_ = std::move(times);
    sitting_ = {this_second(), {}};
    read_times();
}

void TableClock::end() {
    timer_.Stop();
    looks_ = nullptr;
}

void TableClock::turn(Switch wish) {
    if (std::exchange(wish_, wish) != wish) read_times();
}

void TableClock::read_times() {
    entered_.clear();
    if (wish_ == Switch::off || !times_) return;
    for (const std::string& time : times_()) entered_.push_back(present::moment_of(time));
}

void TableClock::keep_running() {
    const bool runs = is_shown() && !sitting_.is_paused();
    if (runs == timer_.IsRunning()) return;
    runs ? static_cast<void>(timer_.Start(clock_step)) : timer_.Stop();
}

bool TableClock::show() {
    const bool changes = strip_.IsShown() != is_shown();
    if (changes) strip_.Show(is_shown());
    keep_running();
    if (is_shown())
        strip_.show(present::clock_rows(*looks_, entered_, sitting_, this_second()),
                    present::pause_clock_words(sitting_));
    return changes;
}

bool TableClock::pause_or_go_on() {
    if (wish_ == Switch::off) return false;
    sitting_.pause_or_go_on(this_second());
    return true;
}

}  // namespace gui
