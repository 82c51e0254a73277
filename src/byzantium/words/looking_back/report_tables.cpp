// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/report_tables.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/session.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/statistics/counted_game.h"
#include "present/journal/journal_rows.h"
#include "present/statistics/results_table.h"
#include "protocol/typed.h"

#include <optional>

namespace byzantium::words {

using namespace present;

namespace {

// The city an entry names first, if any.
std::optional<CityId> city_entered(const Entry& entry) {
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
    const auto city = city_entered(entry);
    paper::Row row{
        {line.number, n <= of.facts.times.size() ? of.facts.times[n - 1] : std::string{}, std::to_string(before.turn),
         line.player ? line.player->key : "table", line.player ? line.player->name : std::string{},
         protocol::act_of(byzantium::text::write_entry(board, entry)), city ? board[*city].id : std::string{}}};
    const auto player = line.player ? awaited_player(before.awaits) : std::nullopt;
    add_changes(row.cells, before, journal.position_at(n), player, &Display::treasury);
    add_changes(row.cells, before, journal.position_at(n), player, &Display::vp);
    row.cells.emplace_back(line.text);
    return row;
}

}  // namespace

paper::Table entries_table(const Reported& reported) {
    paper::Table table;
    for (const char* key : {"entry", "time", "turn", "player", "name", "act", "city", "byzantine_bezants",
                            "arab_bezants", "byzantine_vp", "arab_vp", "text"})
        table.columns.push_back({key});
    const Looks looks{reported.session};
    JournalReader reader{looks};
    for (std::size_t n = 1; n <= reported.session.journal().cursor(); ++n)
        table.rows.push_back(entry_row(reported, reader, n));
    return table;
}

paper::Table players_table(const Reported& reported) {
    const auto& header = reported.session.header();
    return present::players_table(reported.facts, counted_game(), {header.board, byzantium::text::Game::seats(header)},
                                  byzantium::text::summary_of(reported.session, reported.facts.times));
}

}  // namespace byzantium::words
