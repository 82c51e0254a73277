// SPDX-License-Identifier: MIT
// Times as libraries keep them, 2026-03-01T19:30:00Z, and as users read them.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace session {

using Moment = std::chrono::sys_seconds;

// Nothing if the text is no such time.
std::optional<Moment> moment_of(std::string_view utc);

// As the clock on the wall says it.
struct LocalTime {
    int year;
    int month;  // 1 to 12
    int day;
    int hour;
    int minute;
    auto operator<=>(const LocalTime&) const = default;
};
// In this computer's time zone; nothing if the text is no such time.
std::optional<LocalTime> local_time(std::string_view utc);
LocalTime local_time(Moment then);
// That time of this computer's time zone as libraries keep it; nothing if there is no such day or minute.
std::optional<std::string> utc_text(const LocalTime& then);

// A moment by this computer's clock, without a zone: "2026-03-01T20:30:00". The text itself if it is no such time.
std::string local_text(std::string_view utc);
// A day as people write it, its year first or last: "2026-03-01", "2026. 3. 1.", "1.3.2026", "01-03-2026". Nothing if
// there is no such day, nor for "3/1/2026", which is one day here and another there.
std::optional<std::chrono::year_month_day> day_written(std::string_view text);
// The same with a time by this computer's clock, "2026-03-01 19:30", or a day alone, which begins in the evening, as
// most evenings do; as libraries keep it. Nothing if the text is neither, or there is no such moment.
std::optional<std::string> utc_of_written(std::string_view local);

// How long a table sat over entries made at these times, in their order: from the first to the last, where each wait
// counts for half an hour at most, for then nobody sat there. A clock that was set back counts nothing, and neither
// does a text that is no time.
std::chrono::minutes time_played(std::span<const std::string> entered);

}  // namespace session
