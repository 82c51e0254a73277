// SPDX-License-Identifier: MIT
#include "byzantium/words/statistics/results_table.h"

#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/text/words.h"
#include "byzantium/words/table/names.h"
#include "present/language/numbers.h"

#include <fmt/format.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace byzantium::words {

using namespace present;
namespace {

std::string truth(bool value) { return value ? "1" : "0"; }

// The headings are made with the first row.
class ResultTable {
public:
    explicit ResultTable(InStatistics counted) : counted_{counted} {}

    void add(const SeatResult& of) {
        cells_.reserve(table_.columns.size());
        add_session(of.session);
        add_player(of);
        for (const Side side : sides) add_track(side, of.result().tracks[index(side)]);
        add_luck(of.result());
        table_.rows.push_back({std::exchange(cells_, {})});
    }
    paper::Table table() && { return std::move(table_); }

private:
    using Key = std::initializer_list<std::string_view>;  // its parts

    void put(Key key, std::string value) {
        cells_.emplace_back(std::move(value));
        if (!table_.rows.empty()) return;
        std::string heading;
        for (const std::string_view part : key) heading += part;
        table_.columns.push_back({std::move(heading)});
    }
    void put(Key key, int value) { put(key, std::to_string(value)); }

    void add_session(const byzantium::text::CountedSession& session) {
        put({"session"}, session.uuid);
        put({"title"}, session.title);
        put({"place"}, session.place);
        put({"begun"}, session.begun);
        put({"board"}, session.board);
        put({"players"}, std::to_string(session.seats.size()));
        put({"entries"}, std::to_string(session.summary.entries));
        put({"turn"}, session.summary.turn);
        put({"over"}, truth(session.summary.ended.has_value()));
        put({"ended_by"}, session.summary.ended ? std::string{byzantium::text::to_text(*session.summary.ended)} : "");
        put({"fallen_to"}, session.summary.fallen_to ? std::string{to_text(*session.summary.fallen_to)} : "");
        put({"minutes"}, session.summary.minutes);
        put({"counted"}, truth(counted_ == InStatistics::yes));
    }

    void add_player(const SeatResult& of) {
        const Color color = of.who().color;
        put({"seat"}, std::to_string(of.seat + 1));
        put({"color"}, std::string{to_text(color)});
        put({"name"}, player_name(of.who()));
        put({"first_player"}, truth(of.session.summary.first == color));
        put({"rank"}, of.result().place);
        put({"winner"}, truth(of.won()));
        put({"score"}, of.result().score);
        put({"cities"}, of.result().cities);
    }

    void add_track(Side side, const byzantium::text::TrackSummary& track) {
        put({to_text(side), "_vp"}, track.vp);
        put({to_text(side), "_bezants"}, track.bezants);
        for (std::size_t i = 0; i < vp_sources; ++i)
            put({to_text(side), "_vp_", byzantium::text::to_text(static_cast<VpSource>(i))}, track.by_source[i]);
    }

    void add_luck(const byzantium::text::PlayerSummary& result) {
        put({"luck"}, fmt::format("{:.4f}", rounded(result.luck, 4)));
        put({"choice"}, fmt::format("{:.4f}", rounded(result.choice, 4)));
        put({"dice"}, result.dice);
        put({"hits"}, result.hits);
    }

    InStatistics counted_;
    std::vector<paper::Cell> cells_;  // of the row that is being made
    paper::Table table_;
};

}  // namespace

paper::Table results_table(const std::vector<SeatResult>& results, InStatistics counted) {
    ResultTable table{counted};
    for (const SeatResult& result : results) table.add(result);
    return std::move(table).table();
}

std::string results_csv(const std::vector<SeatResult>& results) {
    return paper::csv(results_table(results, InStatistics::yes));
}

}  // namespace byzantium::words
