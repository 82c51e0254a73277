// SPDX-License-Identifier: MIT
#include "byzantium/words/statistics/statistics.h"

#include "byzantium/rules/header.h"
#include "byzantium/text/summary.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_marks.h"
#include "present/language/letters.h"
#include "present/language/words.h"
#include "session/times.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <utility>

namespace byzantium::words {

using namespace present;
namespace {

using byzantium::text::CountedSession;
using std::chrono::year_month_day;

std::optional<year_month_day> day_begun(const CountedSession& session) {
    const auto begun = session::local_time(session.begun);
    if (!begun) return std::nullopt;
    return year_month_day{std::chrono::year{begun->year}, std::chrono::month{static_cast<unsigned>(begun->month)},
                          std::chrono::day{static_cast<unsigned>(begun->day)}};
}

// A session whose day is not known lies in no span of days.
bool fits(const CountedSession& session, const StatisticsFilter& filter) {
    if (filter.players && session.seats.size() != *filter.players) return false;
    if (filter.board && session.board != *filter.board) return false;
    if (!filter.since && !filter.until) return true;
    const auto day = day_begun(session);
    return day && (!filter.since || *day >= *filter.since) && (!filter.until || *day <= *filter.until);
}

bool fits(const Seat& seat, const StatisticsFilter& filter) {
    if (filter.color && seat.color != *filter.color) return false;
    return !filter.player || (!person(seat.name).empty() && person(seat.name) == person(*filter.player));
}

// How many sat between the first player and this one, clockwise.
std::size_t turn_order(const SeatResult& result) {
    const auto& seats = result.session.seats;
    const auto first = std::find_if(seats.begin(), seats.end(),
                                    [&](const Seat& seat) { return seat.color == result.session.summary.first; }) -
                       seats.begin();
    return (result.seat + seats.size() - static_cast<std::size_t>(first)) % seats.size();
}

std::string seat_words(std::size_t order) {
    switch (order) {
        case 0:
            return translated("First player");
        case 1:
            return translated("Second");
        case 2:
            return translated("Third");
        default:
            return translated("Fourth");
    }
}

// In the order of their keys; a group is made for the first of its results.
template <class KeyOf, class GroupOf>
std::vector<Group> grouped(const Results& results, KeyOf key_of, GroupOf group_of) {
    std::map<decltype(key_of(results.front())), Group> by_key;
    for (const SeatResult& result : results) {
        const auto key = key_of(result);
        auto found = by_key.find(key);
        if (found == by_key.end()) found = by_key.emplace(key, group_of(result)).first;
        found->second.results.push_back(result);
    }
    std::vector<Group> groups;
    for (auto& [key, group] : by_key) groups.push_back(std::move(group));
    return groups;
}

double sum(const Results& results, const std::function<double(const SeatResult&)>& of) {
    return std::accumulate(results.begin(), results.end(), 0.0,
                           [&](double all, const SeatResult& result) { return all + of(result); });
}

double mean_of(const Results& results, const std::function<double(const SeatResult&)>& of) {
    return sum(results, of) / static_cast<double>(results.size());
}

void add_length(Figures& figures, const Results& results) {
    int minutes = 0;
    for (const CountedSession& session : sessions_of(results)) {
        ++figures.sessions;
        if (session.summary.minutes == 0) continue;
        ++figures.timed;
        minutes += session.summary.minutes;
    }
    if (figures.timed > 0) figures.minutes = minutes / static_cast<double>(figures.timed);
}

// In one go: of all that is counted, these are most.
void add_tracks(Figures& figures, const Results& results) {
    const auto n = static_cast<double>(results.size());
    for (const SeatResult& one : results)
        for (const Side side : sides) {
            const byzantium::text::TrackSummary& track = one.result().tracks[index(side)];
            figures.vp[index(side)] += track.vp;
            for (std::size_t i = 0; i < vp_sources; ++i) figures.by_source[index(side)][i] += track.by_source[i];
        }
    for (const Side side : sides) {
        figures.vp[index(side)] /= n;
        for (double& vp : figures.by_source[index(side)]) vp /= n;
    }
}

}  // namespace

Results results_of(const Sessions& sessions, const StatisticsFilter& filter) {
    Results results;
    for (const CountedSession& session : sessions) {
        if (!fits(session, filter)) continue;
        for (std::size_t seat = 0; seat < session.seats.size(); ++seat)
            if (fits(session.seats[seat], filter)) results.push_back({session, seat});
    }
    return results;
}

std::string person(std::string_view name) {
    std::string key;
    for (const char c : name) {
        const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!blank)
            key += c;
        else if (!key.empty() && key.back() != ' ')
            key += ' ';
    }
    if (key.ends_with(' ')) key.pop_back();
    return small_letters(key);
}

