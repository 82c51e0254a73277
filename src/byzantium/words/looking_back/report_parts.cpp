// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/report_parts.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/score.h"
#include "byzantium/text/session.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/table/player_marks.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/shelf/shelf_words.h"
#include "present/table/seat_marks.h"

namespace byzantium::words {

using namespace present;

namespace {

using paper::Heading;
using paper::Paragraph;
using paper::Voice;

constexpr const char* half_rule_words =
    marked("BYZ-63: the lower track counts only if it is at least half of the higher one.");

bool fallen(const byzantium::text::Session& session) {
    const auto* over = std::get_if<Over>(&session.position().awaits);
    return over != nullptr && over->result.reason == EndReason::fall;
}

}  // namespace

Ranking last_ranking(const Reported& reported) { return rankings(reported.names, reported.session.position()).back(); }

void add_head(Blocks& blocks, const Reported& reported) {
    blocks.emplace_back(Heading{1, reported.facts.title});
    const std::string where = when_and_where(reported.facts);
    const SeatMarks marks = seat_marks();
    const std::string players = players_words(byzantium::text::Game::seats(reported.session.header()), &marks);
    blocks.emplace_back(
        Paragraph{where.empty() ? players : say("{players}. {where}.", arg("players", players), arg("where", where)),
                  Voice::aside});
    blocks.emplace_back(Paragraph{question(reported.names, reported.session.position()), Voice::lead});
    if (reported.facts.not_counted)
        blocks.emplace_back(
            Paragraph{say("This game is not counted: {why}.", arg("why", why_not_counted(*reported.facts.not_counted))),
                      Voice::aside});
}

paper::Table standings_table(const Reported& reported) {
    using paper::Align;
    const Ranking ranking = last_ranking(reported);
    const Position& now = reported.session.position();
    paper::Table table{is_over(reported.session) ? std::string{} : ranking.heading,
                       {{translated("place"), Align::right},
                        {translated("player")},
                        {translated("score"), Align::right},
                        {translated("Byzantine VP"), Align::right},
                        {translated("Arab VP"), Align::right},
                        {translated("cities"), Align::right},
                        {translated("bezants"), Align::right}},
                       {}};
    for (const Standing& standing : ranking.standings) {
        const Color player = standing.score.player;
        const int money = now[player][Side::byzantine].treasury + now[player][Side::arab].treasury;
        table.rows.push_back(
            {{std::to_string(standing.place), player_cell(reported.names, player), std::to_string(standing.score.total),
              std::to_string(standing.score.byzantine), std::to_string(standing.score.arab),
              std::to_string(cities_controlled(now, player)), std::to_string(money)}});
    }
    return table;
}

paper::Table sources_table(const Reported& reported) { return sources_chart(reported.names, reported.session).table; }

void add_rankings(Blocks& blocks, const Reported& reported) {
    for (const Ranking& ranking : rankings(reported.names, reported.session.position())) {
        blocks.emplace_back(Heading{3, ranking.heading});
        if (!ranking.note.empty()) blocks.emplace_back(Paragraph{ranking.note});
        for (const Standing& standing : ranking.standings) {
            if (!standing.parted.empty()) blocks.emplace_back(Paragraph{standing.parted, Voice::aside});
            blocks.emplace_back(
                Paragraph{say("{place}. {total}", arg("place", standing.place), arg("total", standing.total))});
            if (!standing.half.empty()) blocks.emplace_back(Paragraph{standing.half, Voice::aside});
        }
    }
    if (!fallen(reported.session)) blocks.emplace_back(Paragraph{translated(half_rule_words), Voice::aside});
}

void add_rulings(Blocks& blocks, const Reported& reported) {
    blocks.emplace_back(Heading{3, translated("How this table reads the rules")});
    for (const std::string& ruling : rulings_chosen(reported.session.table().rulings))
        blocks.emplace_back(Paragraph{ruling});
}

paper::Table displays_table(const Reported& reported, const Position& now) {
    using paper::Align;
    paper::Table table{{},
                       {{translated("player")},
                        {translated("side")},
                        {translated("VP"), Align::right},
                        {translated("bezants"), Align::right},
                        {translated("Elite"), Align::right},
                        {translated("Main"), Align::right},
                        {translated("Levy"), Align::right},
                        {translated("Move"), Align::right},
                        {translated("army")}},
                       {}};
    for (const Player& player : now.players)
        for (const Side side : sides) {
            const Display& display = player[side];
            const auto n = [](int count) { return paper::Cell{std::to_string(count)}; };
            table.rows.push_back(
                {{side == Side::byzantine ? player_cell(reported.names, player.color) : paper::Cell{""},
                  capitalised(label_word(side)), n(display.vp), n(display.treasury), n(display.elite), n(display.main),
                  n(display.levy), n(display.move), place(reported.names, display.at)}});
        }
    return table;
}

}  // namespace byzantium::words
