// SPDX-License-Identifier: MIT
#include "eko/words/looking_back/chronicle.h"

#include "eko/rules/effect.h"
#include "eko/rules/entry.h"
#include "eko/rules/points.h"
#include "eko/words/looking_back/charts.h"
#include "eko/words/looking_back/moments.h"
#include "eko/words/pictures/board_legend.h"
#include "eko/words/pictures/board_picture.h"
#include "present/language/words.h"
#include "present/reports/chart.h"
#include "present/reports/chronicle_acts.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

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

// So few that the pictures have room beside the sentences.
constexpr std::size_t acts_a_picture = 12;
constexpr std::size_t acts_apart = 7;
constexpr int turns_a_part = 10;
constexpr double board_part = 0.75;  // of the page's width
constexpr double chart_part = 0.86;

ShownBoard shown_at(const Reported& reported, const Position& now) {
    return {reported.table().board, reported.session().header().layout, now};
}

std::string part_heading(int first, int last) {
    if (last == 0) return translated("Before the first turn");
    return say("Turns {first} to {last}", arg("first", std::max(first, 1)), arg("last", last));
}

// The journal, ten turns at a time.
class ChronicleWriter {
public:
    explicit ChronicleWriter(const Reported& reported) : of_{reported}, acts_{acts_of(of_.open.looks())} {
        if (of_.table().board.fields.size() > most_pictured) return;
        std::vector<int> weights;
        for (const EntryRange act : acts_) weights.push_back(weight(act));
        turning_ = turning_points(weights, acts_a_picture);
        pictured_ = with_room(turning_, acts_apart);
    }

    Blocks told() {
        int told = -1;  // turns under a heading
        for (std::size_t i = 0; i < acts_.size(); ++i) {
            if (const int turn = of_.position_at(acts_[i].first).turn; turn > told) {
                const int last = (turn + turns_a_part - 1) / turns_a_part * turns_a_part;
                blocks_.emplace_back(Heading{3, part_heading(last - turns_a_part + 1, std::min(last, of_.now().turn))});
                told = last;
            }
            tell(i);
        }
        return std::move(blocks_);
    }

private:
    // Points that changed, with an emperor in somebody's hands counted twice.
    int weight(EntryRange act) const {
        int weight = 0;
        bool shown = false;
        for (std::size_t n = act.first; n < act.end; ++n) {
            const auto effects = of_.session().effects(n);
            shown = shown || deserves_picture(effects);
            for (const Effect& effect : effects)
                if (std::holds_alternative<EmperorCaptured>(effect)) weight += emperor_weight;
        }
        for (const Color color : of_.table().seats)
            weight += std::abs(points_of(of_.table(), of_.position_at(act.end), color).total() -
                               points_of(of_.table(), of_.position_at(act.first), color).total());
        return shown ? weight : 0;
    }

    void tell(std::size_t act) {
        if (pictured_.contains(act)) show(acts_[act]);
        blocks_.emplace_back(
            told_act(of_.open.looks(), acts_[act],
                     turning_.contains(act) ? paper::EntryLook::turning_point : paper::EntryLook::played));
    }

    void show(EntryRange act) {
        const Position& now = of_.position_at(act.end);
        const Entry& entry = of_.session().journal().record(act.first).entry;
        const std::string caption =
            say("After entry {n}: {points}", arg("n", act.end), arg("points", points_words(of_, now)));
        blocks_.emplace_back(paper::SideFigure{
            {board_picture(shown_at(of_, now), BoardSize::small, touched_by(entry), caption), caption}});
    }

    static constexpr int emperor_weight = 3;

    const Reported& of_;
    std::vector<EntryRange> acts_;
    std::set<std::size_t> turning_;   // acts
    std::set<std::size_t> pictured_;  // of them
    Blocks blocks_;
};

void add_start(Blocks& blocks, const Reported& reported) {
    const std::string title = translated("The board at the start");
    blocks.emplace_back(Heading{2, title});
    blocks.emplace_back(paper::Figures{
        {{board_sheet(reported.names(), reported.table(), shown_at(reported, reported.position_at(0)), title),
          {},
          board_part}}});
}

void add_end(Blocks& blocks, const Reported& reported) {
    const std::string title = is_over(reported) ? translated("At the end") : translated("Now");
    blocks.emplace_back(Heading{2, title});
    blocks.emplace_back(paper::Figures{
        {{board_picture(shown_at(reported, reported.now()), BoardSize::large, {}, title), {}, board_part}}});
    blocks.emplace_back(pieces_table(reported));
}

bool any_correction(const Reported& reported) {
    const auto played = reported.session().journal().played();
    return std::any_of(played.begin(), played.end(), [](const auto& record) {
        return std::holds_alternative<Correct>(record.entry) || std::holds_alternative<AwaitPlayer>(record.entry);
    });
}

void add_chart(Blocks& blocks, Chart chart) {
    blocks.emplace_back(Heading{3, chart.title});
    blocks.emplace_back(Paragraph{chart.text, Voice::aside});
    blocks.emplace_back(paper::Figures{{{std::move(chart.picture), {}, chart_part}}});
}

// Charts stand where the story comes to what they show; a place for words alone has none.
enum class Charts : std::uint8_t { shown, left_out };

paper::Document told(const Reported& reported, Charts charts) {
    paper::Document document = blank(reported);
    Blocks& blocks = document.blocks;
    add_head(blocks, reported);
    blocks.emplace_back(standings_table(reported));
    if (charts == Charts::shown) add_chart(blocks, points_chart(reported.names(), reported.session()));
    add_start(blocks, reported);
    blocks.emplace_back(Heading{2, translated("The game")});
    if (any_correction(reported))
        blocks.emplace_back(Paragraph{
            translated("Entries in italics beside a double line are corrections by the players."), Voice::aside});
    for (paper::Block& block : ChronicleWriter{reported}.told()) blocks.push_back(std::move(block));
    add_end(blocks, reported);
    if (charts == Charts::shown) {
        add_chart(blocks, sources_chart(reported.names(), reported.session()));
        add_chart(blocks, discs_chart(reported.names(), reported.session()));
    }
    add_rulings(blocks, reported);
    return document;
}

}  // namespace

paper::Document chronicle(const Reported& reported) { return told(reported, Charts::shown); }

paper::Document told_chronicle(const Reported& reported) { return told(reported, Charts::left_out); }

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
