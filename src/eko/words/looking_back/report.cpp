// SPDX-License-Identifier: MIT
#include "eko/words/looking_back/report.h"

#include "eko/rules/awaits.h"
#include "eko/rules/piece.h"
#include "eko/words/looking_back/sources.h"
#include "eko/words/rulings.h"
#include "eko/words/table_text.h"
#include "present/language/language.h"
#include "present/language/words.h"
#include "present/shelf/shelf_words.h"
#include "present/table/seat_marks.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

using paper::Align;
using paper::Heading;
using paper::Paragraph;
using paper::Voice;

paper::Column number_column(std::string heading) { return {std::move(heading), Align::right}; }

// Who cannot have points by pyramids needs no column for them.
std::vector<PointSource> sources_on(const Table& table) {
    auto all = point_sources();
    if (table.board.pyramids.empty())
        std::erase_if(all, [](const PointSource& source) { return source.points == &Points::pyramids; });
    return all;
}

int built(const Reported& reported, Color color, Size size) {
    return buildings_per_player(size) - in_supply(reported.table().board, reported.now(), color, size);
}

}  // namespace

bool is_over(const Reported& reported) { return std::holds_alternative<Over>(reported.now().awaits); }

std::vector<Placed> standings(const Reported& reported) {
    const auto summary = eko::text::counts_of(reported.session(), reported.facts.times);
    std::vector<Placed> all;
    for (std::size_t i = 0; i < summary.players.size(); ++i) {
        const Color color = reported.table().seats[i];
        all.push_back({color, summary.players[i], points_of(reported.table(), reported.now(), color)});
    }
    std::stable_sort(all.begin(), all.end(), [](const Placed& one, const Placed& other) {
        return std::tuple{one.result.place, -one.result.score} < std::tuple{other.result.place, -other.result.score};
    });
    return all;
}

std::optional<int> place_in(const std::vector<Placed>& standings, const Placed& placed, const Reported& reported) {
    if (!is_over(reported) || placed.result.winner) return placed.result.place;
    const auto losers =
        std::count_if(standings.begin(), standings.end(), [](const Placed& one) { return !one.result.winner; });
    return losers == 1 ? std::optional{placed.result.place} : std::nullopt;
}

paper::Document blank(const Reported& reported) {
    return {reported.facts.title,
            spoken_language(),
            say("Written by Logothete {version}; session {uuid}.", arg("version", reported.facts.program),
                arg("uuid", reported.facts.uuid)),
            {}};
}

void add_head(Blocks& blocks, const Reported& reported) {
    blocks.emplace_back(Heading{1, reported.facts.title});
    const std::string where = when_and_where(reported.facts);
    const SeatMarks marks = seat_marks();
    const std::string players = players_words(eko::text::Game::seats(reported.session().header()), &marks);
    blocks.emplace_back(
        Paragraph{where.empty() ? players : say("{players}. {where}.", arg("players", players), arg("where", where)),
                  Voice::aside});
    blocks.emplace_back(Paragraph{moment_text(reported.names(), reported.now()), Voice::lead});
    if (reported.facts.not_counted)
        blocks.emplace_back(
            Paragraph{say("This game is not counted: {why}.", arg("why", why_not_counted(*reported.facts.not_counted))),
                      Voice::aside});
}

void add_rulings(Blocks& blocks, const Reported& reported) {
    blocks.emplace_back(Heading{3, translated("How this table reads the rules")});
    for (const std::string& ruling : rulings_chosen(reported.table())) blocks.emplace_back(Paragraph{ruling});
}

paper::Table standings_table(const Reported& reported) {
    const auto sources = sources_on(reported.table());
    paper::Table table{{}, {number_column(translated("place")), {translated("player")}}, {}};
    table.columns.push_back(number_column(translated("Points")));
    for (const PointSource& source : sources) table.columns.push_back(number_column(source.name));
    table.columns.push_back({translated("Capital")});
    if (is_over(reported)) table.columns.push_back({translated("won")});
    const auto all = standings(reported);
    for (const Placed& placed : all) {
        const auto place = place_in(all, placed, reported);
        paper::Row row{{place ? std::to_string(*place) : std::string{}, player_cell(reported.names(), placed.color),
                        std::to_string(placed.result.score)}};
        for (const PointSource& source : sources) row.cells.emplace_back(std::to_string(placed.points.*source.points));
        row.cells.emplace_back(yes_or_no(has_capital(reported.table().board, reported.now(), placed.color)));
        if (is_over(reported)) row.cells.emplace_back(yes_or_no(placed.result.winner));
        table.rows.push_back(std::move(row));
    }
    return table;
}

paper::Table pieces_table(const Reported& reported) {
    paper::Table table{{},
                       {{translated("player")},
                        number_column(translated("Discs on the board")),
                        number_column(translated("Discs in reserve")),
                        number_column(translated("Discs destroyed")),
                        {translated("Emperor")},
                        number_column(translated("Camps, towers, castle built"))},
                       {}};
    for (const Color color : reported.table().seats) {
        const Player& player = reported.now()[color];
        std::string buildings;
        for (const Size size : sizes)
            buildings += (buildings.empty() ? "" : " / ") + std::to_string(built(reported, color, size));
        table.rows.push_back({{player_cell(reported.names(), color),
                               std::to_string(discs_on_board(reported.table().board, reported.now(), color)),
                               std::to_string(player.reserve), std::to_string(player.destroyed),
                               emperor_place(reported.names(), player.emperor), buildings}});
    }
    return table;
}

std::string points_words(const Reported& reported, const Position& now) {
    const auto points = all_points(reported.table(), now);
    std::string all;
    for (const Color color : reported.table().seats)
        all += (all.empty() ? "" : ", ") + reported.names().player(color) + ' ' + std::to_string(points[index(color)]);
    return all;
}

}  // namespace eko::words