std::vector<Group> by_player(const Results& results) {
    auto groups = grouped(
        results, [](const SeatResult& one) { return person(one.who().name); },
        [](const SeatResult& one) {
            return Group{player_name(one.who()), player_name(one.who()), {}};
        });
    std::erase_if(groups, [](const Group& group) { return person(group.results.front().who().name).empty(); });
    std::sort(groups.begin(), groups.end(), [](const Group& a, const Group& b) {
        if (a.results.size() != b.results.size()) return a.results.size() > b.results.size();
        return comes_before(a.key, b.key);
    });
    return groups;
}

std::vector<Group> by_seat(const Results& results) {
    return grouped(results, turn_order, [](const SeatResult& one) {
        const std::size_t order = turn_order(one);
        return Group{std::to_string(order + 1), seat_words(order), {}};
    });
}

std::vector<Group> by_color(const Results& results) {
    return grouped(
        results, [](const SeatResult& one) { return index(one.who().color); },
        [](const SeatResult& one) {
            const Color color = one.who().color;
            return Group{std::string{to_text(color)}, {badge(color), capital_word(color)}, {}};
        });
}

std::vector<Group> by_table(const Results& results) {
    return grouped(
        results, [](const SeatResult& one) { return one.session.seats.size(); },
        [](const SeatResult& one) {
            const std::size_t players = one.session.seats.size();
            return Group{
                std::to_string(players), say_counted(static_cast<int>(players), "{n} player", "{n} players"), {}};
        });
}

Figures figures_of(const Results& results) {
    Figures figures{};
    figures.results = results.size();
    figures.wins = sum(results, [](const SeatResult& one) {
        return one.won() ? 1.0 / static_cast<double>(winners(one.session)) : 0.0;
    });
    figures.expected_wins =
        sum(results, [](const SeatResult& one) { return 1.0 / static_cast<double>(one.session.seats.size()); });
    figures.place = mean_of(results, [](const SeatResult& one) { return one.result().place; });
    figures.score = mean_of(results, [](const SeatResult& one) { return one.result().score; });
    figures.cities = mean_of(results, [](const SeatResult& one) { return one.result().cities; });
    figures.luck = mean_of(results, [](const SeatResult& one) { return one.result().luck; });
    figures.choice = mean_of(results, [](const SeatResult& one) { return one.result().choice; });
    for (const SeatResult& one : results) {
        figures.dice += one.result().dice;
        figures.hits += one.result().hits;
    }
    add_tracks(figures, results);
    add_length(figures, results);
    return figures;
}

std::vector<std::reference_wrapper<const CountedSession>> sessions_of(const Results& results) {
    std::vector<std::reference_wrapper<const CountedSession>> sessions;
    for (const SeatResult& result : results)
        if (sessions.empty() || &sessions.back().get() != &result.session) sessions.emplace_back(result.session);
    return sessions;
}

std::size_t winners(const CountedSession& session) {
    return static_cast<std::size_t>(std::count_if(session.summary.players.begin(), session.summary.players.end(),
                                                  [](const auto& player) { return player.place == 1; }));
}

}  // namespace byzantium::words
