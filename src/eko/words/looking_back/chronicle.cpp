// SPDX-License-Identifier: MIT
#include "eko/words/looking_back/chronicle.h"

#include "eko/rules/entry.h"
#include "eko/words/looking_back/charts.h"
#include "eko/words/looking_back/moments.h"
#include "eko/words/pictures/board_legend.h"
#include "eko/words/pictures/board_picture.h"
#include "eko/words/story.h"
#include "present/language/words.h"
#include "present/reports/chart.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

using paper::Figure;
using paper::Heading;
using paper::Paragraph;
using paper::Voice;

// Of a board much larger than the box lays one, only the start and the end are shown: a hundred such pictures would be
// a file that nobody can open.
constexpr std::size_t most_pictured = 500;  // fields

constexpr std::size_t boards_in_row = 2;

ShownBoard shown_at(const Reported& reported, const Position& now) {
    return {reported.table().board, reported.session().header().layout, now};
}

std::string turn_heading(const Reported& reported, const Position& now) {
    if (now.turn == 0) return translated("Before the first turn");
    return say_as("a player's turn", "Turn {n}: {player}", arg("n", now.turn),
                  arg("player", reported.names().player(now.player)));
}

// The journal, turn by turn. Boards wait for each other, so that a row of them stands behind the turns they show.
class ChronicleWriter {
public:
    explicit ChronicleWriter(const Reported& reported) : of_{reported} {}

    Blocks told() {
        std::optional<int> turn;
        for (std::size_t n = 1; n <= of_.session().journal().cursor(); ++n) {
            const Position& before = of_.position_at(n - 1);
            if (before.turn != turn) begin_turn(before);
            turn = before.turn;
            tell(n, before);
        }
        show_boards();
        return std::move(blocks_);
    }

private:
    void begin_turn(const Position& now) {
        if (boards_.figures.size() >= boards_in_row) show_boards();
        blocks_.emplace_back(Heading{3, turn_heading(of_, now)});
    }

    void show_boards() {
        if (!boards_.figures.empty()) blocks_.emplace_back(std::exchange(boards_, {}));
    }

    void tell(std::size_t n, const Position& before) {
        const EntryTold told = of_.open.looks().entry(n);
        const auto& players = of_.open.looks().players();
        const auto effects = of_.session().effects(n - 1);
        paper::JournalEntry entry{
            std::to_string(n),
            told.author == Author::table ? paper::EntryLook::correction : paper::EntryLook::played,
            told.player ? paper::Cell{players.at(*told.player).badge, told.text} : paper::Cell{told.text},
            {}};
        for (const auto& line : told_lines(of_.names(), before, results_among(effects)))
            entry.lines.emplace_back(line.text);
        blocks_.emplace_back(std::move(entry));
        if (deserves_picture(effects) && of_.table().board.fields.size() <= most_pictured) show(n);
    }

    void show(std::size_t n) {
        const Position& now = of_.position_at(n);
        const Entry& entry = of_.session().journal().record(n - 1).entry;
        const std::string caption =
            say("After entry {n}: {points}", arg("n", n), arg("points", points_words(of_, now)));
        boards_.figures.push_back(
            {board_picture(shown_at(of_, now), BoardSize::small, touched_by(entry), caption), caption});
    }

    const Reported& of_;
    Blocks blocks_;
    paper::Figures boards_;
};

void add_start(Blocks& blocks, const Reported& reported) {
    const std::string title = translated("The board at the start");
    blocks.emplace_back(Heading{2, title});
    blocks.emplace_back(paper::Figures{
        {{board_sheet(reported.names(), reported.table(), shown_at(reported, reported.position_at(0)), title), {}}}});
}

void add_end(Blocks& blocks, const Reported& reported) {
    const std::string title = is_over(reported) ? translated("At the end") : translated("Now");
    blocks.emplace_back(Heading{2, title});
    blocks.emplace_back(
        paper::Figures{{{board_picture(shown_at(reported, reported.now()), BoardSize::large, {}, title), {}}}});
    blocks.emplace_back(pieces_table(reported));
}

bool any_correction(const Reported& reported) {
    const auto played = reported.session().journal().played();
    return std::any_of(played.begin(), played.end(), [](const auto& record) {
        return std::holds_alternative<Correct>(record.entry) || std::holds_alternative<AwaitPlayer>(record.entry);
    });
}

void add_charts(Blocks& blocks, const Reported& reported) {
    blocks.emplace_back(paper::NewPage{});
    blocks.emplace_back(Heading{2, translated("Charts")});
    for (Chart& chart : charts(reported.names(), reported.session())) {
        blocks.emplace_back(Heading{3, chart.title});
        blocks.emplace_back(Paragraph{chart.text, Voice::aside});
        blocks.emplace_back(paper::Figures{{{std::move(chart.picture), {}}}});
        blocks.emplace_back(std::move(chart.table));
    }
}

}  // namespace

paper::Document told_chronicle(const Reported& reported) {
    paper::Document document = blank(reported);
    Blocks& blocks = document.blocks;
    add_head(blocks, reported);
    blocks.emplace_back(standings_table(reported));
    add_rulings(blocks, reported);
    add_start(blocks, reported);
    blocks.emplace_back(Heading{2, translated("The game")});
    if (any_correction(reported))
        blocks.emplace_back(Paragraph{
            translated("Entries in slanted letters beside a double line are what the table set right by itself."),
            Voice::aside});
    for (paper::Block& block : ChronicleWriter{reported}.told()) blocks.push_back(std::move(block));
    add_end(blocks, reported);
    return document;
}

paper::Document chronicle(const Reported& reported) {
    paper::Document document = told_chronicle(reported);
    add_charts(document.blocks, reported);
    return document;
}

paper::Document short_report(const Reported& reported) {
    paper::Document document = blank(reported);
    add_head(document.blocks, reported);
    document.blocks.emplace_back(standings_table(reported));
    return document;
}

paper::Document score_sheet(const Reported& reported) {
    paper::Document document = blank(reported);
    document.paging = paper::Paging::one_page;
    Blocks& blocks = document.blocks;
    add_head(blocks, reported);
    blocks.emplace_back(standings_table(reported));
    blocks.emplace_back(pieces_table(reported));
    blocks.emplace_back(Heading{3, is_over(reported) ? translated("At the end") : translated("Now")});
    blocks.emplace_back(paper::Figures{{{board_now(reported), {}}}});
    add_rulings(blocks, reported);
    return document;
}

paper::Picture board_now(const Reported& reported) {
    return board_sheet(reported.names(), reported.table(), shown_at(reported, reported.now()), reported.facts.title);
}

}  // namespace eko::words
