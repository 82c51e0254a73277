// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/chronicle.h"

#include "byzantium/rules/board.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/looking_back/charts.h"
#include "byzantium/words/looking_back/map_picture.h"
#include "byzantium/words/looking_back/report_parts.h"
#include "byzantium/words/looking_back/review_view.h"
#include "paper/table.h"
#include "present/language/language.h"
#include "present/language/words.h"
#include "present/reports/chart.h"
#include "present/reports/chronicle_acts.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace byzantium::words {

using namespace present;

namespace {

using paper::Figure;
using paper::Heading;
using paper::Paragraph;
using paper::Voice;

// So few that the pictures have room beside the sentences.
constexpr std::size_t acts_a_picture = 9;
constexpr std::size_t acts_apart = 5;
constexpr double map_part = 0.62;  // of the page's width
constexpr double chart_part = 0.82;

// What an act turned: a city that fell, or an attack that came to nothing.
struct Weighed {
    int weight = 0;
    std::optional<CityId> city;
};

// Reads the effects of one act.
class Weighing {
public:
    explicit Weighing(const Board& board) : board_{board} {}

    void take(const Effect& effect) {
        std::visit([this](const auto& what) { take(what); }, effect);
    }
    Weighed weighed() const { return {weight_ == 0 ? 0 : weight_ + points_, city_}; }

private:
    static constexpr int beaten_off = 2;
    static constexpr int fallen = 4;
    static constexpr int capital_fallen = 1000;

    void take(const AttackBegan& attack) { city_ = attack.city; }
    void take(const BattleLost&) { weight_ = std::max(weight_, beaten_off); }
    void take(const SiegeLost&) { weight_ = std::max(weight_, beaten_off); }
    void take(const CityCaptured& captured) {
        city_ = captured.city;
        weight_ = std::max(weight_, board_[captured.city].capital ? capital_fallen : fallen);
    }
    void take(const ActionPhaseEnded&) { ended_ = true; }
    void take(const VpChanged& vp) {
        if (!ended_) points_ += std::abs(vp.by);
    }
    template <class Other>
    void take(const Other&) {}

    const Board& board_;
    int weight_ = 0;
    int points_ = 0;
    bool ended_ = false;
    std::optional<CityId> city_;
};

// The journal, chapter by chapter.
class ChronicleWriter {
public:
    explicit ChronicleWriter(const Reported& reported)
        : of_{reported}, journal_{reported.session.journal()}, looks_{reported.session}, acts_{acts_of(looks_)} {
        for (const EntryRange act : acts_) weighed_.push_back(weighed(act));
        std::vector<int> weights;
        for (const Weighed& act : weighed_) weights.push_back(act.weight);
        turning_ = turning_points(weights, acts_a_picture);
        pictured_ = with_room(turning_, acts_apart);
    }

    Blocks told() {
        begin_turn(journal_.position_at(0).turn);
        for (std::size_t i = 0; i < acts_.size(); ++i) {
            tell(i);
            const int turn = journal_.position_at(acts_[i].first).turn;
            if (journal_.position_at(acts_[i].end).turn == turn) continue;
            end_turn(acts_[i].end, say("After turn {n}", arg("n", turn)));
            begin_turn(journal_.position_at(acts_[i].end).turn);
        }
        end_turn(journal_.cursor(), is_over(of_.session) ? translated("At the end") : translated("Now"));
        return std::move(blocks_);
    }

private:
    Weighed weighed(EntryRange act) const {
        Weighing weighing{of_.session.table().board};
        for (std::size_t n = act.first; n < act.end; ++n)
            for (const Effect& effect : of_.session.effects(n)) weighing.take(effect);
        return weighing.weighed();
    }

    void begin_turn(int turn) { blocks_.emplace_back(Heading{2, say("Turn {n}", arg("n", turn))}); }

    void tell(std::size_t act) {
        if (pictured_.contains(act)) show(*weighed_[act].city, acts_[act].end);
        blocks_.emplace_back(told_act(
            looks_, acts_[act], turning_.contains(act) ? paper::EntryLook::turning_point : paper::EntryLook::played));
    }

