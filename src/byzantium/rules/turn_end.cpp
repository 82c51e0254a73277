// SPDX-License-Identifier: MIT
#include "byzantium/rules/turn_end.h"

#include "byzantium/rules/inside.h"
#include "byzantium/rules/rules.h"
#include "byzantium/rules/score.h"
#include "values/few.h"

#include <algorithm>

namespace byzantium {
namespace inside {
namespace {

constexpr int income_a_token = 2;  // bezants (BYZ-57)

int cost(const BoxCounts& prices, const BoxCounts& cubes) {
    return prices.elite * cubes.elite + prices.main * cubes.main + prices.levy * cubes.levy + prices.move * cubes.move;
}

BoxCounts cubes_of(const Display& display) { return {display.elite, display.main, display.levy, display.move}; }

// BYZ-58: guards are free.
int maintenance(const Table& table, const Display& display) { return cost(table.board.maintenance, cubes_of(display)); }

// BYZ-57: all incomes first.
void collect_income(Change& change) {
    for (const City& city : change.now.cities)
        if (const auto side = side_of(city.side); city.control && side)
            change.money(*city.control, *side, income_a_token * city.tokens);
}

// The protocol's order: clockwise from the turn's first player, Byzantine before Arab.
values::Few<ArmyRef, 8> maintenance_order(const Position& now) {
    values::Few<ArmyRef, 8> order;
    const auto add = [&](Color color) {
        for (const Side side : sides) order.push_back({color, side});
    };
    add(now.first);
    for (const Color other : others_clockwise(now, now.first)) add(other);
    return order;
}

// BYZ-60: cubes come home, guards go, half the casualties return to the pool.
void return_cubes(Change& change, Color color) {
    const Player& player = change.now[color];
    for (std::size_t i = 0; i < action_box_kinds; ++i) {
        const auto box = static_cast<ActionBox>(i);
        const auto& cubes = change.now[box];
        const auto own = static_cast<int>(std::count(cubes.begin(), cubes.end(), color));
        for (int cube = 0; cube < own; ++cube) change.cubes(color, box, InPool{}, 1);
    }
    change.cubes(color, InTax{}, InPool{}, player.taxed);
    change.cubes(color, InPass{}, InPool{}, player.pass_cubes);
}

void return_guards(Change& change, Color color) {
    for (const Side side : sides)
        if (change.now[color][side].guard) change.guard({color, side}, Arrival::leaves);
}

void return_casualties(Change& change, Color color) {
    const int casualties = change.now[color].casualty;
    const bool up = change.table.rulings.casualty_rounding == CasualtyRounding::up;
    change.cubes(color, InCasualties{}, InPool{}, up ? (casualties + 1) / 2 : casualties / 2);
}

void clean_up(Change& change) {
    for (const Player& player : change.now.players) {
        return_cubes(change, player.color);
        return_guards(change, player.color);
    }
    destroy_empty_armies(change);
    for (const Player& player : change.now.players) return_casualties(change, player.color);
}

// BYZ-6: the first to pass begins.
void new_turn(Change& change) {
    Position& now = change.now;
    ++now.turn;
    if (!now.passed.empty()) now.first = now.passed.front();
    now.passed.clear();
    change.tell(TurnBegan{now.turn, now.first});
    await_action(change, now.first);
}

// BYZ-61, 62: the cities count after the last turn's income and maintenance.
void end_game(Change& change) {
    for (const Player& player : change.now.players) {
        const auto points = city_points(change.now, player.color);
        for (const Side side : sides) change.score(player.color, side, points[index(side)]);
    }
    change.tell(GameEnded{EndReason::turns});
    change.now.awaits = Over{result(change.now, EndReason::turns)};
}

// BYZ-4: three turns.
void end_turn(Change& change) {
    clean_up(change);
    if (change.now.turn < change.table.board.setup.turns) return new_turn(change);
    end_game(change);
}

// BYZ-58, 59: pays what can be paid; asks where it cannot.
void pay_maintenance(Change& change) {
    auto& unpaid = change.now.unpaid;
    while (!unpaid.empty()) {
        const ArmyRef army = unpaid.front();
        const int due = maintenance(change.table, change.display(army));
        const int treasury = change.display(army).treasury;
        if (due > treasury) {
            change.now.awaits = AwaitUpkeep{army.player, army.side, due - treasury};
            return;
        }
        change.money(army.player, army.side, -due);
        unpaid.erase(unpaid.begin());
    }
    end_turn(change);
}

// What stays is paid for; never more than there is, if the table has corrected the treasury meanwhile.
void pay_rest(Change& change, ArmyRef army) {
    const Display& display = change.display(army);
    change.money(army.player, army.side, -std::min(maintenance(change.table, display), display.treasury));
    change.now.unpaid.erase(change.now.unpaid.begin());
}

bool within(const BoxCounts& given, const BoxCounts& have) {
    const auto in = [](int count, int most) { return count >= 0 && count <= most; };
    return in(given.elite, have.elite) && in(given.main, have.main) && in(given.levy, have.levy) &&
           in(given.move, have.move);
}

// BYZ-59: may not give up a cube that the money left would pay for.
bool gives_too_much(const BoxCounts& given, const BoxCounts& prices, int money_left) {
    const auto payable = [&](int count, int price) { return count > 0 && price <= money_left; };
    return payable(given.elite, prices.elite) || payable(given.main, prices.main) || payable(given.levy, prices.levy) ||
           payable(given.move, prices.move);
}

// What cannot be paid for: bezants, and the cubes to choose from.
struct Shortage {
    int bezants;
    BoxCounts cubes;
};

Judgement judge_gift(const BoxCounts& prices, const Shortage& shortage, const BoxCounts& given) {
    if (!within(given, shortage.cubes)) return Refusal{.reason = Reason::upkeep_not_there};
    const int saved = cost(prices, given);
    if (saved < shortage.bezants)
        return Refusal{.reason = Reason::upkeep_too_little, .need = shortage.bezants, .have = saved};
    const int money_left = saved - shortage.bezants;
    if (gives_too_much(given, prices, money_left))
        return Refusal{.reason = Reason::upkeep_too_much, .have = money_left};
    return std::nullopt;
}

// Every gift with these elite, main and levy cubes; there are at most a few, by move cubes.
void list_gifts(const BoxCounts& prices, const Shortage& shortage, BoxCounts given, Decisions& out) {
    const int missing = shortage.bezants - cost(prices, given);
    const int fewest = prices.move > 0 ? std::max(0, missing / prices.move) : 0;
    for (given.move = std::min(fewest, shortage.cubes.move); given.move <= shortage.cubes.move; ++given.move) {
        if (out.full()) return;
        const auto refusal = judge_gift(prices, shortage, given);
        if (!refusal) out.add(GiveUp{given.elite, given.main, given.levy, given.move});
        if (refusal && refusal->reason == Reason::upkeep_too_much) return;
    }
}

void list_gifts(const BoxCounts& prices, const Shortage& shortage, Decisions& out) {
    const BoxCounts& have = shortage.cubes;
    for (int elite = 0; elite <= have.elite; ++elite)
        for (int main = 0; main <= have.main; ++main)
            for (int levy = 0; levy <= have.levy; ++levy) {
                if (out.full()) return;
                list_gifts(prices, shortage, {elite, main, levy, 0}, out);
                // More levies would only free more money that these already leave over.
                const auto refusal = judge_gift(prices, shortage, {elite, main, levy, 0});
                if (refusal && refusal->reason == Reason::upkeep_too_much) break;
            }
}

// The number asked stays as it was, whatever the table corrects meanwhile.
Shortage shortage(const Position& now) {
    const auto& asked = std::get<AwaitUpkeep>(now.awaits);
    return {asked.shortfall, cubes_of(now[asked.player][asked.side])};
}

int total(const GiveUp& gift) { return gift.elite + gift.main + gift.levy + gift.move; }

}  // namespace

void end_action_phase(Change& change) {
    change.tell(ActionPhaseEnded{change.now.turn});
    collect_income(change);
    change.now.unpaid = maintenance_order(change.now);
    pay_maintenance(change);
}

Judgement judge(const Table& table, const Position& now, const GiveUp& gift) {
    return judge_gift(table.board.maintenance, shortage(now), {gift.elite, gift.main, gift.levy, gift.move});
}

// BYZ-59: they leave the game for good, each costs 1 VP of that side.
void carry_out(Change& change, const GiveUp& gift) {
    const auto asked = std::get<AwaitUpkeep>(change.now.awaits);
    const auto remove = [&](Box box, int count) {
        change.cubes(asked.player, ArmyBox{asked.side, box}, OutOfGame{}, count);
    };
    remove(Box::elite, gift.elite);
    remove(Box::main, gift.main);
    remove(Box::levy, gift.levy);
    remove(Box::move, gift.move);
    change.score(asked.player, asked.side, -total(gift));
    destroy_empty_armies(change);
    pay_rest(change, {asked.player, asked.side});
    pay_maintenance(change);
}

void list(const Table& table, const Position& now, const AwaitUpkeep&, Decisions& out) {
    list_gifts(table.board.maintenance, shortage(now), out);
}

}  // namespace inside

namespace {

std::vector<CityIncome> incomes(const Position& now, ArmyRef army) {
    std::vector<CityIncome> list;
    for (std::size_t i = 0; i < now.cities.size(); ++i) {
        const City& city = now.cities[i];
        if (city.control == army.player && city.side == allegiance(army.side))
            list.push_back({static_cast<CityId>(i), inside::income_a_token * city.tokens});
    }
    return list;
}

void add_losses(const Table& table, SideForecast& side) {
    inside::Decisions gifts;
    inside::list_gifts(table.board.maintenance, {side.shortfall, side.cubes}, gifts);
    side.fewest_cubes_lost = side.most_cubes_lost = inside::total(std::get<GiveUp>(gifts.list().front()));
    for (const Decision& gift : gifts.list()) {
        const int lost = inside::total(std::get<GiveUp>(gift));
        side.fewest_cubes_lost = std::min(side.fewest_cubes_lost, lost);
        side.most_cubes_lost = std::max(side.most_cubes_lost, lost);
    }
}

// Its cubes that are still to be paid for.
BoxCounts unpaid_cubes(const Position& now, ArmyRef army) {
    if (income_is_in(now) && !contains(now.unpaid, army)) return {};
    return inside::cubes_of(now[army.player][army.side]);
}

SideForecast forecast_side(const Table& table, const Position& now, ArmyRef army) {
    const BoxCounts& prices = table.board.maintenance;
    SideForecast side{};
    side.player = army.player;
    side.side = army.side;
    side.treasury = now[army.player][army.side].treasury;
    if (!income_is_in(now)) side.income = incomes(now, army);
    for (const CityIncome& city : side.income) side.income_total += city.bezants;
    side.cubes = unpaid_cubes(now, army);
    side.maintenance = {prices.elite * side.cubes.elite, prices.main * side.cubes.main, prices.levy * side.cubes.levy,
                        prices.move * side.cubes.move};
    side.maintenance_total = inside::cost(prices, side.cubes);
    const int balance = side.treasury + side.income_total - side.maintenance_total;
    side.left = std::max(balance, 0);
    side.shortfall = std::max(-balance, 0);
    if (side.shortfall > 0) add_losses(table, side);
    return side;
}

}  // namespace

bool income_is_in(const Position& now) {
    return std::holds_alternative<AwaitUpkeep>(now.awaits) || std::holds_alternative<Over>(now.awaits);
}

std::vector<SideForecast> forecast(const Table& table, const Position& now) {
    std::vector<SideForecast> sides_in_order;
    for (const ArmyRef army : inside::maintenance_order(now)) sides_in_order.push_back(forecast_side(table, now, army));
    return sides_in_order;
}

bool is_last_action_of_turn(const Position& now) {
    return std::all_of(now.players.begin(), now.players.end(), [&](const Player& player) {
        return player.color == now.active || values::contains(now.passed, player.color);
    });
}

bool is_last_action(const Table& table, const Position& now) {
    return now.turn >= table.board.setup.turns && is_last_action_of_turn(now);
}

}  // namespace byzantium
