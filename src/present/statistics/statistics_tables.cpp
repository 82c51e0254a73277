// SPDX-License-Identifier: MIT
#include "present/statistics/statistics_tables.h"

#include "present/language/numbers.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/shelf/shelf_words.h"
#include "session/times.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>

namespace present {
namespace {

using session::CountedSession;

constexpr std::size_t longest_cell_title = 30;  // letters

// --- sessions by their number of players
// Over sessions; those of winners over sessions that somebody has won.
struct SessionMeans {
    std::optional<double> winner;
    std::optional<double> margin;
    double entries = 0;
};

bool is_won(const CountedSession& session) { return winners(session) > 0; }

// The best of those who have won it.
int winning_score(const CountedSession& session) {
    std::optional<int> best;
    for (const auto& player : session.summary.players)
        if (player.winner) best = std::max(best.value_or(player.score), player.score);
    return best.value();
}

// From the winner's score to the best of the others, which is the same if two have won alike.
int margin(const CountedSession& session) {
    std::vector<int> scores;
    for (const auto& player : session.summary.players) scores.push_back(player.score);
    const int won = winning_score(session);
    scores.erase(std::find(scores.begin(), scores.end(), won));
    return scores.empty() ? 0 : won - *std::max_element(scores.begin(), scores.end());
}

// With no lead in points, what decided instead.
std::string lead_words(const CountedSession& session, const ScoreWords& words) {
    const int lead = margin(session);
    std::string said = words.points(lead);
    const std::string decided = lead == 0 && words.tie_break ? words.tie_break(session.summary) : std::string{};
    return decided.empty() ? said : say("{points}; {decided}", arg("points", said), arg("decided", decided));
}

SessionMeans means_of(const Results& results) {
    double winner = 0;
    double lead = 0;
    double entries = 0;
    double won = 0;
    const auto sessions = sessions_of(results);
    for (const CountedSession& session : sessions) {
        entries += static_cast<double>(session.summary.entries);
        if (!is_won(session)) continue;
        ++won;
        winner += winning_score(session);
        lead += margin(session);
    }
    SessionMeans means{{}, {}, entries / static_cast<double>(sessions.size())};
    if (won > 0) means = {winner / won, lead / won, means.entries};
    return means;
}

std::string mean_words(const std::optional<double>& mean) {
    return mean ? one_decimal(*mean) : translated("not known");
}

// --- records
// Of results or of sessions; "who" may be empty.
struct RecordRow {
    std::string what;
    std::string value;
    std::string who;
    std::string session;
};

template <class Of>
const SeatResult& most(const Results& results, Of of) {
    return *std::max_element(results.begin(), results.end(),
                             [&](const SeatResult& a, const SeatResult& b) { return of(a) < of(b); });
}

template <class Of>
const SeatResult& least(const Results& results, Of of) {
    return most(results, [&](const SeatResult& one) { return -of(one); });
}

Results won(const Results& results) {
    Results all;
    for (const SeatResult& one : results)
        if (one.won()) all.push_back(one);
    return all;
}

Results timed(const Results& results) {
    Results all;
    for (const SeatResult& one : results)
        if (one.session.summary.minutes > 0) all.push_back(one);
    return all;
}

std::string rounded_length(double minutes) {
    return length_words(std::chrono::minutes{static_cast<int>(std::lround(minutes))});
}

std::string session_words(const CountedSession& session) {
    const std::string title = plain(session.title, longest_cell_title);
    const auto begun = session::local_time(session.begun);
    if (!begun) return title;
    return say("{title}, {day}", arg("title", title), arg("day", date_words(*begun)));
}

class Records {
public:
    explicit Records(const CountedGames& games) : games_{games} {}
    paper::Table table() && { return std::move(table_); }

    void of_player(std::string what, std::string value, const SeatResult& one) {
        add({std::move(what), std::move(value), seat_name(one, games_), session_words(one.session)});
    }
    void of_session(std::string what, std::string value, const SeatResult& one) {
        add({std::move(what), std::move(value), {}, session_words(one.session)});
    }

private:
    void add(RecordRow record) {
        table_.rows.push_back(
            {{std::move(record.what), std::move(record.value), std::move(record.who), std::move(record.session)}});
    }

