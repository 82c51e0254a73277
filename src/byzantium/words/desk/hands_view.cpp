// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/hands_view.h"

#include "byzantium/rules/effect.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "present/language/words.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

bool ends_a_turn(const std::vector<Effect>& effects) {
    return std::any_of(effects.begin(), effects.end(),
                       [](const Effect& effect) { return std::holds_alternative<ActionPhaseEnded>(effect); });
}

std::vector<ToldLine> deeds_of(std::vector<ToldLine> lines) {
    std::erase_if(lines, [](const ToldLine& line) { return line.kind == LineKind::event; });
    return lines;
}

// Each player's in one place, so that everybody can tick off their own; first what belongs to nobody.
std::vector<ToldLine> by_player(const Names& names, const Position& position, const std::vector<ToldLine>& deeds) {
    std::vector<ToldLine> sorted;
    const auto take = [&](std::optional<Color> player, const std::string& heading) {
        const auto theirs = [&](const ToldLine& deed) { return deed.player == player; };
        if (std::none_of(deeds.begin(), deeds.end(), theirs)) return;
        sorted.push_back({LineKind::event, player, heading});
        std::copy_if(deeds.begin(), deeds.end(), std::back_inserter(sorted), theirs);
    };
    take(std::nullopt, translated("On the map"));
    for (const Player& player : position.players) take(player.color, names.label(player.color));
    return sorted;
}

}  // namespace

std::string done_words() { return translated("Done"); }
std::string not_done_words() { return translated("Not done yet"); }

HandsView hands_view(const Names& names, const byzantium::text::Session& session, EntryRange entries) {
    HandsView view{translated("On the table"), {}, entries};
    const auto& journal = session.journal();
    bool turns_end = false;
    for (std::size_t i = entries.first; i < entries.end; ++i) {
        const auto effects = session.effects(i);
        auto deeds = deeds_of(told_lines(names, journal.position_at(i), journal.record(i).entry, effects));
        turns_end = turns_end || ends_a_turn(effects);
        std::move(deeds.begin(), deeds.end(), std::back_inserter(view.lines));
    }
    if (!turns_end) return view;
    view.heading = translated("On the table, at the turn's end");
    view.lines = by_player(names, session.position(), view.lines);
    return view;
}

}  // namespace byzantium::words
