// SPDX-License-Identifier: MIT
#include "byzantium/words/accounts/turn_ended.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/turn_end.h"
#include "byzantium/rules/vp_sources.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/desk/hands.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/table/player_marks.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace byzantium::words {

using namespace present;

namespace {

using byzantium::text::Session;
using Kind = TurnEndLine::Kind;

bool asks_for_cubes(const Position& now) { return std::holds_alternative<AwaitUpkeep>(now.awaits); }

bool ends_the_actions(const std::vector<Effect>& effects) {
    return std::any_of(effects.begin(), effects.end(),
                       [](const Effect& effect) { return std::holds_alternative<ActionPhaseEnded>(effect); });
}

// From the entry after which all have acted to the last that gives up cubes.
std::optional<EntryRange> range_of(const Session& session, std::size_t entries) {
    for (std::size_t first = entries; first > 0; --first) {
        if (!ends_the_actions(session.effects(first - 1))) continue;
        EntryRange range{first - 1, first};
        while (range.end < entries && asks_for_cubes(session.journal().position_at(range.end))) ++range.end;
        return range;
    }
    return std::nullopt;
}

// What one side of a player took, paid and gave up.
struct SideSettled {
    int before = 0;  // bezants, likewise:
    int income = 0;
    int paid = 0;
    int corrected = 0;
    BoxCounts given{};
    int vp_given = 0;
    int vp_of_cities = 0;
};

int& count_in(BoxCounts& counts, Box box) {
    switch (box) {
        case Box::elite:
            return counts.elite;
        case Box::main:
            return counts.main;
        case Box::levy:
            return counts.levy;
        case Box::move:
            break;
    }
    return counts.move;
}

// What the effects of a turn's end say of everybody, from the moment when all have acted.
class Settling {
public:
    Settling(const Names& names, const Session& session, const EntryRange& range)
        : hands_{names, session.journal().position_at(range.first)} {
        for (const Player& player : session.journal().position_at(range.first).players)
            for (const Side side : sides) of(player.color, side).before = player[side].treasury;
        for (std::size_t i = range.first; i < range.end; ++i)
            for (const Effect& effect : session.effects(i)) std::visit([this](const auto& one) { take(one); }, effect);
    }

    const SideSettled& side(Color player, Side side) const { return settled_[index(player)][index(side)]; }
    // Where each player's cubes came from that went to the Cube Pools.
    const std::vector<CubesMoved>& to_pools() const { return to_pools_; }
    // What else hands move.
    std::vector<Deed> deeds() { return hands_.take_singly(); }

private:
    SideSettled& of(Color player, Side side) { return settled_[index(player)][index(side)]; }

    void take(const ActionPhaseEnded&) { ended_ = true; }
    void take(const MoneyChanged& money) {
        SideSettled& one = of(money.player, money.side);
        if (!ended_)
            one.before += money.by;
        else if (money.by > 0)
            one.income += money.by;
        else
            one.paid -= money.by;
    }
    void take(const VpChanged& vp) {
        if (!ended_) return;
        SideSettled& one = of(vp.player, vp.side);
        if (vp.by > 0)
            one.vp_of_cities += vp.by;
        else
            one.vp_given -= vp.by;
    }
    void take(const CubesMoved& cubes) {
        if (!ended_) return;
        if (std::holds_alternative<InPool>(cubes.to)) return to_pool(cubes);
        const auto* const box = std::get_if<ArmyBox>(&cubes.from);
        if (box == nullptr || !std::holds_alternative<OutOfGame>(cubes.to)) return hands_.moved(cubes);
        count_in(of(cubes.player, box->side).given, box->box) += cubes.count;
    }
    void take(const PawnMoved& pawn) {
        if (ended_) hands_.moved(pawn);
    }
    void take(const GuardMoved& guard) {
        if (ended_) hands_.moved(guard);
    }
    // What the table corrects lies there already.
    void take(const Corrected& corrected) {
        const auto* const set = std::get_if<SetDisplayCount>(&corrected.set);
        if (!ended_ || set == nullptr || set->what != DisplayCount::treasury) return;
        SideSettled& one = of(set->player, set->side);
        one.corrected = set->count - (one.before + one.income - one.paid);
    }
    template <class Other>
    void take(const Other&) {}

