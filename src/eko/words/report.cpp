// SPDX-License-Identifier: MIT
#include "eko/words/report.h"

#include "eko/rules/awaits.h"
#include "eko/rules/points.h"
#include "eko/words/story.h"
#include "paper/document.h"
#include "paper/table.h"
#include "present/language/language.h"
#include "present/language/words.h"

#include <cstddef>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

using paper::Heading;
using paper::Paragraph;
using paper::Voice;

std::string how_it_stands(const OpenTable& open) {
    const Position& now = open.session().position();
    if (const auto* over = std::get_if<Over>(&now.awaits)) return ended(open.teller().names(), over->result);
    return say("The game is not over: turn {turn}.", arg("turn", now.turn));
}

paper::Table points_table(const OpenTable& open) {
    const Table& table = open.session().table();
    const auto right = [](const char* text) { return paper::Column{paper::Cell{text}, paper::Align::right}; };
    paper::Table all{{},
                     {{paper::Cell{translated("Player")}},
                      right(translated("Camps")),
                      right(translated("Towers")),
                      right(translated("Castle")),
                      right(translated("Captive emperors")),
                      right(translated("Pyramids")),
                      right(translated("Points")),
                      right(translated("Capital"))},
                     {}};
    for (const Color color : table.seats) {
        const Position& now = open.session().position();
        const Points points = points_of(table, now, color);
        paper::Row row{{paper::Cell{badge(color), open.teller().names().label(color)}}};
        for (const int number :
             {points.camps, points.towers, points.castles, points.captives, points.pyramids, points.total()})
            row.cells.emplace_back(std::to_string(number));
        row.cells.emplace_back(has_capital(table.board, now, color) ? translated("yes") : translated("no"));
        all.rows.push_back(std::move(row));
    }
    return all;
}

paper::Document summary(const OpenTable& open, const ReportFacts& facts) {
    paper::Document document{
        facts.title,
        spoken_language(),
        say("Written by Logothete {version}; session {uuid}.", arg("version", facts.program), arg("uuid", facts.uuid)),
        {}};
    document.blocks.emplace_back(Heading{1, facts.title});
    const std::string when = when_and_where(facts);
    if (!when.empty()) document.blocks.emplace_back(Paragraph{when, Voice::lead});
    document.blocks.emplace_back(Paragraph{how_it_stands(open)});
    document.blocks.emplace_back(points_table(open));
    return document;
}

paper::JournalEntry journal_entry(const OpenTable& open, std::size_t number) {
    const auto told = open.looks().entry(number);
    const auto& players = open.looks().players();
    paper::JournalEntry entry{
        std::to_string(number),
        told.author == Author::table ? paper::EntryLook::correction : paper::EntryLook::played,
        told.player ? paper::Cell{players.at(*told.player).badge, told.text} : paper::Cell{told.text},
        {}};
    for (const auto& line : open.looks().told(number)) entry.lines.emplace_back(line.text);
    return entry;
}

// The summary, then all that was entered, turn by turn.
paper::Document chronicle(const OpenTable& open, const ReportFacts& facts) {
    paper::Document document = summary(open, facts);
    const auto& journal = open.session().journal();
    int turn = -1;
    for (std::size_t n = 1; n <= journal.cursor(); ++n) {
        const int now = journal.position_at(n - 1).turn;
        if (now != turn)
            document.blocks.emplace_back(Heading{
                2, now == 0 ? std::string{translated("Before the first turn")} : say("Turn {n}", arg("n", now))});
        turn = now;
        document.blocks.emplace_back(journal_entry(open, n));
    }
    return document;
}

}  // namespace

std::vector<ReportWords> report_words() {
    return {
        {"chronicle", "html", translated("Chronicle (HTML)"),
         translated("Who played, how it ended, and every entry turn by turn, as a page for a browser."), Copied::no},
        {"text", "txt", translated("Text"), translated("Who played, how it ended and where the points came from."),
         Copied::yes}};
}

std::string report(const OpenTable& open, const std::string& key, const ReportFacts& facts) {
    if (key == "chronicle") return paper::html(chronicle(open, facts));
    return paper::plain_text(summary(open, facts));
}

}  // namespace eko::words
