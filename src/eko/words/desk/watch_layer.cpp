// SPDX-License-Identifier: MIT
#include "eko/words/desk/watch_layer.h"

#include "eko/rules/awaits.h"
#include "eko/rules/rules.h"
#include "eko/words/foresight/foresight_text.h"
#include "eko/words/foresight/shown_way.h"
#include "eko/words/headline.h"
#include "eko/words/story.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <string>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

constexpr const char* stops_key = "S";
constexpr const char* next_key = "N";

std::string last_rule(const Position& before, const Entry& entry) {
    const auto rules = rules_of(before, entry);
    return rules.empty() ? std::string{} : rules.back();
}

present::Row letter_row(const char* key, std::string text) {
    present::Row row;
    row.key = key;
    row.text = std::move(text);
    return row;
}

}  // namespace

// --- How

std::vector<WatchLayer::WayToEnd> WatchLayer::ways() const {
    std::vector<WayToEnd> all;
    const Prospects* const prospects = foreseeing_.watch(at_.now);
    if (prospects == nullptr) return all;
    for (const foresight::Prospect& one : *prospects) {
        const auto player = arg("player", at_.names.player(one.player));
        if (one.alone) all.push_back({one.player, say("{player} can win like this", player), &*one.alone});
        if (one.shared)
            all.push_back({one.player, say("{player} can win together with others like this", player), &*one.shared});
        if (one.nobody)
            all.push_back(
                {one.player, say("{player} can end the game like this, and nobody wins", player), &*one.nobody});
    }
    // Whoever can win now wants to know how before anything else.
    const auto asked = awaited_player(at_.now.awaits);
    std::stable_partition(all.begin(), all.end(), [&](const WayToEnd& way) {
        const auto& winners = way.ending->result.winners;
        return way.player == asked && std::find(winners.begin(), winners.end(), way.player) != winners.end();
    });
    return all;
}

std::vector<std::string> WatchLayer::to_be_stopped() const {
    std::vector<std::string> names;
    const auto asked = awaited_player(at_.now.awaits);
    if (!asked) return names;
    for (const foresight::Prospect& one : *foreseeing_.watch(at_.now))
        if (one.player != *asked && one.can_win()) names.push_back(at_.names.player(one.player));
    return names;
}

void WatchLayer::add_way(Page& page, const WayToEnd& way) const {
    page.heading = way.heading;
    Position now = foresight::turn_of(at_.table, at_.now, way.player).value();
    for (const Decision& decision : way.ending->line) {
        present::Row row = numbered_row(page.rows.size(), headline(at_.names, now, decision));
        row.rule = last_rule(now, decision);
        page.rows.push_back(std::move(row));
        now = apply(at_.table, now, decision).value().after;
    }
    page.below = ended(at_.names, way.ending->result);
    const std::string sum = points_won(at_.names, at_.table, {at_.now, now}, way.player, way.ending->result);
    if (!sum.empty()) page.below = sum + ' ' + page.below;
    page.below += std::string{' '} + translated("There may be other ways.");
}

Page WatchLayer::way_page() const {
    Page page;
    page.hint = translated("Esc: back to the question");
    if (const auto* const over = std::get_if<Over>(&at_.now.awaits)) {
        page.heading = translated("The game is over.");
        page.below = ended(at_.names, over->result);
        return page;
    }
    page.heading = translated("Who can win within the coming turn if nobody else acts?");
    if (foreseeing_.watch(at_.now) == nullptr) {
        page.below = translated("Calculating.");
        return page;
    }
    const auto all = ways();
    if (all.empty()) {
        page.below = translated("Nobody can win within the coming turn.");
        return page;
    }
    add_way(page, shown_of(all));
    // By name: the way above may be that of whoever is asked, and it is the others who are to be stopped.
    if (const auto others = to_be_stopped(); !others.empty())
        page.rows.push_back(letter_row(stops_key, say("What stops {others}?", arg("others", listed(others)))));
    if (all.size() > 1)
        page.rows.push_back(
            letter_row(next_key, say("Another: {way}", arg("way", all[(shown_ + 1) % all.size()].heading))));
    return page;
}

// --- What stops it

Page WatchLayer::stops_page() const {
    Page page;
    page.hint = translated("Esc: back to the way to win");
    page.heading = translated("What stops it?");
    const StopsAnswer* const stops = foreseeing_.stops(at_.now);
    if (stops == nullptr) {
        page.below = translated("Every entry is being tried.");
        return page;
    }
    if (!*stops) return page;
    page.heading = stops_sentence(at_.names, **stops);
    for (const Entry& entry : (*stops)->entries) {
        present::Row row = numbered_row(page.rows.size(), headline(at_.names, at_.now, entry));
        row.rule = last_rule(at_.now, entry);
        page.rows.push_back(std::move(row));
    }
    return page;
}

// --- On the board

BoardMarks WatchLayer::marks_of(const WayToEnd& way, std::size_t selected) const {
    const auto& line = way.ending->line;
    BoardMarks marks = entry_marks({line.begin(), line.end()}, selected);
    const auto* const move = selected < line.size() ? std::get_if<Move>(&line[selected]) : nullptr;
    if (move == nullptr || !marks.touched.way) return marks;
    Position now = foresight::turn_of(at_.table, at_.now, way.player).value();
    for (std::size_t i = 0; i < selected; ++i) now = apply(at_.table, now, line[i]).value().after;
    marks.touched.way->over = shown_way(at_.table, now, *move);
    marks.touched.far.push_back(move->from);  // from where it may go through a portal at once
    return marks;
}

// --- The layer

Page WatchLayer::page() const { return part_ == Part::way ? way_page() : stops_page(); }

Outcome WatchLayer::choose(std::size_t row) {
    if (part_ == Part::stops) return Stays{};
    const std::string key = way_page().rows.at(row).key;
    if (key == stops_key) part_ = Part::stops;
    if (key == next_key) ++shown_;
    return key == stops_key || key == next_key ? Outcome{Turns{}} : Outcome{Stays{}};
}

std::optional<Outcome> WatchLayer::back() {
    if (std::exchange(part_, Part::way) == Part::stops) return Turns{};
    return Leaves{};
}

BoardMarks WatchLayer::marks(std::size_t selected) const {
    if (part_ == Part::way) {
        const auto all = ways();
        if (all.empty()) return {};
        return marks_of(shown_of(all), selected);
    }
    const StopsAnswer* const stops = foreseeing_.stops(at_.now);
    return stops != nullptr && *stops ? entry_marks((*stops)->entries, selected) : BoardMarks{};
}

}  // namespace eko::words
