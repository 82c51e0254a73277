// SPDX-License-Identifier: MIT
#include "present/journal/hands_view.h"

#include "present/journal/acts.h"
#include "present/journal/turn_end.h"
#include "present/language/words.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace present {

namespace {

std::vector<ToldLine> deeds_of(std::vector<ToldLine> lines) {
    std::erase_if(lines, [](const ToldLine& line) { return line.kind != LineKind::deed; });
    return lines;
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
    take(std::nullopt, translated("On the board"));
    for (std::size_t player = 0; player < table.players().size(); ++player) take(player, table.players()[player].label);
    return sorted;
}

// Of the deeds of an act, the first that came with its last entry; else the last of them.
std::size_t newest_of(const Looks& table, EntryRange act, const std::vector<ToldLine>& deeds) {
    if (act.end - act.first < 2 || deeds.empty()) return 0;
    const auto before = deeds_of(table.told(EntryRange{act.first, act.end - 1}));
    const auto same = std::mismatch(before.begin(), before.end(), deeds.begin(), deeds.end(),
                                    [](const ToldLine& one, const ToldLine& other) { return one.text == other.text; });
    return std::min(static_cast<std::size_t>(same.second - deeds.begin()), deeds.size() - 1);
}

bool has_page(const std::vector<ToldLine>& lines) {
    return std::any_of(lines.begin(), lines.end(),
                       [](const ToldLine& line) { return line.kind == LineKind::turn_end; });
}

bool ends_a_turn(const Looks& table, EntryRange act) {
    for (std::size_t i = act.first; i < act.end; ++i)
        if (table.ends_a_turn(i + 1)) return true;
    return false;
}

}  // namespace

std::string done_words() { return translated("Done"); }
std::string not_done_words() { return translated("Not done yet"); }
std::string more_lines_words(std::size_t lines) {
    return say_counted(static_cast<int>(lines), "and {n} more line", "and {n} more lines");
}

std::string lines_above_words(std::size_t lines) {
    return say_counted(static_cast<int>(lines), "{n} line above", "{n} lines above");
}

std::string lines_around_words(std::size_t lines) {
    return say_counted(static_cast<int>(lines), "{n} line above or below", "{n} lines above and below");
}

std::string fewer_lines_words() { return translated("fewer lines"); }

HandsLine hands_line(const Looks& table, EntryRange act, ToldLine told) {
    HandsLine line{told.kind, std::nullopt, std::move(told.text), act.first, told.player};
    if (told.player) line.player = table.players().at(*told.player).badge;
    return line;
}

HandsView hands_view(const Looks& table, EntryRange entries) {
    HandsView view{translated("On the table"), {}, entries};
    bool ends_turn = false;
    for (EntryRange act{entries.first, entries.first}; act.end < entries.end; act.first = act.end) {
        act.end = act_of(table, act.first + 1, entries.end).end;
        const auto told = table.told(act);
        auto deeds = deeds_of(told);
        if (has_page(told)) {
            view.page = on_turn_end_page();
        } else if (ends_a_turn(table, act) && !deeds.empty()) {
            view.heading = translated("On the table, at the end of the turn");
            ends_turn = true;
            deeds = by_player(table, deeds);
        }
        view.newest = ends_turn ? 0 : newest_of(table, act, deeds);
        std::vector<HandsLine> lines;
        for (ToldLine& deed : deeds) lines.push_back(hands_line(table, act, std::move(deed)));
        view.lines.insert(view.lines.begin(), lines.begin(), lines.end());
    }
    const bool are_several = !view.lines.empty() && view.lines.front().act != view.lines.back().act;
    if (are_several && !ends_turn) view.with_order = translated("On the table, latest action first");
    return view;
}

HandsView hands_view(const OpenTable& table) {
    const Looks& looks = table.looks();
    const OpenTable::Mended& mended = table.mended();
    EntryRange due = hands_due(looks);
    if (mended.entries < due.first || mended.entries > due.end) return hands_view(looks, due);
    due.first = mended.entries;
    HandsView view = hands_view(looks, due);
    const std::size_t at = mended.entries > 0 ? mended.entries - 1 : 0;
    const auto heading = [&](const char* words) { view.lines.push_back({LineKind::event, std::nullopt, words, at}); };
    if (!mended.lines.empty()) heading(translated("Because the journal was changed:"));
    for (const ToldLine& line : mended.lines) view.lines.push_back(hands_line(looks, {at, due.first}, line));
    if (!mended.due_before.empty() && !view.lines.empty()) heading(translated("Before that, unless it is done:"));
    view.lines.insert(view.lines.end(), mended.due_before.begin(), mended.due_before.end());
    return view;
}

}  // namespace present
