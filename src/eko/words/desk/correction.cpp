// SPDX-License-Identifier: MIT
#include "eko/words/desk/correction.h"

#include "eko/rules/piece.h"
#include "eko/rules/rules.h"
#include "eko/words/places.h"
#include "eko/words/table/table_count.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

namespace eko::words {

using namespace present;

namespace {

using Settings = std::vector<Setting>;

int* number_set(Setting& set) {
    return std::visit(
        values::overloaded{[](SetTurn& s) { return &s.turn; }, [](SetMoonUsed& s) { return &s.times; },
                           [](SetReserve& s) { return &s.discs; }, [](SetDestroyed& s) { return &s.discs; },
                           [](auto&) -> int* { return nullptr; }},
        set);
}

Entry entry_of(Settings settings) { return Correct{std::move(settings), std::nullopt}; }

// --- Emperors

// The stack that he leaves stays as high as it was.
void take_from_stack(const CorrectedAt& at, Color player, Settings& settings) {
    const auto field = emperor_field(at.table.board, at.now, player);
    if (!field) return;
    auto stack = *at.now.cells.stack(*field);
    stack.emperor = false;
    settings.push_back(SetStack{*field, stack});
}

// He goes himself, as a captive or into an empty reserve: the stack or the reserve that he leaves has a disc less.
void take_himself(const CorrectedAt& at, Color player, Settings& settings) {
    if (std::holds_alternative<InReserve>(at.now[player].emperor))
        settings.push_back(SetReserve{player, std::max(0, at.now[player].reserve - 1)});
    const auto field = emperor_field(at.table.board, at.now, player);
    if (!field) return;
    auto stack = *at.now.cells.stack(*field);
    stack.emperor = false;
    --stack.count;
    settings.push_back(SetStack{*field, stack.count > 0 ? std::optional{stack} : std::nullopt});
}

// A reserve that he comes to holds him at least.
void into_reserve(const CorrectedAt& at, Color player, Settings& settings) {
    settings.push_back(SetEmperor{player, InReserve{}});
    if (at.now[player].reserve == 0) settings.push_back(SetReserve{player, 1});
}

// A reserve that he leaves may have held nobody else: the table says how many are left.
std::vector<Settings> homes_of(const CorrectedAt& at, Color player) {
    std::vector<Settings> homes(1);
    into_reserve(at, player, homes.front());
    for (const Color holder : at.table.seats)
        if (holder != player) homes.push_back({SetEmperor{player, CaptiveOf{holder}}});
    return homes;
}

std::string words_of(const Names& names, const Settings& settings) {
    std::vector<std::string> parts;
    parts.reserve(settings.size());
    for (const Setting& set : settings) parts.push_back(names.setting(set));
    return capitalised(listed(parts));
}

// --- What else a quantity could be

std::vector<Settings> emperors(const CorrectedAt& at, const SetEmperor& current) {
    std::vector<Settings> all;
    Settings left;
    take_from_stack(at, current.player, left);
    Settings gone;
    take_himself(at, current.player, gone);
    for (Settings home : homes_of(at, current.player)) {
        if (std::find(home.begin(), home.end(), Setting{current}) != home.end()) continue;
        const bool is_captive = std::holds_alternative<CaptiveOf>(std::get<SetEmperor>(home.front()).at);
        const Settings& behind = is_captive || at.now[current.player].reserve == 0 ? gone : left;
        home.insert(home.end(), behind.begin(), behind.end());
        all.push_back(std::move(home));
    }
    for (const FieldId field : at.table.board.all_ways) {
        auto stack = at.now.cells.stack(field);
        if (!stack || stack->owner != current.player || stack->emperor) continue;
        stack->emperor = true;
        Settings there{SetStack{field, stack}, SetEmperor{current.player, OnBoard{}}};
        there.insert(there.end(), left.begin(), left.end());
        all.push_back(std::move(there));
    }
    return all;
}

// The stack there, without an emperor who would be nowhere and without one who would be in two places.
std::vector<Settings> with_stack(const CorrectedAt& at, const SetStack& set) {
    const auto current = at.now.cells.stack(set.field);
    Settings first{set};
    if (set.stack && set.stack->emperor && !(current && current->emperor && current->owner == set.stack->owner)) {
        take_from_stack(at, set.stack->owner, first);
        first.push_back(SetEmperor{set.stack->owner, OnBoard{}});
    }
    const bool his_goes =
        current && current->emperor && !(set.stack && set.stack->emperor && set.stack->owner == current->owner);
    if (!his_goes) return {first};
    std::vector<Settings> all;
    for (const Settings& home : homes_of(at, current->owner)) {
        all.push_back(first);
        all.back().insert(all.back().end(), home.begin(), home.end());
    }
    return all;
}

std::vector<Settings> stacks(const CorrectedAt& at, const SetStack& current) {
    std::vector<Settings> all;
    std::vector<Settings> seldom;  // an emperor who leaves has become somebody's captive
    const auto add = [&](const std::optional<Stack>& stack) {
        auto ways = with_stack(at, {current.field, stack});
        all.push_back(std::move(ways.front()));
        std::move(ways.begin() + 1, ways.end(), std::back_inserter(seldom));
    };
    if (current.stack) add(std::nullopt);
    // The owner who stands there first, with or without the emperor as now: most often only the number is wrong. The
    // present number stays among them, so that the row of a number has that number as its key.
    const bool as_now = current.stack && current.stack->emperor;
    Seats owners = current.stack ? clockwise_from(at.table.seats, current.stack->owner) : at.table.seats;
    for (const Color owner : owners)
        for (const bool emperor : {as_now, !as_now})
            for (int count = 1; count <= most_in_stack; ++count) add(Stack{owner, count, emperor});
    std::move(seldom.begin(), seldom.end(), std::back_inserter(all));
    return all;
}

std::vector<Settings> buildings(const CorrectedAt& at, const SetBuilding& current) {
    std::vector<Settings> all;
    const auto add = [&](const std::optional<Building>& building) {
        all.push_back({SetBuilding{current.field, building}});
    };
    const auto largest = largest_on(at.table.board[current.field].kind);
    add(std::nullopt);
    for (const Color owner :
         current.building ? clockwise_from(at.table.seats, current.building->owner) : at.table.seats)
        for (const Size size : sizes)
            if (const Building one{owner, size};
                largest && size <= *largest &&
                (one == current.building || in_supply(at.table.board, at.now, owner, size) > 0))
                add(one);
    return all;
}

std::vector<Settings> others(const CorrectedAt& at, const Setting& current) {
    return std::visit(values::overloaded{
                          [&](const SetStack& s) { return stacks(at, s); },
                          [&](const SetBuilding& s) { return buildings(at, s); },
                          [&](const SetEmperor& s) { return emperors(at, s); },
                          [](const SetMarched& s) { return std::vector<Settings>{{SetMarched{!s.marched}}}; },
                          [](const SetSandUsed& s) { return std::vector<Settings>{{SetSandUsed{!s.used}}}; },
                          [](const auto&) { return std::vector<Settings>{}; },
                      },
                      current);
}

// What lies on the field that the page speaks of; else all of it.
std::string brief_words(const Names& names, const Settings& settings) {
    const auto own = [&](const Setting& set) {
        return std::visit(
            values::overloaded{[&](const SetStack& s) -> std::string {
                                   if (!s.stack) return translated("no stack");
                                   return say("{player}: {discs}", arg("player", names.player(s.stack->owner)),
                                              arg("discs", discs({s.stack->count, s.stack->emperor})));
                               },
                               [&](const SetBuilding& s) -> std::string {
                                   if (!s.building) return translated("no building");
                                   return say("{player}: {what}", arg("player", names.player(s.building->owner)),
                                              arg("what", word(s.building->size)));
                               },
                               [&](const auto&) { return names.setting(set); }},
            set);
    };
    std::vector<std::string> parts{own(settings.front())};
    for (auto set = settings.begin() + 1; set != settings.end(); ++set) {
        // That he is here is said, and so is all that follows from it.
        const auto* const emperor = std::get_if<SetEmperor>(&*set);
        if (emperor != nullptr && !std::holds_alternative<OnBoard>(emperor->at)) parts.push_back(names.setting(*set));
    }
    return capitalised(listed(parts));
}

// Digits, then letters. 0 is no building, or no stack where one stands; digits are numbers of discs there.
std::string key_of(const Setting& current, std::size_t row) {
    const auto* const set = std::get_if<SetStack>(&current);
    const bool has_none = std::holds_alternative<SetBuilding>(current) || (set != nullptr && set->stack);
    const std::size_t first = has_none ? 0 : 1;
    constexpr std::size_t last = 9;
    constexpr std::size_t letters = 26;
    const std::size_t digits = last + 1 - first;
    if (row < digits) return std::to_string(first + row);
    return row - digits < letters ? std::string{static_cast<char>('A' + (row - digits))} : std::string{};
}

// Numbers of discs and buildings: the present one is among them.
std::optional<std::string> why_no_change(const Setting& current, const Settings& settings) {
    const auto* const set = std::get_if<SetStack>(&current);
    if (std::holds_alternative<SetBuilding>(current) && settings == Settings{current})
        return translated("It is so now.");
    if (set == nullptr || !set->stack || settings != Settings{current}) return std::nullopt;
    return say("It is {n} now.", arg("n", set->stack->count));
}

}  // namespace

Correction::Correction(const CorrectedAt& at, Setting current)
    : at_{at},
      current_{current},
      heading_{capitalised(say("Recorded: {what}. What is right?", arg("what", at.names.setting(current))))} {
    for (Settings& settings : others(at, current)) {
        std::string text = words_of(at.names, settings);
        std::string brief = std::holds_alternative<SetEmperor>(current) ? text : brief_words(at.names, settings);
        auto why_not = why_no_change(current, settings);
        Entry entry = entry_of(std::move(settings));
        std::string told = warning(entry);
        options_.push_back({std::move(text), std::move(brief), key_of(current, options_.size()), std::move(entry),
                            std::move(told), std::move(why_not)});
    }
}

Correction Correction::of_turn(const CorrectedAt& at) {
    std::vector<Option> options;
    for (const Color color : at.table.seats) {
        std::string text = say("it is {player}'s turn, at an action", arg("player", at.names.label(color)));
        options.push_back(
            {text, text, std::to_string(options.size() + 1), Entry{AwaitPlayer{color}}, {}, std::nullopt});
    }
    return {at, translated("Whose turn is it? Anything under way is cancelled."), std::move(options)};
}

std::optional<int> Correction::number() const {
    if (!current_) return std::nullopt;
    Setting copy = *current_;
    const int* number = number_set(copy);
    return number ? std::optional{*number} : std::nullopt;
}

Entry Correction::with_number(int number) const {
    Setting changed = current_.value();
    if (int* place = number_set(changed)) *place = number;
    return entry_of({changed});
}

std::string Correction::warning(const Entry& entry) const {
    const auto step = apply(at_.table, at_.now, entry);
    return step ? too_many_discs(at_.names, at_.table, at_.now, step->after) : std::string{};
}

std::optional<FieldId> Correction::field() const {
    if (!current_) return std::nullopt;
    return std::visit(values::overloaded{[](const SetStack& set) { return std::optional{set.field}; },
                                         [](const SetBuilding& set) { return std::optional{set.field}; },
                                         [](const auto&) { return std::optional<FieldId>{}; }},
                      *current_);
}

std::vector<Setting> settings_of(const Board& board, const Position& now, FieldId field) {
    if (is_way(board[field].kind)) return {SetStack{field, now.cells.stack(field)}};
    if (largest_on(board[field].kind)) return {SetBuilding{field, now.cells.building(field)}};
    return {};
}

std::vector<Setting> settings_of(const Position& now, Color player) {
    const Player& beside = now[player];
    return {SetReserve{player, beside.reserve}, SetDestroyed{player, beside.destroyed},
            SetEmperor{player, beside.emperor}};
}

std::vector<Setting> settings_of_turn(const Position& now) {
    return {SetTurn{now.turn}, SetMarched{now.marched}, SetSandUsed{now.sand_used}, SetMoonUsed{now.moon_used}};
}

}  // namespace eko::words
