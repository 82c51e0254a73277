// SPDX-License-Identifier: MIT
#include "present/statistics/results_table.h"

#include "present/language/numbers.h"
#include "session/counting.h"
#include "session/summary.h"
#include "session/times.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace present {
namespace {

std::string truth(bool value) { return value ? "1" : "0"; }

bool has_column(const CountedGame& game, const session::Measure& measure) {
    return std::none_of(game.columns.begin(), game.columns.end(), [&](const ResultColumn& column) {
        return std::find(column.instead_of.begin(), column.instead_of.end(), measure.key) != column.instead_of.end();
    });
}

// The headings are made with the first row.
class ResultTable {
public:
    ResultTable(const CountedGames& games, const Results& results, InStatistics counted)
        : games_{games}, game_{game_of(games, results)}, counted_{counted} {}

    void add(const SeatResult& of) {
        cells_.reserve(table_.columns.size());
        add_session(of);
        add_player(of);
        if (game_) add_values(of.result().values, game_->measures.of_player);
        table_.rows.push_back({std::exchange(cells_, {})});
    }
    paper::Table table() && { return std::move(table_); }

private:
    void put(std::string_view key, std::string value) {
        cells_.emplace_back(std::move(value));
        if (table_.rows.empty()) table_.columns.push_back({std::string{key}});
    }
    void put(std::string_view key, int value) { put(key, std::to_string(value)); }

    void add_values(const std::vector<double>& values, const std::vector<session::Measure>& measures) {
        for (std::size_t i = 0; i < measures.size(); ++i)
            if (has_column(*game_, measures[i]))
                put(measures[i].key,
                    fmt::format("{:.{}f}", rounded(values.at(i), measures[i].decimals), measures[i].decimals));
    }

    void add_session(const SeatResult& of) {
        const session::CountedSession& session = of.session;
        put("session", session.uuid);
        if (!game_) put("game", session.game);
        put("title", session.title);
        put("place", session.place);
        put("begun", session.begun);
        put("day", session::local_text(session.begun).substr(0, 10));
        put("board", session.board);
        put("players", std::to_string(session.seats.size()));
        put("entries", std::to_string(session.summary.entries));
        if (game_) add_values(session.summary.values, game_->measures.of_table);
        put("over", truth(session.summary.ended.has_value()));
        put("ended_by", session.summary.ended.value_or(""));
        if (game_)
            for (const ResultColumn& column : game_->columns) put(column.key, column.value(of));
        put("minutes", session.summary.minutes);
        put("counted", truth(counted_ == InStatistics::yes));
    }

    void add_player(const SeatResult& of) {
        put("seat", std::to_string(of.seat + 1));
        put(game_ ? std::string_view{game_->marks.by} : "mark", of.who().color);
        put("name", seat_name(of, games_));
        put("first_player", truth(of.session.summary.first == of.seat));
        put("rank", of.result().place);
        put("winner", truth(of.won()));
        put("score", of.result().score);
    }

    const CountedGames& games_;
    const CountedGame* game_;  // of all results; null if there are several
    InStatistics counted_;
    std::vector<paper::Cell> cells_;  // of the row that is being made
    paper::Table table_;
};

}  // namespace

paper::Table results_table(const Results& results, const CountedGames& games, InStatistics counted) {
    ResultTable table{games, results, counted};
    for (const SeatResult& result : results) table.add(result);
    return std::move(table).table();
}

paper::Table players_table(const ReportFacts& facts, const CountedGame& game, SeatedAt table,
                           session::Summary summary) {
    const session::CountedSession counted{{},
                                          facts.uuid,
                                          game.id,
                                          facts.title,
                                          facts.place,
                                          std::move(table.board),
                                          facts.begun,
                                          std::move(table.seats),
                                          std::move(summary)};
    Results results;
    for (std::size_t seat = 0; seat < counted.seats.size(); ++seat) results.push_back({counted, seat});
    return results_table(results, {game}, facts.not_counted ? InStatistics::no : InStatistics::yes);
}

std::string results_csv(const Results& results, const CountedGames& games) {
    return paper::csv(results_table(results, games, InStatistics::yes));
}

}  // namespace present
