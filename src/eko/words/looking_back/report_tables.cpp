// SPDX-License-Identifier: MIT
#include "eko/words/looking_back/report_tables.h"

#include "eko/rules/awaits.h"
#include "eko/rules/entry.h"
#include "eko/text/entry.h"
#include "eko/words/counted_game.h"
#include "eko/words/looking_back/history.h"
#include "eko/words/looking_back/moments.h"
#include "eko/words/looking_back/sources.h"
#include "present/statistics/results_table.h"
#include "protocol/typed.h"

#include <optional>
#include <string>
#include <variant>

namespace eko::words {

namespace {

paper::Table keyed(std::initializer_list<const char*> keys) {
    paper::Table table;
    for (const char* key : keys) table.columns.push_back({key});
    return table;
}

std::string truth(bool value) { return value ? "1" : "0"; }

// What a player has: points, capital, discs in three places, captives. Empty cells for nobody.
void add_holdings(paper::Row& row, const Reported& of, const Position& now, std::optional<Color> color) {
    if (!color) return row.cells.insert(row.cells.end(), 6, {""}), void();
    const auto& board = of.table().board;
    row.cells.emplace_back(std::to_string(points_of(of.table(), now, *color).total()));
    row.cells.emplace_back(truth(has_capital(board, now, *color)));
    for (const int discs : {discs_on_board(board, now, *color), now[*color].reserve, now[*color].destroyed})
        row.cells.emplace_back(std::to_string(discs));
    row.cells.emplace_back(std::to_string(captives_of(of.table().seats, now, *color).size()));
}

// The field of the stack that moves or pays; nothing for other entries.
std::optional<FieldId> field_of_stack(const Entry& entry) {
    const auto* decision = std::get_if<Decision>(&entry);
    if (decision == nullptr) return std::nullopt;
    if (const auto* move = std::get_if<Move>(decision)) return move->from;
    const auto* build = std::get_if<Build>(decision);
    return build != nullptr ? std::optional{build->from} : std::nullopt;
}

// Where it began, and where it happened.
void add_fields(paper::Row& row, const Reported& of, const Entry& entry) {
    const auto from = field_of_stack(entry);
    const auto touched = touched_by(entry).fields;
    row.cells.emplace_back(from ? of.names().field(*from) : std::string{});
    row.cells.emplace_back(touched.size() == 1 ? of.names().field(touched.front()) : std::string{});
}

paper::Row entry_row(const Reported& of, std::size_t n) {
    const Position& before = of.position_at(n - 1);
    const Entry& entry = of.session().journal().record(n - 1).entry;
    const auto told = of.open.looks().entry(n);
    const bool by_player = told.author == present::Author::player;
    const auto player = by_player ? awaited_player(before.awaits) : std::nullopt;
    paper::Row row{{std::to_string(n), n <= of.facts.times.size() ? of.facts.times[n - 1] : std::string{},
                    std::to_string(before.turn), player ? std::string{to_text(*player)} : "table",
                    player ? of.names().player(*player) : std::string{},
                    protocol::act_of(eko::text::write_entry(of.table(), entry))}};
    add_fields(row, of, entry);
    add_holdings(row, of, of.position_at(n), player);
    row.cells.emplace_back(told.text);
    return row;
}

}  // namespace

paper::Table entries_table(const Reported& reported) {
    paper::Table table = keyed({"entry", "time", "turn", "player", "name", "act", "from", "on", "points", "capital",
                                "on_board", "reserve", "destroyed", "captives", "text"});
    for (std::size_t n = 1; n <= reported.session().journal().cursor(); ++n)
        table.rows.push_back(entry_row(reported, n));
    return table;
}

paper::Table turns_table(const Reported& reported) {
    paper::Table table = keyed(
        {"turn", "entries", "player", "name", "points", "capital", "on_board", "reserve", "destroyed", "captives"});
    auto ends = turn_ends(reported.session());
    ends.push_back({reported.now().turn, reported.session().journal().cursor()});
    for (const TurnEnd& end : ends)
        for (const Color color : reported.table().seats) {
            paper::Row row{{std::to_string(end.turn), std::to_string(end.entries), std::string{to_text(color)},
                            reported.names().player(color)}};
            add_holdings(row, reported, reported.position_at(end.entries), color);
            table.rows.push_back(std::move(row));
        }
    return table;
}

paper::Table players_table(const Reported& reported) {
    const auto& header = reported.session().header();
    return present::players_table(reported.facts, counted_game(), {header.layout.name, eko::text::Game::seats(header)},
                                  eko::text::counts_of(reported.session(), reported.facts.times));
}

}  // namespace eko::words
