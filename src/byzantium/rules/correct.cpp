// SPDX-License-Identifier: MIT
// The table's own corrections: judged for kind and range only, and nothing follows by itself.
#include "byzantium/rules/inside.h"
#include "values/overloaded.h"

#include <algorithm>

namespace byzantium::inside {
namespace {

constexpr int most_counted = 999;
constexpr int most_tokens_set = 3;

struct Range {
    int least;
    int most;
};

Judgement judge_range(int value, Range range) {
    if (value >= range.least && value <= range.most) return std::nullopt;
    return Refusal{.reason = Reason::out_of_range, .need = value, .have = range.most};
}

Judgement judge_seated(const Position& now, std::optional<Color> color) {
    if (!color || seated(now, *color)) return std::nullopt;
    return Refusal{.reason = Reason::not_seated};
}

template <class Colors>
Judgement judge_all_seated(const Position& now, const Colors& list) {
    for (const Color color : list)
        if (auto refusal = judge_seated(now, color)) return refusal;
    return std::nullopt;
}

Judgement judge_count(const Position& now, Color player, int count) {
    if (auto refusal = judge_seated(now, player)) return refusal;
    return judge_range(count, {0, most_counted});
}

Judgement judge_setting(const Table& table, const Position& now, const Setting& setting) {
    return std::visit(values::overloaded{
                          [&](const SetTurn& set) {
                              return judge_range(set.turn, {1, table.board.setup.turns});
                          },
                          [&](const SetFirst& set) { return judge_seated(now, set.first); },
                          [&](const SetPassed& set) { return judge_all_seated(now, set.passed); },
                          [&](const SetBulgars& set) {
                              return judge_range(set.cubes, {0, table.board.supply.bulgar_cubes});
                          },
                          [&](const SetDisplayCount& set) { return judge_count(now, set.player, set.count); },
                          [&](const SetGuard& set) { return judge_seated(now, set.player); },
                          [&](const SetTaken& set) { return judge_seated(now, set.player); },
                          [&](const SetArmy& set) { return judge_seated(now, set.player); },
                          [&](const SetPlayerCount& set) { return judge_count(now, set.player, set.count); },
                          [&](const SetCitySide&) { return Judgement{}; },
                          [&](const SetTokens& set) {
                              return judge_range(set.tokens, {0, most_tokens_set});
                          },
                          [&](const SetControl& set) { return judge_seated(now, set.control); },
                          [&](const SetFortified&) { return Judgement{}; },
                          [&](const SetActionBox& set) { return judge_all_seated(now, set.cubes); },
                      },
                      setting);
}

int& counted(Player& player, PlayerCount what) {
    switch (what) {
        case PlayerCount::pool:
            return player.pool;
        case PlayerCount::casualty:
            return player.casualty;
        case PlayerCount::removed:
            return player.removed;
        case PlayerCount::fortifications:
            return player.fortifications;
        case PlayerCount::taxed:
            return player.taxed;
        case PlayerCount::pass_cubes:
            return player.pass_cubes;
        case PlayerCount::churches:
            return player.churches;
        case PlayerCount::mosques:
            break;
    }
    return player.mosques;
}

int& counted(Display& display, DisplayCount what) {
    switch (what) {
        case DisplayCount::treasury:
            return display.treasury;
        case DisplayCount::vp:
            return display.vp;
        case DisplayCount::elite:
            return display.elite;
        case DisplayCount::main:
            return display.main;
        case DisplayCount::levy:
            return display.levy;
        case DisplayCount::move:
            break;
    }
    return display.move;
}

void set_on_table(Position& now, const Setting& setting) {
    std::visit(values::overloaded{
                   [&](const SetTurn& set) { now.turn = set.turn; },
                   [&](const SetFirst& set) { now.first = set.first; },
                   [&](const SetPassed& set) { now.passed = set.passed; },
                   [&](const SetBulgars& set) { now.bulgars = set.cubes; },
                   [&](const SetDisplayCount& set) { counted(now[set.player][set.side], set.what) = set.count; },
                   [&](const SetGuard& set) { now[set.player][set.side].guard = set.guard; },
                   [&](const SetTaken& set) { now[set.player][set.side].taken = set.taken; },
                   [&](const SetArmy& set) { now[set.player][set.side].at = set.at; },
                   [&](const SetPlayerCount& set) { counted(now[set.player], set.what) = set.count; },
                   [&](const SetCitySide& set) { now[set.city].side = set.side; },
                   [&](const SetTokens& set) { now[set.city].tokens = static_cast<std::int8_t>(set.tokens); },
                   [&](const SetControl& set) { now[set.city].control = set.control; },
                   [&](const SetFortified& set) { now[set.city].fortified = set.fortified; },
                   [&](const SetActionBox& set) { now[set.box] = set.cubes; },
               },
               setting);
}

}  // namespace

Judgement judge(const Table& table, const Position& now, const Correct& correct) {
    for (const Setting& setting : correct.set)
        if (auto refusal = judge_setting(table, now, setting)) return refusal;
    return std::nullopt;
}

Judgement judge(const Table&, const Position& now, const AwaitPlayer& await) { return judge_seated(now, await.player); }

void carry_out(Change& change, const Correct& correct) {
    for (const Setting& setting : correct.set) {
        set_on_table(change.now, setting);
        change.tell(Corrected{setting});
    }
}

// Drops whatever was under way; who has passed stays as it is.
void carry_out(Change& change, const AwaitPlayer& await) {
    Position& now = change.now;
    now.march.reset();
    now.sea_step.reset();
    now.attack.reset();
    now.retreat.reset();
    now.unpaid.clear();
    change.tell(ActionGiven{await.player});
    await_action(change, await.player);
}

}  // namespace byzantium::inside