    // The boxes of special actions are one place to a hand.
    void to_pool(const CubesMoved& cubes) {
        const auto is_box = [](const CubePlace& place) { return std::holds_alternative<ActionBox>(place); };
        for (CubesMoved& known : to_pools_)
            if (known.player == cubes.player &&
                (known.from == cubes.from || (is_box(known.from) && is_box(cubes.from)))) {
                known.count += cubes.count;
                return;
            }
        to_pools_.push_back(cubes);
    }

    Hands hands_;
    std::vector<CubesMoved> to_pools_;
    std::array<std::array<SideSettled, 2>, 4> settled_{};
    bool ended_ = false;
};

// What this position would take in and pay if a turn ended with it. Cities and what stays in the army boxes are the
// same before and after a turn's end, so this itemises one that has happened.
std::vector<SideForecast> items_at(const Table& table, Position now) {
    now.awaits = AwaitAction{now.first, {}};
    return forecast(table, now);
}

const SideForecast& of_side(const std::vector<SideForecast>& all, Color player, Side side) {
    return *std::find_if(all.begin(), all.end(),
                         [&](const SideForecast& one) { return one.player == player && one.side == side; });
}

// All that is known of one side, for its part of the page.
struct SideFacts {
    Side side;
    const SideSettled& settled;
    const SideForecast& cities;  // where the income came from
    const SideForecast& army;    // what was paid for, once it was
    int left;                    // bezants
    int due;                     // bezants still to be paid
    int missing;                 // of them, while this side is asked
};

std::string with_plus(int n) { return '+' + std::to_string(n); }
std::string with_minus(int n) { return "\u2212" + std::to_string(n); }

// Without the cities if they do not come to it: the table may have corrected something meanwhile.
std::string income_words(const Names& names, const SideFacts& side) {
    if (side.cities.income_total != side.settled.income) return translated("Income from cities");
    std::vector<std::string> cities;
    // A city and its bezants stay on one line.
    for (const CityIncome& city : side.cities.income)
        cities.push_back(names.city(city.city) + "\u00A0" + std::to_string(city.bezants));
    return say("Income: {cities}", arg("cities", listed(cities)));
}

std::string paid_words(const SideFacts& side) {
    if (side.army.maintenance_total != side.settled.paid) return translated("Pays for cubes");
    const BoxCounts& cubes = side.army.cubes;
    return say("Pays for {cubes}", arg("cubes", brief_cubes(cubes.elite, cubes.main, cubes.levy, cubes.move)));
}

std::string given_words(const SideSettled& side) {
    const BoxCounts& cubes = side.given;
    const std::string gone = brief_cubes(cubes.elite, cubes.main, cubes.levy, cubes.move);
    // A track may have been at 0 already.
    if (side.vp_given == 0) return say("Takes {cubes} out of the game", arg("cubes", gone));
    return say("Takes {cubes} out of the game: {less} VP", arg("cubes", gone), arg("less", with_minus(side.vp_given)));
}

bool gives_up(const BoxCounts& cubes) { return cubes.elite + cubes.main + cubes.levy + cubes.move > 0; }

// What lay in the treasury stands beside the heading, so that each column is a line shorter.
TurnEndPart side_part(const Names& names, const SideFacts& side) {
    const SideSettled& settled = side.settled;
    TurnEndPart part{capitalised(label_word(side.side)), bezants(settled.before), {}};
    const auto add = [&](Kind kind, std::string text, std::string amount, RuleIds rules) {
        part.lines.push_back({kind, std::move(text), std::move(amount), std::move(rules)});
    };
    if (settled.income > 0) add(Kind::deed, income_words(names, side), with_plus(settled.income), {"BYZ-57"});
    if (settled.corrected != 0)
        add(Kind::fact, source_name(VpSource::correction),
            settled.corrected < 0 ? with_minus(-settled.corrected) : with_plus(settled.corrected), {});
    if (gives_up(settled.given)) add(Kind::deed, given_words(settled), {}, {"BYZ-59"});
    if (settled.paid > 0) add(Kind::deed, paid_words(side), with_minus(settled.paid), {"BYZ-58"});
    if (!part.lines.empty())  // else it is what was there
        add(Kind::sum, translated("left"), std::to_string(side.left), {});
    if (side.missing > 0)
        add(Kind::missing, say("{bezants} missing", arg("bezants", bezants(side.missing))), {}, {"BYZ-59"});
    else if (side.due > 0)
        add(Kind::fact, translated("still to be paid"), std::to_string(side.due), {"BYZ-58"});
    if (settled.vp_of_cities > 0)
        add(Kind::deed, say("For cities: +{points}", arg("points", points(settled.vp_of_cities, side.side))), {},
            {"BYZ-62"});
    return part;
}

// "3 left (Byz.)": once all that is due is paid.
TurnEndLine sum_of(const SideFacts& side) {
    const int rest = side.left - side.due;
    const std::string what =
        say(rest < 0 ? marked("{rest} short") : marked("{rest} left"), arg("rest", rest < 0 ? -rest : rest));
    return {rest < 0 ? Kind::missing : Kind::sum,
            say("{what} ({side})", arg("what", what), arg("side", short_word(side.side)))};
}

// The part's heading says cubes and where they go, so that each place has its line with a number behind it.
std::string source(const Names& names, const CubePlace& from) {
    return std::visit(values::overloaded{
                          [](InCasualties) -> std::string { return translated("Casualty Pool"); },
                          [](ActionBox) -> std::string { return translated("Special actions"); },
                          [](InTax) -> std::string { return translated("Tax box"); },
                          [](InPass) -> std::string { return translated("Pass box"); },
                          [&](const auto& other) { return capitalised(place(names, CubePlace{other})); },
                      },
                      from);
}

TurnEndPart cubes_part(const Names& names, const std::vector<CubesMoved>& to_pools, Color player) {
    TurnEndPart part{translated("To the Cube Pool"), {}, {}};
    for (const CubesMoved& moved : to_pools)
        if (moved.player == player)
            part.lines.push_back({Kind::deed, source(names, moved.from), std::to_string(moved.count), {"BYZ-60"}});
    return part;
}

TurnEndPart pieces_part(const std::vector<Deed>& deeds, Color player) {
    TurnEndPart part{translated("Other pieces"), {}, {}};
    for (const Deed& deed : deeds)
        if (deed.player == player) part.lines.push_back({Kind::deed, deed.text, {}, {"BYZ-60"}});
    return part;
}

std::string what_follows(const Names& names, const Session& session, const EntryRange& range) {
    const Position& now = session.journal().position_at(range.end);
    if (asks_for_cubes(now)) return translated("Other cubes go back once everything has been paid for.");
    for (const Effect& effect : session.effects(range.end - 1))
        if (const auto* const turn = std::get_if<TurnBegan>(&effect))
            return say("Turn {turn} begins, and {player} is first player.", arg("turn", turn->turn),
                       arg("player", names.player(turn->first)));
    return question(names, now);
}

int missing_of(const Position& now, Color player, Side side) {
    const auto* const asked = std::get_if<AwaitUpkeep>(&now.awaits);
    return asked != nullptr && asked->player == player && asked->side == side ? asked->shortfall : 0;
}

std::vector<TurnEndColumn> columns(const Names& names, const Session& session, const EntryRange& range) {
    const Position& now = session.journal().position_at(range.end);
    Settling settling{names, session, range};
    const auto deeds = settling.deeds();
    const auto cities = items_at(session.table(), session.journal().position_at(range.first + 1));
    const auto armies = items_at(session.table(), now);
    const auto to_come = forecast(session.table(), now);
    std::vector<TurnEndColumn> all;
    for (const Player& player : now.players) {
        const Color color = player.color;
        TurnEndColumn column{badge(color), names.player(color), {}};
        for (const Side side : sides) {
            const SideFacts facts{side,
                                  settling.side(color, side),
                                  of_side(cities, color, side),
                                  of_side(armies, color, side),
                                  player[side].treasury,
                                  asks_for_cubes(now) ? of_side(to_come, color, side).maintenance_total : 0,
                                  missing_of(now, color, side)};
            column.parts.push_back(side_part(names, facts));
            column.sums.push_back(sum_of(facts));
        }
        for (TurnEndPart part : {cubes_part(names, settling.to_pools(), color), pieces_part(deeds, color)})
            if (!part.lines.empty()) column.parts.push_back(std::move(part));
        all.push_back(std::move(column));
    }
    return all;
}

}  // namespace

std::optional<TurnEnd> turn_end(const Names& names, const Session& session, std::size_t entries) {
    const auto range = range_of(session, entries);
    if (!range) return std::nullopt;
    return TurnEnd{say("The end of turn {n}", arg("n", session.journal().position_at(range->first).turn)),
                   what_follows(names, session, *range),
                   columns(names, session, *range),
                   {"BYZ-57", "BYZ-58", "BYZ-59", "BYZ-60"},
                   *range};
}

}  // namespace byzantium::words
