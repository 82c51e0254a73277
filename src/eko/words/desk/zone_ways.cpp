// SPDX-License-Identifier: MIT
#include "eko/words/desk/zone_ways.h"

#include "eko/rules/piece.h"
#include "eko/rules/rules.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

// A board has few zones; on one with more only ways through few of them are tried.
constexpr std::size_t most_zones_tried = 12;

// The first set of zones, those before it among them, for which the move is refused for another reason, or not at all.
// `next`: the first zone that may come to the set.
std::optional<std::optional<Refusal>> judged(const Table& table, const Position& now, Move move, std::size_t next) {
    const auto why = check(table, now, Decision{move});
    if (!why || why->reason != Reason::zones_not_possible) return why;
    if (move.zones.size() == most_in_stack) return std::nullopt;
    const std::size_t end = std::min(table.board.zones.size(), most_zones_tried);
    for (std::size_t zone = next; zone < end; ++zone) {
        Move more = move;
        more.zones.push_back(static_cast<ZoneId>(zone));
        if (const auto found = judged(table, now, more, zone + 1)) return found;
    }
    return std::nullopt;
}

// The size that somebody would think of first.
Size next_size(const Position& now, FieldId on) {
    const auto there = now.cells.building(on);
    if (!there) return Size::camp;
    if (there->owner != now.player || there->size == Size::castle) return there->size;
    return static_cast<Size>(number(there->size) + 1);
}

}  // namespace

std::vector<Move> cheapest(const std::vector<Move>& ways) {
    const auto least = std::min_element(ways.begin(), ways.end(), [](const Move& one, const Move& other) {
        return one.zones.size() < other.zones.size();
    });
    std::vector<Move> cheap;
    for (const Move& way : ways)
        if (way.zones.size() == least->zones.size()) cheap.push_back(way);
    return cheap;
}

std::vector<Move> dearer_than_needed(const std::vector<Move>& ways) {
    std::vector<Move> dearer = ways;
    const std::size_t least = cheapest(ways).front().zones.size();
    std::erase_if(dearer, [&](const Move& way) { return way.zones.size() == least; });
    return dearer;
}

bool has_dearer_ways(const std::vector<Move>& moves) {
    std::map<FieldId, std::size_t> zones;
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        return zones.try_emplace(move.to, move.zones.size()).first->second != move.zones.size();
    });
}

std::string zones_words(const Names& names, const Move& move) {
    if (move.zones.empty()) return translated("Nothing is lost");
    std::vector<std::string> zones;
    for (const ZoneId zone : move.zones) zones.push_back(names.zone(zone));
    return say("{discs} lost in the storm at {zones}",
               arg("discs", capitalised(discs({static_cast<int>(move.zones.size()), move.lose_emperor}))),
               arg("zones", listed(zones)));
}

int left_of(const Position& now, const Move& move) {
    return now.cells.stack(move.from).value().count - static_cast<int>(move.zones.size());
}

std::string storm_question(const Position& now, const Move& move) {
    return left_of(now, move) == 0 ? translated("The storm takes the whole stack. Move it all the same?")
                                   : translated("What is lost in the storm?");
}

std::string storm_price(const Position& now, const Move& move) {
    if (move.zones.empty()) return {};
    if (left_of(now, move) == 0) return translated("the whole stack is lost");
    return say_counted(static_cast<int>(move.zones.size()), "{n} disc lost in the storm",
                       "{n} discs lost in the storm");
}

std::string storm_loss(const Position& now, const Move& move) {
    if (move.zones.empty()) return {};
    if (left_of(now, move) == 0) return translated("stack lost");
    return say_counted(static_cast<int>(move.zones.size()), "{n} disc lost", "{n} discs lost");
}

std::optional<Refusal> why_no_move(const Table& table, const Position& now, FieldId from, FieldId to) {
    for (const bool with_emperor : {false, true}) {
        const auto found = judged(table, now, {from, to, {}, with_emperor}, 0);
        if (found && !*found) return std::nullopt;
        if (found && !with_emperor) return *found;
    }
    return Refusal{.reason = Reason::zones_not_possible};
}

std::optional<Refusal> why_no_build(const Table& table, const Position& now, const std::vector<Decision>& legal,
                                    FieldId from, FieldId on) {
    const bool can = std::any_of(legal.begin(), legal.end(), [&](const Decision& decision) {
        const auto* build = std::get_if<Build>(&decision);
        return build != nullptr && build->from == from && build->on == on;
    });
    if (can) return std::nullopt;
    const auto why = check(table, now, Decision{Build{from, on, next_size(now, on), false}});
    return why ? why : std::optional{Refusal{.reason = Reason::stack_cannot_pay}};
}

}  // namespace eko::words
