// SPDX-License-Identifier: MIT
#include "present/journal/clock.h"

#include "present/language/words.h"

#include <algorithm>

namespace present {

namespace {

using std::chrono::seconds;

constexpr seconds a_pause = std::chrono::minutes{15};  // in a sitting of which only the entries are known

seconds overlap(const Pause& pause, Moment from, Moment to) {
    return std::max(seconds{0}, std::min(to, pause.to.value_or(to)) - std::max(from, pause.from));
}

// What counts of the time between two moments.
seconds time_counted(Moment from, Moment to, const Sitting& sitting) {
    if (to <= sitting.opened) return to - from < a_pause ? std::max(seconds{0}, to - from) : seconds{0};
    from = std::max(from, sitting.opened);
    seconds all = std::max(seconds{0}, to - from);
    for (const Pause& pause : sitting.pauses) all -= overlap(pause, from, to);
    return std::max(seconds{0}, all);
}

std::string clock_text(seconds used) {
    const auto all = used.count();
    const auto two = [](auto n) { return (n < 10 ? "0" : "") + std::to_string(n); };
    const std::string ending = two(all % 60);
    if (all < 3600) return std::to_string(all / 60) + ':' + ending;
    return std::to_string(all / 3600) + ':' + two(all / 60 % 60) + ':' + ending;
}

}  // namespace

void Sitting::pause_or_go_on(Moment now) {
    if (is_paused()) {
        pauses.back().to = now;
    } else {
        pauses.push_back({now, std::nullopt});
    }
}

std::vector<ClockRow> clock_rows(const Looks& table, const std::vector<std::optional<Moment>>& entered,
                                 const Sitting& sitting, Moment now) {
    const std::size_t cursor = table.cursor();
    const auto& players = table.players();
    std::vector<seconds> used(players.size());
    for (std::size_t i = 0; i <= cursor; ++i) {
        const auto player = table.awaited(i);
        const auto from =
            i == 0 ? std::optional{sitting.opened} : (i <= entered.size() ? entered[i - 1] : std::nullopt);
        const auto to = i == cursor ? std::optional{now} : (i < entered.size() ? entered[i] : std::nullopt);
        if (player && from && to) used.at(*player) += time_counted(*from, *to, sitting);
    }
    const auto awaited = table.awaited(cursor);
    const auto running = sitting.is_paused() ? ClockRow::State::paused : ClockRow::State::runs;
    std::vector<ClockRow> rows;
    for (std::size_t i = 0; i < players.size(); ++i)
        rows.push_back({players[i].key, players[i].badge, used[i], clock_text(used[i]),
                        awaited == i ? running : ClockRow::State::waits});
    return rows;
}

std::string pause_clock_words(const Sitting& sitting) {
    return sitting.is_paused() ? translated("Continue") : translated("Pause");
}

std::string no_clock_words() {
    return translated("No clock is shown, so there is nothing to pause. Preferences (Ctrl+,) shows one.");
}

}  // namespace present
