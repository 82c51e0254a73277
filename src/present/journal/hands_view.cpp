// SPDX-License-Identifier: MIT
#include "present/journal/hands_view.h"

#include "present/language/words.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace present {

namespace {

std::vector<ToldLine> deeds_of(std::vector<ToldLine> lines) {
    std::erase_if(lines, [](const ToldLine& line) { return line.kind == LineKind::event; });
    return lines;
}

HandsLine line_of(const Looks& table, ToldLine told) {
    HandsLine line{told.kind, std::nullopt, std::move(told.text)};
    if (told.player) line.player = table.players().at(*told.player).badge;
    return line;
}

// Each player's in one place, so that everybody can tick off their own; first what belongs to nobody.
std::vector<ToldLine> by_player(const Looks& table, const std::vector<ToldLine>& deeds) {
    std::vector<ToldLine> sorted;
    const auto take = [&](std::optional<std::size_t> player, const std::string& heading) {
        const auto theirs = [&](const ToldLine& deed) { return deed.player == player; };
        if (std::none_of(deeds.begin(), deeds.end(), theirs)) return;
        sorted.push_back({LineKind::event, player, heading});
        std::copy_if(deeds.begin(), deeds.end(), std::back_inserter(sorted), theirs);
    };
    take(std::nullopt, translated("On the map"));
    for (std::size_t player = 0; player < table.players().size(); ++player) take(player, table.players()[player].label);
    return sorted;
}

}  // namespace

std::string done_words() { return translated("Done"); }
std::string not_done_words() { return translated("Not done yet"); }

HandsView hands_view(const Looks& table, EntryRange entries) {
    std::vector<ToldLine> lines;
    bool turns_end = false;
    for (std::size_t i = entries.first; i < entries.end; ++i) {
        auto deeds = deeds_of(table.told(i + 1));
        turns_end = turns_end || table.ends_a_turn(i + 1);
        std::move(deeds.begin(), deeds.end(), std::back_inserter(lines));
    }
    if (turns_end) lines = by_player(table, lines);
    HandsView view{turns_end ? translated("On the table, at the turn's end") : translated("On the table"), {}, entries};
    for (ToldLine& line : lines) view.lines.push_back(line_of(table, std::move(line)));
    return view;
}

}  // namespace present
