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

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

// The number that a text begins with, of as many digits at most, taken off it.
std::optional<int> take_number(std::string_view& text, std::size_t most_digits) {
    std::size_t digits = 0;
    while (digits < text.size() && is_digit(text[digits])) ++digits;
    const auto number = digits <= most_digits ? number_at(text, 0, digits) : std::nullopt;
    text.remove_prefix(digits);
    return number;
}

// What may stand between the numbers of a day: "-", ".", ". ". Not "/", for then 3/1 is two days.
bool take_separator(std::string_view& text) {
    if (text.empty() || (text.front() != '-' && text.front() != '.')) return false;
    const bool dot = text.front() == '.';
    text.remove_prefix(1);
    if (dot && text.starts_with(' ')) text.remove_prefix(1);
    return true;
}

// Takes a day off the text: its year first or last, with four digits.
std::optional<std::chrono::year_month_day> take_day(std::string_view& text) {
    const std::size_t before = text.size();
    const auto first = take_number(text, 4);
    const bool year_first = before - text.size() == 4;
    if (!first || !take_separator(text)) return std::nullopt;
    const auto month = take_number(text, 2);
    if (!month || !take_separator(text)) return std::nullopt;
    const std::size_t rest = text.size();
    const auto last = take_number(text, 4);
    if (!last || (rest - text.size() == 4) == year_first || (rest - text.size() > 2 && year_first)) return std::nullopt;
    if (year_first && text.starts_with('.')) text.remove_prefix(1);  // "2026. 3. 1."
    const std::chrono::year_month_day day{std::chrono::year{year_first ? *first : *last},
                                          std::chrono::month{static_cast<unsigned>(*month)},
                                          std::chrono::day{static_cast<unsigned>(year_first ? *last : *first)}};
    return day.ok() ? std::optional{day} : std::nullopt;
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

std::optional<std::chrono::year_month_day> day_written(std::string_view text) {
    const auto day = take_day(text);
    return text.empty() ? day : std::nullopt;
}

std::optional<std::string> utc_of_written(std::string_view local) {
    const auto day = take_day(local);
    if (!day) return std::nullopt;
    int hour = 19;  // in the evening
    int minute = 0;
    if (!local.empty()) {
        if (!has_form(local, " 00:00") && !has_form(local, " 0:00")) return std::nullopt;
        hour = number_at(local, 1, local.size() - 4).value_or(0);
        minute = number_at(local, local.size() - 2, 2).value_or(0);
    }
    return utc_text({static_cast<int>(day->year()), static_cast<int>(static_cast<unsigned>(day->month())),
                     static_cast<int>(static_cast<unsigned>(day->day())), hour, minute});
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
