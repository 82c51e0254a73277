// SPDX-License-Identifier: MIT
#include "session/shelf.h"

#include <charconv>
#include <chrono>
#include <ctime>

namespace session {

namespace {

// Digits `from` to `from + size` of the text; nothing if there are others.
std::optional<int> number(std::string_view text, std::size_t from, std::size_t size) {
    int value = 0;
    const char* const end = text.data() + from + size;
    const auto read = std::from_chars(text.data() + from, end, value);
    if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    return value;
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

OnShelf on_shelf(const store::Listed& listed) {
    OnShelf one{listed.id,    listed.title,       listed.place,  {}, local_time(listed.changed_at),
                listed.shelf, listed.not_counted, listed.cursor, {}};
    for (const store::Player& player : listed.players)
        if (const auto color = byzantium::from_text<byzantium::Color>(player.color))
            one.seats.push_back({*color, player.name});
    if (listed.awaits) one.awaited = protocol::read_awaited(*listed.awaits);
    return one;
}

}  // namespace

std::optional<LocalTime> local_time(std::string_view utc) {
    using namespace std::chrono;
    if (utc.size() < 16) return std::nullopt;
    const auto y = number(utc, 0, 4);
    const auto m = number(utc, 5, 2);
    const auto d = number(utc, 8, 2);
    const auto h = number(utc, 11, 2);
    const auto min = number(utc, 14, 2);
    if (!y || !m || !d || !h || !min) return std::nullopt;
    const year_month_day date{year{*y}, month{static_cast<unsigned>(*m)}, day{static_cast<unsigned>(*d)}};
    if (!date.ok()) return std::nullopt;
    const std::tm local = on_the_wall(system_clock::to_time_t(sys_days{date} + hours{*h} + minutes{*min}));
    return LocalTime{local.tm_year + 1900, local.tm_mon + 1, local.tm_mday, local.tm_hour, local.tm_min};
}

std::vector<OnShelf> shelf(const store::Library& library) {
    std::vector<OnShelf> all;
    for (const store::Listed& listed : library.list()) all.push_back(on_shelf(listed));
    return all;
}

}  // namespace session
