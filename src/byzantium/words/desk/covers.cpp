// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/covers.h"

#include "byzantium/odds/force.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/words/chances/attack_words.h"
#include "byzantium/words/chances/overlay.h"
#include "byzantium/words/chances/threats_text.h"
#include "byzantium/words/desk/correction.h"
#include "byzantium/words/desk/question.h"
#include "byzantium/words/desk/row_chance.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/entries/rule_topics.h"
#include "present/language/chance_words.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;

// --- A city

InspectLayer::InspectLayer(Looked at, CityId city, std::optional<Refusal> why_not, BeginCorrection correct)
    : at_{std::move(at)},
      city_{city},
      why_not_{std::move(why_not)},
      settings_{settings_of(at_.shown, city)},
      correct_{std::move(correct)} {}

Page InspectLayer::page() const {
    Page page;
    page.heading = say("{city}: what the program has there. Correct it if your table differs.",
                       arg("city", at_.names.city(city_)));
    for (const Setting& set : settings_) page.rows.push_back(numbered_row(page.rows.size(), setting(at_.names, set)));
    if (why_not_) {
        page.heading = say("Why not {city}? {why}", arg("city", at_.names.city(city_)),
                           arg("why", refusal(at_.names, at_.table.board, at_.shown, *why_not_)));
        page.below = translated("If your table differs, choose what to correct there.");
    }
    page.hint = translated("Esc: back to the question");
    return page;
}

Outcome InspectLayer::choose(std::size_t row) { return Lays{correct_(settings_.at(row))}; }

HelpTopic InspectLayer::topic(std::size_t selected) const {
    if (why_not_) return RuleIds{to_text(rule(*why_not_))};
    if (selected >= settings_.size()) return HelpContents{};
    return rules_about(settings_[selected]);
}

// --- Why not

Page ExplainLayer::page() const {
    Page page;
    page.heading = list_.empty() ? nothing_ruled_out() : translated("Not possible here, and why");
    for (const NotOffered& one : list_) {
        Row row = numbered_row(page.rows.size(), one.text);
        row.note = refusal(at_.names, at_.table.board, at_.shown, one.why);
        row.rule = to_text(rule(one.why));
        page.rows.push_back(std::move(row));
    }
    if (list_.empty()) page.below = what_else_waits();
    page.hint = translated("Esc: back to the question");
    return page;
}

Outcome ExplainLayer::choose(std::size_t row) {
    return Stays{refusal(at_.names, at_.table.board, at_.shown, list_.at(row).why)};
}

HelpTopic ExplainLayer::topic(std::size_t) const { return rules_asked(at_.shown); }

// --- Attacks within one action

// Whoever is asked first, and clockwise: it is mostly theirs.
std::vector<Color> PlanLayer::planners() const {
    auto all = seats(at_.shown);
    const auto asked = std::find(all.begin(), all.end(), awaited_player(at_.shown.awaits));
    if (asked != all.end()) std::rotate(all.begin(), asked, all.end());
    return all;
}

Page PlanLayer::whose_page() const {
    Page page;
    page.hint = translated("Esc: back to the question");
    page.heading = translated("Whose attacks within one action?");
    for (const Color color : planners()) page.rows.push_back(numbered_row(page.rows.size(), at_.names.label(color)));
    return page;
}

Page PlanLayer::page() const {
    if (!player_) return whose_page();
    Page page;
    page.hint = translated("Esc: back to the question");
    page.heading = say("What {player} could attack with one action, against the best defence",
                       arg("player", at_.names.label(*player_)));
    for (const byzantium::odds::Threat& threat : threats_) {
        Row row = numbered_row(page.rows.size(), at_.names.city(threat.city));
        row.note = short_attacker(threat.advance);
        row.place = place_of(at_.table.board, threat.city);
        row.detail = chance_of(at_.names, at_.table, at_.shown, threat);
        page.rows.push_back(std::move(row));
    }
    if (threats_.empty()) page.below = translated("Nothing can be attacked.");
    if (!threats_.empty()) page.hint = translated("Shift+F8: change its numbers. Esc: back to the question");
    return page;
}

Outcome PlanLayer::choose(std::size_t row) try {
    if (player_) return Stays{};
    const Color player = planners().at(row);
    auto threats = byzantium::odds::threats(at_.table, at_.shown, player);
    best_first(threats);
    player_ = player;
    threats_ = std::move(threats);
    return Turns{};
} catch (const byzantium::odds::OutOfLimits&) {
    return Stays{beyond_reckoning()};
}

const byzantium::odds::Threat* PlanLayer::threat(std::size_t row) const {
    return row < threats_.size() ? &threats_[row] : nullptr;
}

HelpTopic PlanLayer::topic(std::size_t) const { return odds_page(); }

// --- The capital

WatchLayer::WatchLayer(const Looked& at)
    : watch_{capital_watch(at.names, at.table, at.shown)}, capital_{place_of(at.table.board, at.table.board.capital)} {}

Page WatchLayer::page() const {
    Page page;
    page.hint = translated("Esc: back to the question");
    page.heading = watch_.reach;
    page.below = watch_.doubled_hits;
    for (const WatchedAttack& attack : watch_.attacks) {
        Row row = numbered_row(page.rows.size(), capitalised(attack.attacker));
        if (attack.p_with_levy)
            row.note = say("with the Emperor's levy {chance}", arg("chance", percent(*attack.p_with_levy)));
        row.place = capital_;
        row.detail =
            Detail{attack.p_without_levy, percent(attack.p_without_levy), attack.chances + ' ' + attack.winner, {}, {}};
        page.rows.push_back(std::move(row));
    }
    return page;
}

HelpTopic WatchLayer::topic(std::size_t) const { return RuleIds{"BYZ-45", "BYZ-55", "BYZ-64"}; }

}  // namespace byzantium::words
