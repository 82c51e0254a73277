// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/clock.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/position.h"
#include "present/language/words.h"

#include <algorithm>
#include <array>

namespace byzantium::words {

using namespace present;

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

std::vector<ClockRow> clock_rows(const byzantium::text::Session& session,
                                 const std::vector<std::optional<Moment>>& entered, const Sitting& sitting,
                                 Moment now) {
    const auto& journal = session.journal();
    const std::size_t cursor = journal.cursor();
    std::array<seconds, 4> used{};
    for (std::size_t i = 0; i <= cursor; ++i) {
        const auto player = awaited_player(journal.position_at(i).awaits);
        const auto from =
            i == 0 ? std::optional{sitting.opened} : (i <= entered.size() ? entered[i - 1] : std::nullopt);
        const auto to = i == cursor ? std::optional{now} : (i < entered.size() ? entered[i] : std::nullopt);
        if (player && from && to) used[index(*player)] += time_counted(*from, *to, sitting);
    }
    const auto awaited = awaited_player(session.position().awaits);
    std::vector<ClockRow> rows;
    for (const Player& player : session.position().players) {
        const auto running = sitting.is_paused() ? ClockRow::State::paused : ClockRow::State::runs;
        const seconds time = used[index(player.color)];
        rows.push_back(
            {player.color, time, clock_text(time), awaited == player.color ? running : ClockRow::State::waits});
    }
    return rows;
}

std::string pause_clock_words(const Sitting& sitting) {
    return sitting.is_paused() ? translated("Go on") : translated("Pause");
}

}  // namespace byzantium::words