    void show(CityId city, std::size_t n) {
        const std::string caption = say("{city} after entry {n}", arg("city", of_.names.city(city)), arg("n", n));
        blocks_.emplace_back(paper::SideFigure{
            {city_picture(board_view(of_.names, of_.session.table(), journal_.position_at(n)), of_.land, city, caption),
             caption}});
    }

    void end_turn(std::size_t n, const std::string& heading) {
        blocks_.emplace_back(Heading{3, heading});
        const Position& now = journal_.position_at(n);
        blocks_.emplace_back(
            paper::Figures{{{map_picture(board_view(of_.names, of_.session.table(), now), of_.land, heading),
                             std::exchange(map_key_, {}), map_part}}});
        blocks_.emplace_back(displays_table(of_, now));
    }

    static std::string map_key() {
        return translated(
            "Numbers are the strength of a city: dark for Byzantine, light for Arab, grey with a dotted edge for "
            "Persian and thick-edged for Bulgar ones; a frame is a fortification. The mark of the player who controls "
            "a city is beside it; the armies are above it, on a staff.");
    }

    const Reported& of_;
    const byzantium::text::Journal& journal_;
    Looks looks_;
    std::vector<EntryRange> acts_;
    std::vector<Weighed> weighed_;     // of each act
    std::set<std::size_t> turning_;    // acts
    std::set<std::size_t> pictured_;   // of them
    std::string map_key_ = map_key();  // said once
    Blocks blocks_;
};

enum class Numbers : std::uint8_t { told, left_out };
void add_chart(Blocks& blocks, Chart chart, Numbers numbers) {
    blocks.emplace_back(Heading{3, chart.title});
    blocks.emplace_back(Paragraph{chart.text, Voice::aside});
    blocks.emplace_back(paper::Figures{{{std::move(chart.picture), {}, chart_part}}});
    if (numbers == Numbers::told) blocks.emplace_back(std::move(chart.table));
}

// Each chart where the story comes to what it shows.
void add_end(Blocks& blocks, const Reported& reported) {
    blocks.emplace_back(Heading{2, is_over(reported.session) ? translated("Final scoring") : translated("The score")});
    add_rankings(blocks, reported);
    add_chart(blocks, sources_chart(reported.names, reported.session), Numbers::told);
    add_chart(blocks, money_chart(reported.names, reported.session), Numbers::left_out);
    const auto luck = byzantium::text::luck_of(reported.session);
    if (!luck.fights.empty()) add_chart(blocks, fights_chart(reported.names, luck), Numbers::left_out);
    add_chart(blocks, luck_chart(reported.names, luck), Numbers::left_out);
    add_chart(blocks, hits_chart(reported.names, luck), Numbers::left_out);
}

void add_costly(Blocks& blocks, const ReviewPart& part) {
    blocks.emplace_back(Heading{3, part.heading});
    for (const ReviewRow& row : part.rows)
        blocks.emplace_back(Paragraph{row.better.empty()
                                          ? say("{what} ({points})", arg("what", row.text), arg("points", row.points))
                                          : say("{what} This cost {verdict}. {better}", arg("what", row.text),
                                                arg("verdict", row.points), arg("better", row.better))});
}

void add_review(Blocks& blocks, const Reported& reported) {
    if (reported.reviewed == nullptr) return;
    ReviewView view = review_view(reported.names, reported.session, *reported.reviewed, ReviewEnd::judged);
    blocks.emplace_back(Heading{2, translated("Review")});
    blocks.emplace_back(Paragraph{view.cost, Voice::lead});
    add_chart(blocks, std::move(view.chances), Numbers::left_out);
    blocks.emplace_back(std::move(view.accounts));
    blocks.emplace_back(Paragraph{view.accounts_text, Voice::aside});
    for (const ReviewPart& part : view.parts) add_costly(blocks, part);
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
    add_chart(blocks, vp_chart(reported.names, reported.session), Numbers::left_out);
    if (any_correction(reported))
        blocks.emplace_back(Paragraph{
            translated("Entries in italics beside a double line are corrections by the players."), Voice::aside});
    for (paper::Block& block : ChronicleWriter{reported}.told()) blocks.push_back(std::move(block));
    add_end(blocks, reported);
    add_review(blocks, reported);
    add_rulings(blocks, reported);
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
