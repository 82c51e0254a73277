// SPDX-License-Identifier: MIT
#include "present/report_tables.h"

#include "byzantium/score.h"
#include "present/accounts.h"
#include "present/charts.h"
#include "present/headline.h"
#include "present/journal_rows.h"
#include "protocol/entry.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace present {
namespace {

using namespace byzantium;

// In the order of VpSource.
constexpr std::array<const char*, vp_sources> source_keys{"start",         "control",        "capture",   "civil_war",
                                                          "bulgars",       "constantinople", "office",    "building",
                                                          "cities_at_end", "unpaid",         "correction"};

// The city an entry names first, if any.
std::optional<CityId> city_of(const Entry& entry) {
    const auto* decision = std::get_if<Decision>(&entry);
    if (decision == nullptr) return std::nullopt;
    return std::visit(
        [](const auto& one) -> std::optional<CityId> {
            if constexpr (requires { CityId{one.city}; })
                return one.city;
            else if constexpr (requires { CityId{one.to}; })
                return one.to;
            else
                return std::nullopt;
        },
        *decision);
}

// What became of one player's display, Byzantine and Arab.
void add_changes(std::vector<paper::Cell>& cells, const Position& before, const Position& after,
                 std::optional<Color> player, int Display::*quantity) {
    for (const Side side : sides)
        cells.emplace_back(player ? std::to_string(after[*player][side].*quantity - before[*player][side].*quantity)
                                  : std::string{});
}

paper::Row entry_row(const Reported& of, JournalReader& reader, std::size_t n) {
    const auto& journal = of.session.journal();
    const Position& before = journal.position_at(n - 1);
    const Entry& entry = journal.record(n - 1).entry;
    const JournalLine line = reader.line(PlayedRow{n});
    const auto& board = of.session.table().board;
    const auto city = city_of(entry);
    paper::Row row{{line.number, n <= of.facts.times.size() ? of.facts.times[n - 1] : std::string{},
                    std::to_string(before.turn), line.player ? std::string{text(*line.player)} : "table",
                    line.player ? of.names.player(*line.player) : std::string{}, protocol::kind_word(board, entry),
                    city ? board[*city].id : std::string{}}};
    add_changes(row.cells, before, journal.position_at(n), line.player, &Display::treasury);
    add_changes(row.cells, before, journal.position_at(n), line.player, &Display::vp);
    row.cells.emplace_back(line.text);
    return row;
}

std::string truth(bool value) { return value ? "1" : "0"; }

class PlayerRows {
public:
    explicit PlayerRows(const Reported& of)
        : of_{of},
          ranking_{rankings(of.names, of.session.position()).back()},
          ledger_{vp_ledger(of.session)},
          luck_{luck_of(of.session)} {}

    paper::Table table() {
        paper::Table table;
        for (std::size_t seat = 0; seat < of_.session.header().seats.size(); ++seat) {
            keys_.clear();
            cells_.clear();
            add_session();
            add_player(seat);
            table.rows.push_back({cells_});
        }
        for (const std::string& key : keys_) table.columns.push_back({key});
        return table;
    }

private:
    void put(std::string key, std::string value) {
        keys_.push_back(std::move(key));
        cells_.emplace_back(std::move(value));
    }

    void add_session() {
        const auto& header = of_.session.header();
        put("session", of_.facts.uuid);
        put("title", of_.facts.title);
        put("place", of_.facts.place);
        put("begun", of_.facts.begun);
        put("board", header.board);
        put("players", std::to_string(header.seats.size()));
        put("entries", std::to_string(of_.session.journal().cursor()));
        put("turn", std::to_string(of_.session.position().turn));
        put("over", truth(is_over(of_.session)));
        put("counted", truth(!of_.facts.not_counted));
    }

    void add_player(std::size_t seat) {
        const auto& header = of_.session.header();
        const Color player = header.seats[seat].color;
        const auto standing = std::find_if(ranking_.standings.begin(), ranking_.standings.end(),
                                           [&](const Standing& one) { return one.score.player == player; });
        put("seat", std::to_string(seat + 1));
        put("color", std::string{text(player)});
        put("name", of_.names.player(player));
        put("first_player", truth(header.first == player));
        put("rank", std::to_string(standing->place));
        put("winner", truth(is_over(of_.session) && standing->place == 1));
        put("score", std::to_string(standing->score.total));
        put("cities", std::to_string(cities_controlled(of_.session.position(), player)));
        for (const Side side : sides) add_side(player, side);
        add_luck(player);
    }

    void add_side(Color player, Side side) {
        const std::string of_side = std::string{text(side)} + "_";
        const Display& display = of_.session.position()[player][side];
        put(of_side + "vp", std::to_string(display.vp));
        put(of_side + "bezants", std::to_string(display.treasury));
        for (std::size_t i = 0; i < vp_sources; ++i)
            put(of_side + "vp_" + source_keys[i],
                std::to_string(ledger_.points(player, side, static_cast<VpSource>(i))));
    }

    void add_luck(Color player) {
        const auto luck = std::find_if(luck_.players.begin(), luck_.players.end(),
                                       [&](const odds::PlayerLuck& one) { return one.player == player; });
        put("luck", fmt::format("{:.4f}", luck->luck));
        put("choice", fmt::format("{:.4f}", luck->choice));
        put("dice", std::to_string(luck->dice));
        put("hits", std::to_string(luck->hits));
    }

    const Reported& of_;
    Ranking ranking_;
    VpLedger ledger_;
    odds::LuckReport luck_;
    std::vector<std::string> keys_;
    std::vector<paper::Cell> cells_;
};

}  // namespace

paper::Table entries_table(const Reported& reported) {
    paper::Table table;
    for (const char* key : {"entry", "time", "turn", "player", "name", "act", "city", "byzantine_bezants",
                            "arab_bezants", "byzantine_vp", "arab_vp", "text"})
        table.columns.push_back({key});
    JournalReader reader{reported.names, reported.session};
    for (std::size_t n = 1; n <= reported.session.journal().cursor(); ++n)
        table.rows.push_back(entry_row(reported, reader, n));
    return table;
}

paper::Table players_table(const Reported& reported) { return PlayerRows{reported}.table(); }

}  // namespace present
