// SPDX-License-Identifier: MIT
#include "session/times.h"

#include "store/program.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <ctime>
#include <utility>

namespace session {

namespace {

using std::chrono::seconds;

constexpr seconds longest_wait = std::chrono::minutes{30};

std::optional<int> number_at(std::string_view text, std::size_t at, std::size_t digits) {
    int value{};
    const char* const first = text.data() + at;
    const auto [end, error] = std::from_chars(first, first + digits, value);
    if (error != std::errc{} || end != first + digits || value < 0) return std::nullopt;
    return value;
}

// Whether there is a digit wherever `form` has 0, and the very sign of `form` elsewhere.
bool has_form(std::string_view text, std::string_view form) {
    return std::equal(text.begin(), text.end(), form.begin(), form.end(),
                      [](char one, char wanted) { return wanted == '0' ? one >= '0' && one <= '9' : one == wanted; });
}

std::tm on_the_wall(std::time_t time) {
    std::tm local{};
#ifdef _WIN32
    localtime_s(&local, &time);
#else
    localtime_r(&time, &local);
#endif
    return local;
}

}  // namespace

std::optional<Moment> moment_of(std::string_view utc) {
    if (utc.size() != 20 || utc[10] != 'T' || utc[19] != 'Z') return std::nullopt;
    constexpr std::array<std::pair<std::size_t, std::size_t>, 6> parts{
        {{0, 4}, {5, 2}, {8, 2}, {11, 2}, {14, 2}, {17, 2}}};
    std::array<int, 6> numbers{};
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto number = number_at(utc, parts[i].first, parts[i].second);
        if (!number) return std::nullopt;
        numbers[i] = *number;
    }
    const auto [year, month, day, hour, minute, second] = numbers;
    const std::chrono::year_month_day date{std::chrono::year{year}, std::chrono::month{static_cast<unsigned>(month)},
                                           std::chrono::day{static_cast<unsigned>(day)}};
    if (!date.ok() || hour > 23 || minute > 59 || second > 60) return std::nullopt;
    return std::chrono::sys_days{date} + std::chrono::hours{hour} + std::chrono::minutes{minute} + seconds{second};
}

std::optional<LocalTime> local_time(std::string_view utc) {
    const auto moment = moment_of(utc);
    return moment ? std::optional{local_time(*moment)} : std::nullopt;
}

LocalTime local_time(Moment then) {
    const std::tm local = on_the_wall(std::chrono::system_clock::to_time_t(then));
    return LocalTime{local.tm_year + 1900, local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min};
}

std::optional<std::string> utc_text(const LocalTime& then) {
    std::tm wall{};
    wall.tm_year = then.year - 1900;
    wall.tm_mon = then.month - 1;
    wall.tm_mday = then.day;
    wall.tm_hour = then.hour;
    wall.tm_min = then.minute;
    wall.tm_isdst = -1;
    const std::time_t time = std::mktime(&wall);
    const Moment moment = std::chrono::floor<seconds>(std::chrono::system_clock::from_time_t(time));
    if (local_time(moment) != then) return std::nullopt;  // mktime turns 31 April into 1 May
    return store::utc_text(moment);
}

std::string local_text(std::string_view utc) {
    const auto moment = moment_of(utc);
    if (!moment) return std::string{utc};
    const std::tm local = on_the_wall(std::chrono::system_clock::to_time_t(*moment));
    std::array<char, 64> text{};
    return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &local)};
}

std::optional<std::string> utc_of_written(std::string_view local) {
    constexpr int evening = 19;
    const bool has_time = has_form(local, "0000-00-00 00:00");
    if (!has_time && !has_form(local, "0000-00-00")) return std::nullopt;
    const auto number = [&](std::size_t at, std::size_t digits) { return number_at(local, at, digits).value_or(0); };
    return utc_text(
        {number(0, 4), number(5, 2), number(8, 2), has_time ? number(11, 2) : evening, has_time ? number(14, 2) : 0});
}

std::chrono::minutes time_played(std::span<const std::string> entered) {
    seconds all{0};
    std::optional<Moment> before;
    for (const std::string& utc : entered) {
        const auto now = moment_of(utc);
        if (before && now) all += std::clamp(seconds{*now - *before}, seconds{0}, longest_wait);
        if (now) before = now;
    }
    return std::chrono::round<std::chrono::minutes>(all);
}

}  // namespace session
