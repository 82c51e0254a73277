// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/chronicle.h"

#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/entries/story.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/map_picture.h"
#include "byzantium/words/looking_back/report_parts.h"
#include "byzantium/words/table/player_marks.h"
#include "paper/table.h"
#include "present/journal/journal_rows.h"
#include "present/language/language.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

using paper::Figure;
using paper::Heading;
using paper::Paragraph;
using paper::Voice;

// The journal, chapter by chapter.
class ChronicleWriter {
public:
    explicit ChronicleWriter(const Reported& reported)
        : of_{reported}, journal_{reported.session.journal()}, looks_{reported.session} {}

    Blocks told() {
        begin_turn(journal_.position_at(0).turn);
        for (std::size_t n = 1; n <= journal_.cursor(); ++n) {
            const auto effects = of_.session.effects(n - 1);
            tell(n, effects);
            show_captures(n, effects);
            const int turn = journal_.position_at(n - 1).turn;
            if (journal_.position_at(n).turn == turn) continue;
            end_turn(n, say("After turn {n}", arg("n", turn)));
            begin_turn(journal_.position_at(n).turn);
        }
        end_turn(journal_.cursor(), is_over(of_.session) ? translated("At the end") : translated("Now"));
        return std::move(blocks_);
    }

private:
    void begin_turn(int turn) { blocks_.emplace_back(Heading{2, say("Turn {n}", arg("n", turn))}); }

    void tell(std::size_t n, const std::vector<Effect>& effects) {
        const JournalLine line = reader_.line(PlayedRow{n});
        paper::JournalEntry entry{
            line.number,
            line.author == Author::table ? paper::EntryLook::correction : paper::EntryLook::played,
            line.player ? paper::Cell{line.player->badge, line.text} : paper::Cell{line.text},
            {}};
        for (const ToldLine& told :
             told_lines(of_.names, journal_.position_at(n - 1), journal_.record(n - 1).entry, effects))
            if (told.kind == LineKind::event) entry.lines.emplace_back(told.text);
        blocks_.emplace_back(std::move(entry));
    }

    void show_captures(std::size_t n, const std::vector<Effect>& effects) {
        paper::Figures figures;
        for (const Effect& effect : effects) {
            const auto* captured = std::get_if<CityCaptured>(&effect);
            if (captured == nullptr) continue;
            const std::string caption =
                say("{city} after entry {n}", arg("city", of_.names.city(captured->city)), arg("n", n));
            figures.figures.push_back({city_picture(board_view(of_.names, of_.session.table(), journal_.position_at(n)),
                                                    of_.land, captured->city, caption),
                                       caption});
        }
        if (!figures.figures.empty()) blocks_.emplace_back(std::move(figures));
    }

    void end_turn(std::size_t n, const std::string& heading) {
        blocks_.emplace_back(Heading{3, heading});
        const Position& now = journal_.position_at(n);
        blocks_.emplace_back(paper::Figures{
            {{map_picture(board_view(of_.names, of_.session.table(), now), of_.land, heading), map_key()}}});
        blocks_.emplace_back(displays_table(of_, now));
    }

    static std::string map_key() {
        return translated(
            "Numbers are the strength of a city: dark for Byzantine, light for Arab, grey with a dotted edge for "
            "Persian and thick-edged for Bulgar ones; a frame is a fortification. Beside a city stands who controls "
            "it, above it on a staff the armies.");
    }

    const Reported& of_;
    const byzantium::text::Journal& journal_;
    Looks looks_;
    JournalReader reader_{looks_};
    Blocks blocks_;
};

void add_charts(Blocks& blocks, const Reported& reported) {
    blocks.emplace_back(paper::NewPage{});
    blocks.emplace_back(Heading{2, translated("Charts")});
    for (Chart& chart : charts(reported.names, reported.session)) {
        blocks.emplace_back(Heading{3, chart.title});
        blocks.emplace_back(Paragraph{chart.text, Voice::aside});
        blocks.emplace_back(paper::Figures{{{std::move(chart.picture), {}}}});
        blocks.emplace_back(std::move(chart.table));
    }
}

bool any_correction(const Reported& reported) {
    const auto played = reported.session.journal().played();
    return std::any_of(played.begin(), played.end(),
                       [](const auto& record) { return std::holds_alternative<Correct>(record.entry); });
}

paper::Document blank(const Reported& reported) {
    return {reported.facts.title, spoken_language(), made_by(reported), {}};
}

}  // namespace

paper::Document chronicle(const Reported& reported) {
    paper::Document document = blank(reported);
    Blocks& blocks = document.blocks;
    add_head(blocks, reported);
    blocks.emplace_back(standings_table(reported));
    add_rulings(blocks, reported);
    if (any_correction(reported))
        blocks.emplace_back(Paragraph{
            translated("Entries in slanted letters beside a double line are what the table set right by itself."),
            Voice::aside});
    for (paper::Block& block : ChronicleWriter{reported}.told()) blocks.push_back(std::move(block));
    blocks.emplace_back(Heading{2, is_over(reported.session) ? translated("Final scoring") : translated("The score")});
    blocks.emplace_back(sources_table(reported));
    add_rankings(blocks, reported);
    add_charts(blocks, reported);
    return document;
}

paper::Document short_report(const Reported& reported) {
    paper::Document document = blank(reported);
    add_head(document.blocks, reported);
    document.blocks.emplace_back(standings_table(reported));
    add_rankings(document.blocks, reported);
    return document;
}

paper::Document score_sheet(const Reported& reported) {
    paper::Document document = blank(reported);
    document.paging = paper::Paging::one_page;
    Blocks& blocks = document.blocks;
    add_head(blocks, reported);
    blocks.emplace_back(standings_table(reported));
    blocks.emplace_back(Heading{3, translated("Victory points by source")});
    blocks.emplace_back(sources_table(reported));
    add_rankings(blocks, reported);
    add_rulings(blocks, reported);
    Chart vp = vp_chart(reported.names, reported.session);
    blocks.emplace_back(Heading{3, vp.title});
    blocks.emplace_back(paper::Figures{{{std::move(vp.picture), {}}}});
    return document;
}

}  // namespace byzantium::words
