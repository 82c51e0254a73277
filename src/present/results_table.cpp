// SPDX-License-Identifier: MIT
#include "present/results_table.h"

#include "present/names.h"
#include "protocol/words.h"

#include <fmt/format.h>

#include <string>
#include <utility>

namespace present {
namespace {

using namespace byzantium;

std::string truth(bool value) { return value ? "1" : "0"; }

// Keys and values of one row.
class ResultRow {
public:
    ResultRow(const SeatResult& of, InStatistics counted) : of_{of} {
        add_session(counted);
        add_player();
        for (const Side side : sides) add_track(side);
        add_luck();
    }

    std::vector<paper::Cell> cells;
    std::vector<paper::Column> columns;

private:
    void put(std::string key, std::string value) {
        columns.push_back({std::move(key)});
        cells.emplace_back(std::move(value));
    }
    void put(std::string key, int value) { put(std::move(key), std::to_string(value)); }

    void add_session(InStatistics counted) {
        const session::CountedSession& session = of_.session;
        put("session", session.uuid);
        put("title", session.title);
        put("place", session.place);
        put("begun", session.begun);
        put("board", session.board);
        put("players", std::to_string(session.seats.size()));
        put("entries", std::to_string(session.summary.entries));
        put("turn", session.summary.turn);
        put("over", truth(session.summary.ended.has_value()));
        put("ended_by", session.summary.ended ? std::string{protocol::text(*session.summary.ended)} : "");
        put("fallen_to", session.summary.fallen_to ? std::string{text(*session.summary.fallen_to)} : "");
        put("minutes", session.summary.minutes);
        put("counted", truth(counted == InStatistics::yes));
    }

    void add_player() {
        const Color color = of_.who().color;
        put("seat", std::to_string(of_.seat + 1));
        put("color", std::string{text(color)});
        put("name", player_name(of_.who()));
        put("first_player", truth(of_.session.summary.first == color));
        put("rank", of_.result().place);
        put("winner", truth(of_.won()));
        put("score", of_.result().score);
        put("cities", of_.result().cities);
    }

    void add_track(Side side) {
        const std::string of_side = std::string{text(side)} + "_";
        const protocol::TrackSummary& track = of_.result().tracks[index(side)];
        put(of_side + "vp", track.vp);
        put(of_side + "bezants", track.bezants);
        for (std::size_t i = 0; i < vp_sources; ++i)
            put(fmt::format("{}vp_{}", of_side, protocol::text(static_cast<VpSource>(i))), track.by_source[i]);
    }

    void add_luck() {
        put("luck", fmt::format("{:.4f}", of_.result().luck));
        put("choice", fmt::format("{:.4f}", of_.result().choice));
        put("dice", of_.result().dice);
        put("hits", of_.result().hits);
    }

    const SeatResult& of_;
};

}  // namespace

paper::Table results_table(const std::vector<SeatResult>& results, InStatistics counted) {
    paper::Table table;
    for (const SeatResult& result : results) {
        ResultRow row{result, counted};
        table.columns = std::move(row.columns);
        table.rows.push_back({std::move(row.cells)});
    }
    return table;
}

std::string results_csv(const std::vector<SeatResult>& results) {
    return paper::csv(results_table(results, InStatistics::yes));
}

}  // namespace present
