// SPDX-License-Identifier: MIT
#include "present/statistics/statistics.h"

#include "present/language/letters.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "session/times.h"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <utility>

namespace present {
namespace {

using session::CountedSession;
using std::chrono::year_month_day;

constexpr std::size_t longest_person = 20;  // letters

std::optional<year_month_day> day_begun(const CountedSession& session) {
    const auto begun = session::local_time(session.begun);
    if (!begun) return std::nullopt;
    return year_month_day{std::chrono::year{begun->year}, std::chrono::month{static_cast<unsigned>(begun->month)},
                          std::chrono::day{static_cast<unsigned>(begun->day)}};
}

// A session whose day is not known lies in no span of days.
bool fits(const CountedSession& session, const StatisticsFilter& filter) {
    if (filter.game && session.game != *filter.game) return false;
    if (filter.players && session.seats.size() != *filter.players) return false;
    if (filter.board && session.board != *filter.board) return false;
    if (!filter.since && !filter.until) return true;
    const auto day = day_begun(session);
    return day && (!filter.since || *day >= *filter.since) && (!filter.until || *day <= *filter.until);
}

bool fits(const session::Seat& seat, const StatisticsFilter& filter) {
    if (filter.mark && seat.color != *filter.mark) return false;
    return !filter.player || (!person(seat.name).empty() && person(seat.name) == person(*filter.player));
}

// How many sat between the first player and this one, clockwise.
std::size_t turn_order(const SeatResult& result) {
    const std::size_t seats = result.session.seats.size();
    return (result.seat + seats - result.session.summary.first) % seats;
}

std::string seat_words(std::size_t order) {
    switch (order) {
        case 0:
            return translated("First player");
        case 1:
            return translated("Second");
        case 2:
            return translated("Third");
        case 3:
            return translated("Fourth");
        default:
            return std::to_string(order + 1);
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

// The sum of these lists, value by value.
void add_values(std::vector<double>& sums, const std::vector<double>& values) {
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += values.at(i);
}

double come_to(double sum, session::Measure::Kind kind, std::size_t n) {
    return kind == session::Measure::Kind::sum ? sum : sum / static_cast<double>(n);
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
            const std::string name = plain(one.who().name, longest_person);
            return Group{name, name, {}};
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

std::vector<Group> by_mark(const Results& results, const SeatMarks& marks) {
    return grouped(
        results,
        [&](const SeatResult& one) { return std::find(marks.keys.begin(), marks.keys.end(), one.who().color); },
        [&](const SeatResult& one) {
            return Group{one.who().color, marks.heading(one.who().color), {}};
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
    add_length(figures, results);
    return figures;
}

std::vector<double> values_of(const Results& results, const std::vector<session::Measure>& of_player) {
    std::vector<double> values(of_player.size());
    for (const SeatResult& one : results) add_values(values, one.result().values);
    for (std::size_t i = 0; i < values.size(); ++i) values[i] = come_to(values[i], of_player[i].kind, results.size());
    return values;
}

double value_of(const Results& results, const session::Measures& measures, std::string_view key) {
    const std::size_t at = session::place_of(measures.of_player, key);
    const double all = sum(results, [&](const SeatResult& one) { return one.result().values.at(at); });
    return come_to(all, measures.of_player[at].kind, results.size());
}

double table_value_of(const Results& results, const session::Measures& measures, std::string_view key) {
    const std::size_t at = session::place_of(measures.of_table, key);
    const auto sessions = sessions_of(results);
    double all = 0;
    for (const CountedSession& session : sessions) all += session.summary.values.at(at);
    return come_to(all, measures.of_table[at].kind, sessions.size());
}

}  // namespace present