    const CountedGames& games_;
    paper::Table table_{{},
                        {{translated("record")},
                         {translated("how much"), paper::Align::right},
                         {translated("who")},
                         {translated("session")}},
                        {}};
};

void add_scores(Records& records, const Results& results, const ScoreWords& words) {
    const auto score = [](const SeatResult& one) { return one.result().score; };
    const SeatResult& highest = most(results, score);
    records.of_player(translated("Highest score"), words.points(score(highest)), highest);
    const Results winning = won(results);
    if (winning.empty()) return;
    const SeatResult& lowest = least(winning, score);
    records.of_player(translated("Lowest winning score"), words.points(score(lowest)), lowest);
    const auto by = [](const SeatResult& one) { return margin(one.session); };
    const SeatResult& widest = most(winning, by);
    records.of_player(translated("Largest lead"), words.points(by(widest)), widest);
    const SeatResult& closest = least(winning, by);
    records.of_player(translated("Smallest lead"), lead_words(closest.session, words), closest);
}

void add_measure(Records& records, const Results& results, const CountedGame& game, const RecordWords& words) {
    const std::size_t at = session::place_of(game.measures.of_player, words.measure);
    const auto value = [at](const SeatResult& one) { return one.result().values.at(at); };
    const SeatResult& highest = most(results, value);
    records.of_player(words.most, words.value(value(highest)), highest);
    const SeatResult& lowest = least(results, value);
    records.of_player(words.least, words.value(value(lowest)), lowest);
}

void add_lengths(Records& records, const Results& results) {
    const Results known = timed(results);
    if (known.empty()) return;
    const auto minutes = [](const SeatResult& one) { return one.session.summary.minutes; };
    const SeatResult& longest = most(known, minutes);
    records.of_session(translated("Longest game"), rounded_length(minutes(longest)), longest);
    const SeatResult& shortest = least(known, minutes);
    records.of_session(translated("Shortest game"), rounded_length(minutes(shortest)), shortest);
}

// --- measures
std::size_t place_in(const CountedGame& game, const std::string& key) {
    return session::place_of(game.measures.of_player, key);
}

const session::Measure& measure_of(const CountedGame& game, const std::string& key) {
    return game.measures.of_player[place_in(game, key)];
}

const session::Measure& table_measure_of(const CountedGame& game, const std::string& key) {
    return game.measures.of_table[session::place_of(game.measures.of_table, key)];
}

void add_figures(std::vector<paper::Cell>& cells, const Results& results, const CountedGame& game) {
    cells.emplace_back(two_decimals(figures_of(results).score));
    const auto values = values_of(results, game.measures.of_player);
    for (const std::string& key : game.figures) {
        const session::Measure& measure = measure_of(game, key);
        const int decimals = measure.kind == session::Measure::Kind::sum ? measure.decimals : 2;
        cells.emplace_back(decimal(values[place_in(game, key)], decimals));
    }
}

}  // namespace

std::string measure_words(const session::Measure& measure, double value) {
    switch (measure.kind) {
        case session::Measure::Kind::mean:
            return one_decimal(value);
        case session::Measure::Kind::sum:
            return with_minus(decimal(value, measure.decimals));
        case session::Measure::Kind::share:
            break;
    }
    return say("{n}%", arg("n", std::lround(100 * value)));
}

paper::Table plain_table(const std::vector<std::string>& headings) {
    paper::Table table;
    for (const std::string& heading : headings)
        table.columns.push_back({heading, table.columns.empty() ? paper::Align::left : paper::Align::right});
    return table;
}

Means means_told(const CountedGame* game) {
    if (game == nullptr) return Means::none;
    return game->ranks == Ranks::places ? Means::of_place_and_score : Means::of_score;
}

paper::Table wins_table(const std::string& what, const std::vector<Group>& groups, Means means) {
    paper::Table table = plain_table({what, translated("games"), translated("wins"), translated("wins expected")});
    if (means == Means::of_place_and_score) table.columns.push_back({translated("mean place"), paper::Align::right});
    if (means != Means::none) table.columns.push_back({translated("mean score"), paper::Align::right});
    for (const Group& group : groups) {
        const Figures figures = figures_of(group.results);
        paper::Row row{{group.name, std::to_string(figures.sessions), wins_words(figures.wins),
                        one_decimal(figures.expected_wins)}};
        if (means == Means::of_place_and_score) row.cells.emplace_back(one_decimal(figures.place));
        if (means != Means::none) row.cells.emplace_back(one_decimal(figures.score));
        table.rows.push_back(std::move(row));
    }
    return table;
}

paper::Table tables_table(const std::vector<Group>& groups, const CountedGame& game) {
    paper::Table table =
        plain_table({translated("players"), translated("games"), translated("mean score"), translated("winner's score"),
                     translated("lead"), translated("length"), translated("entries")});
    for (const std::string& key : game.table_sums)
        table.columns.push_back({say(table_measure_of(game, key).label), paper::Align::right});
    for (const Group& group : groups) {
        const Figures figures = figures_of(group.results);
        const SessionMeans means = means_of(group.results);
        paper::Row row{{group.name, std::to_string(figures.sessions), one_decimal(figures.score),
                        mean_words(means.winner), mean_words(means.margin),
                        figures.minutes ? rounded_length(*figures.minutes) : translated("not known"),
                        fmt::format("{:.0f}", rounded(means.entries, 0))}};
        for (const std::string& key : game.table_sums)
            row.cells.emplace_back(
                measure_words(table_measure_of(game, key), table_value_of(group.results, game.measures, key)));
        table.rows.push_back(std::move(row));
    }
    return table;
}

paper::Table records_table(const Results& results, const CountedGames& games) {
    Records records{games};
    if (results.empty()) return std::move(records).table();
    if (const CountedGame* game = game_of(games, results)) {
        add_scores(records, results, game->scores);
        for (const RecordWords& words : game->records) add_measure(records, results, *game, words);
    }
    add_lengths(records, results);
    return std::move(records).table();
}

paper::Table measures_table(const std::string& what, const std::vector<Group>& groups, const CountedGame& game) {
    paper::Table table = plain_table({what, translated("games")});
    for (const std::string& key : game.figures)
        table.columns.push_back({say(measure_of(game, key).label), paper::Align::right});
    for (const Group& group : groups) {
        const auto values = values_of(group.results, game.measures.of_player);
        paper::Row row{{group.name, std::to_string(sessions_of(group.results).size())}};
        for (const std::string& key : game.figures)
            row.cells.emplace_back(measure_words(measure_of(game, key), values[place_in(game, key)]));
        table.rows.push_back(std::move(row));
    }
    return table;
}

paper::Table figures_table(const std::string& by, const std::vector<Group>& groups, const CountedGame* game) {
    paper::Table table{{}, {{by}}, {}};
    const bool has_places = game == nullptr || game->ranks == Ranks::places;
    for (const char* key : {"sessions", "results", "wins", "wins_expected"}) table.columns.push_back({key});
    if (has_places) table.columns.push_back({"place"});
    if (game) table.columns.push_back({"score"});
    if (game)
        for (const std::string& key : game->figures) table.columns.push_back({key});
    for (const char* key : {"minutes", "sessions_timed"}) table.columns.push_back({key});
    for (const Group& group : groups) {
        const Figures f = figures_of(group.results);
        paper::Row row{{group.key, std::to_string(f.sessions), std::to_string(f.results), two_decimals(f.wins),
                        two_decimals(f.expected_wins)}};
        if (has_places) row.cells.emplace_back(two_decimals(f.place));
        if (game) add_figures(row.cells, group.results, *game);
        row.cells.emplace_back(f.minutes ? two_decimals(*f.minutes) : std::string{});
        row.cells.emplace_back(std::to_string(f.timed));
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::string two_decimals(double number) { return decimal(number, 2); }

// Never "-0.0".
std::string one_decimal(double number) {
    const double shown = rounded(number, 1);
    return with_minus(decimal(shown == 0 ? 0 : shown, 1));
}

std::string wins_words(double wins) {
    const bool whole = std::abs(wins - std::round(wins)) < 1e-9;
    return whole ? fmt::format("{:.0f}", wins) : one_decimal(wins);
}

}  // namespace present
