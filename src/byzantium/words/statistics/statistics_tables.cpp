// SPDX-License-Identifier: MIT
#include "byzantium/words/statistics/statistics_tables.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/counting.h"
#include "byzantium/text/words.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/table/names.h"
#include "present/language/numbers.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/shelf/shelf_words.h"
#include "session/times.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace byzantium::words {

using namespace present;
namespace {

using byzantium::text::CountedSession;

constexpr std::size_t longest_cell_title = 30;  // letters

paper::Table table_of(std::vector<std::string> headings) {
    paper::Table table;
    for (std::string& heading : headings)
        table.columns.push_back({std::move(heading), table.columns.empty() ? paper::Align::left : paper::Align::right});
    return table;
}

std::string two_decimals(double number) { return decimal(number, 2); }

// --- sessions by their number of players
struct SessionMeans {
    double winner = 0;
    double margin = 0;
    double entries = 0;
    int falls = 0;
};

int best_score(const CountedSession& session) {
    const auto& players = session.summary.players;
    return std::find_if(players.begin(), players.end(), [](const auto& one) { return one.place == 1; })->score;
}

// To the score of the second, which is the winner's if the first place is shared.
int margin(const CountedSession& session) {
    std::vector<int> scores;
    for (const auto& player : session.summary.players) scores.push_back(player.score);
    std::sort(scores.rbegin(), scores.rend());
    return scores.size() > 1 ? best_score(session) - scores[1] : 0;
}

SessionMeans means_of(const Results& results) {
    SessionMeans means;
    const auto sessions = sessions_of(results);
    for (const CountedSession& session : sessions) {
        means.winner += best_score(session);
        means.margin += margin(session);
        means.entries += static_cast<double>(session.summary.entries);
        means.falls += session.summary.ended == EndReason::fall;
    }
    const auto n = static_cast<double>(sessions.size());
    return {means.winner / n, means.margin / n, means.entries / n, means.falls};
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

std::string length_words(double minutes) {
    const int all = static_cast<int>(std::lround(minutes));
    if (all < 60) return say("{n} min", arg("n", all));
    return say("{hours} h {minutes} min", arg("hours", all / 60), arg("minutes", all % 60));
}

std::string session_words(const CountedSession& session) {
    const std::string title = plain(session.title, longest_cell_title);
    const auto begun = session::local_time(session.begun);
    if (!begun) return title;
    return say("{title}, {day}", arg("title", title), arg("day", date_words(*begun)));
}

class Records {
public:
    paper::Table table() && { return std::move(table_); }

    void of_player(std::string what, std::string value, const SeatResult& one) {
        add({std::move(what), std::move(value), player_name(one.who()), session_words(one.session)});
    }
    void of_session(std::string what, std::string value, const SeatResult& one) {
        add({std::move(what), std::move(value), {}, session_words(one.session)});
    }

private:
    void add(RecordRow record) {
        table_.rows.push_back(
            {{std::move(record.what), std::move(record.value), std::move(record.who), std::move(record.session)}});
    }

    paper::Table table_{{},
                        {{translated("record")},
                         {translated("how much"), paper::Align::right},
                         {translated("who")},
                         {translated("session")}},
                        {}};
};

void add_scores(Records& records, const Results& results) {
    const auto score = [](const SeatResult& one) { return one.result().score; };
    const SeatResult& highest = most(results, score);
    records.of_player(translated("Highest score"), points(score(highest)), highest);
    const Results winning = won(results);
    if (winning.empty()) return;
    const SeatResult& lowest = least(winning, score);
    records.of_player(translated("Lowest score that won"), points(score(lowest)), lowest);
    const auto by = [](const SeatResult& one) { return margin(one.session); };
    const SeatResult& widest = most(winning, by);
    records.of_player(translated("Largest lead"), points(by(widest)), widest);
    const SeatResult& closest = least(winning, by);
    records.of_player(translated("Smallest lead"), points(by(closest)), closest);
}

void add_luck(Records& records, const Results& results) {
    const auto luck = [](const SeatResult& one) { return one.result().luck; };
    const SeatResult& lucky = most(results, luck);
    records.of_player(translated("Most luck, in cities"), signed_mean(luck(lucky)), lucky);
    const SeatResult& unlucky = least(results, luck);
    records.of_player(translated("Least luck, in cities"), signed_mean(luck(unlucky)), unlucky);
}

void add_lengths(Records& records, const Results& results) {
    const Results known = timed(results);
    if (known.empty()) return;
    const auto minutes = [](const SeatResult& one) { return one.session.summary.minutes; };
    const SeatResult& longest = most(known, minutes);
    records.of_session(translated("Longest session"), length_words(minutes(longest)), longest);
    const SeatResult& shortest = least(known, minutes);
    records.of_session(translated("Shortest session"), length_words(minutes(shortest)), shortest);
}

}  // namespace

paper::Table wins_table(const std::string& what, const std::vector<Group>& groups) {
    paper::Table table = table_of({what, translated("sessions"), translated("wins"), translated("wins expected"),
                                   translated("mean place"), translated("mean score")});
    for (const Group& group : groups) {
        const Figures figures = figures_of(group.results);
        table.rows.push_back(
            {{group.name, std::to_string(figures.sessions), wins_words(figures.wins),
              one_decimal(figures.expected_wins), one_decimal(figures.place), one_decimal(figures.score)}});
    }
    return table;
}

paper::Table tables_table(const std::vector<Group>& groups) {
    paper::Table table =
        table_of({translated("players"), translated("sessions"), translated("mean score"), translated("winner's score"),
                  translated("lead"), translated("length"), translated("entries"), translated("falls")});
    for (const Group& group : groups) {
        const Figures figures = figures_of(group.results);
        const SessionMeans means = means_of(group.results);
        table.rows.push_back(
            {{group.name, std::to_string(figures.sessions), one_decimal(figures.score), one_decimal(means.winner),
              one_decimal(means.margin), figures.minutes ? length_words(*figures.minutes) : translated("not known"),
              fmt::format("{:.0f}", rounded(means.entries, 0)), std::to_string(means.falls)}});
    }
    return table;
}

paper::Table source_means_table(const Results& results) {
    const Figures figures = figures_of(results);
    paper::Table table = table_of({translated("source"), word(Side::byzantine), word(Side::arab)});
    for (std::size_t i = 0; i < vp_sources; ++i) {
        const double byzantine = figures.by_source[index(Side::byzantine)][i];
        const double arab = figures.by_source[index(Side::arab)][i];
        if (byzantine == 0 && arab == 0) continue;
        table.rows.push_back({{source_name(static_cast<VpSource>(i)), one_decimal(byzantine), one_decimal(arab)}});
    }
    table.rows.push_back({{translated("On the track"), one_decimal(figures.vp[index(Side::byzantine)]),
                           one_decimal(figures.vp[index(Side::arab)])},
                          paper::RowLook::sum});
    return table;
}

paper::Table luck_means_table(const std::vector<Group>& groups) {
    paper::Table table =
        table_of({translated("player"), translated("sessions"), translated("luck"), translated("choice"),
                  translated("dice"), translated("hits"), translated("hits expected")});
    for (const Group& group : groups) {
        const Figures figures = figures_of(group.results);
        table.rows.push_back(
            {{group.name, std::to_string(figures.sessions), signed_mean(figures.luck), signed_mean(figures.choice),
              std::to_string(figures.dice), std::to_string(figures.hits), one_decimal(figures.dice / 2.0)}});
    }
    return table;
}

paper::Table records_table(const Results& results) {
    Records records;
    if (!results.empty()) {
        add_scores(records, results);
        add_luck(records, results);
        add_lengths(records, results);
    }
    return std::move(records).table();
}

paper::Table figures_table(const std::string& by, const std::vector<Group>& groups) {
    paper::Table table{{}, {{by}}, {}};
    for (const char* key : {"sessions", "results", "wins", "wins_expected", "place", "score", "cities", "byzantine_vp",
                            "arab_vp", "luck", "choice", "dice", "hits", "minutes", "sessions_timed"})
        table.columns.push_back({key});
    for (const Group& group : groups) {
        const Figures f = figures_of(group.results);
        table.rows.push_back(
            {{group.key, std::to_string(f.sessions), std::to_string(f.results), two_decimals(f.wins),
              two_decimals(f.expected_wins), two_decimals(f.place), two_decimals(f.score), two_decimals(f.cities),
              two_decimals(f.vp[0]), two_decimals(f.vp[1]), two_decimals(f.luck), two_decimals(f.choice),
              std::to_string(f.dice), std::to_string(f.hits), f.minutes ? two_decimals(*f.minutes) : std::string{},
              std::to_string(f.timed)}});
    }
    return table;
}

paper::Table source_figures_table(const std::string& by, const std::vector<Group>& groups) {
    paper::Table table{{}, {{by}, {"sessions"}, {"side"}, {"vp"}}, {}};
    for (std::size_t i = 0; i < vp_sources; ++i)
        table.columns.push_back({"vp_" + std::string{byzantium::text::to_text(static_cast<VpSource>(i))}});
    for (const Group& group : groups) {
        const Figures figures = figures_of(group.results);
        for (const Side side : sides) {
            paper::Row row{{group.key, std::to_string(figures.sessions), std::string{to_text(side)},
                            two_decimals(figures.vp[index(side)])}};
            for (const double vp : figures.by_source[index(side)]) row.cells.emplace_back(two_decimals(vp));
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

// Never "-0.0".
std::string one_decimal(double number) {
    const double shown = rounded(number, 1);
    return decimal(shown == 0 ? 0 : shown, 1);
}

std::string wins_words(double wins) {
    const bool whole = std::abs(wins - std::round(wins)) < 1e-9;
    return whole ? fmt::format("{:.0f}", wins) : one_decimal(wins);
}

}  // namespace byzantium::words
