// SPDX-License-Identifier: MIT
// No rule is decided here: the rules are asked, as the judges of their files do.
#include "byzantium/rules/attacks.h"

#include "byzantium/rules/inside.h"

#include <algorithm>
#include <array>

namespace byzantium {
namespace {

// Cubes by how little they are missed when the Bulgars attack.
constexpr std::array for_bulgars{
    Cube::pool,      Cube::casualty,       Cube::byzantine_levy, Cube::arab_levy,       Cube::byzantine_move,
    Cube::arab_move, Cube::byzantine_main, Cube::arab_main,      Cube::byzantine_elite, Cube::arab_elite};

// The link on which a beaten army would go back; none: civil war where its action began.
std::optional<LastLink> last_link(const Position& now, ArmyRef army, const Way& way) {
    if (way.links.empty()) return inside::march_awaited(now, army) ? now.march->last_link : std::nullopt;
    const CityId start = way.placed ? *way.placed : *now[army.player][army.side].at;
    return LastLink{way.links.size() == 1 ? start : way.links.front().to, way.links.back().kind};
}

void take_cube(Player& player, Cube cube) {
    if (const auto box = army_box(cube)) {
        --player[box->side][box->box];
    } else {
        --(cube == Cube::pool ? player.pool : player.casualty);
    }
}

// The attacker's cubes and money when the city has been taken, but for what was lost.
Player at_capture(Player player, Side side, const Way& way, const Spoils& won) {
    player = inside::after_moving(player, side, cost_of(way).plain);
    player[side].treasury += won.bezants;
    if (way.civil_war) {
        player[side].treasury -= inside::price(*way.civil_war);
        take_cube(player, *way.civil_war);
    }
    return player;
}

DefendingArmy defending(const Survey& survey, ArmyRef army, CityId city) {
    const Position& now = survey.now;
    const Display& display = now[army.player][army.side];
    const auto way_out = [&](inside::SeaLane sea) {
        return inside::escape(survey.table.board, survey.cities[index(army.side)], army.side, city, sea);
    };
    const auto open = way_out(inside::SeaLane::open);
    const bool allowed = survey.table.rulings.doomed_retreat == DoomedRetreat::allowed;
    const bool survives = inside::survives(open, display);
    const auto holder = survives ? inside::sea_holder(now, army) : std::nullopt;
    const bool needs_sea = holder && !inside::survives(way_out(inside::SeaLane::closed), display);
    return {army,
            survives || allowed,
            survives,
            open ? std::optional{open->cost} : std::nullopt,
            needs_sea ? holder : std::nullopt,
            allowed ? IfDenied::destroyed : IfDenied::stands};
}

}  // namespace

Survey::Survey(const Table& at_table, const Position& position) : table{at_table}, now{position}, cities{}, armies{0} {
    // As sums of bits, without a branch on what nobody can foresee.
    CitySet byzantine = 0;
    CitySet arab = 0;
    for (std::size_t i = 0; i < now.cities.size(); ++i) {
        byzantine |= CitySet{now.cities[i].side == Allegiance::byzantine} << i;
        arab |= CitySet{now.cities[i].side == Allegiance::arab} << i;
    }
    cities = {byzantine, arab};
    for (const Player& player : now.players)
        for (const Display& display : player.displays)
            if (display.at) armies |= only(*display.at);
}

std::vector<BulgarTarget> bulgar_targets(const Table& table, const Position& now, Color player) {
    std::vector<BulgarTarget> targets;
    if (inside::judge_action_box(table, now, ActionBox::bulgar_attack)) return targets;
    const CitySet reach = inside::bulgar_reach(table, now);
    for (CitySet left = reach; left != 0; left &= left - 1) {
        const CityId city = first_of(left);
        if (inside::judge_bulgar_target(now, reach, city)) continue;
        const Side payer = inside::bulgar_payer(now, city);
        const auto cube = std::find_if(for_bulgars.begin(), for_bulgars.end(),
                                       [&](Cube from) { return !inside::judge_cube(now[player], from, {payer}); });
        if (cube != for_bulgars.end()) targets.push_back({city, *cube});
    }
    return targets;
}

int attacking_bulgars(const Table& table, const Position& now) {
    return now.bulgars + inside::bulgars_arriving(table, now);
}

// Most cities hold no army.
Defenders defenders(const Survey& survey, const Assault& assault) {
    const Position& now = survey.now;
    Defenders all{{},
                  {},
                  inside::levy_to_ask(survey.table, now, assault),
                  inside::bulgars_defend(now, assault) ? now.bulgars : 0};
    if (!has(survey.armies, assault.city)) return all;
    all.own = inside::own_armies_there(now, assault);
    for (const ArmyRef army : inside::armies_to_ask(now, assault))
        all.armies.push_back(defending(survey, army, assault.city));
    return all;
}

Defenders defenders(const Table& table, const Position& now, const Assault& assault) {
    return defenders(Survey{table, now}, assault);
}

std::optional<GarrisonCost> garrison_cost(const Table& table, const Position& now, ArmyRef army, const Way& way) {
    const Spoils won = spoils(table, now, {army.player, army.side, way.target});
    if (won.ends_game) return std::nullopt;
    const auto from = inside::garrison_cubes(at_capture(now[army.player], army.side, way, won), army.side);
    return GarrisonCost{from, from.empty() ? 0 : inside::price(from.front())};
}

WayBack way_back(const Table& table, const Position& now, ArmyRef army, const Way& way) {
    if (const auto last = last_link(now, army, way))
        return {0, only(last->from), inside::asked_for_return(now, army, last->kind), std::nullopt};
    const auto ways_out = [&](inside::SeaLane sea) {
        return inside::escape(table.board, now, army.side, way.target, sea);
    };
    const auto cost = [](const std::optional<inside::Escape>& out) {
        return out ? std::optional{out->cost} : std::nullopt;
    };
    const auto open = ways_out(inside::SeaLane::open);
    return {cost(open), open ? open->ends : 0, inside::asked_for_retreat(table.board, now, army, way.target),
            cost(ways_out(inside::SeaLane::closed))};
}

bool may_still_act(const Position& now, Color color) {
    if (std::holds_alternative<AwaitUpkeep>(now.awaits) || std::holds_alternative<Over>(now.awaits)) return false;
    const bool begins = std::holds_alternative<AwaitAction>(now.awaits);
    const bool may_attack = begins || (now.march && !now.attack);
    if (color == now.active && may_attack) return true;
    if (contains(now.passed, color)) return false;
    const auto others = others_clockwise(now, now.active);
    return color != now.active ||
           std::any_of(others.begin(), others.end(), [&](Color other) { return !contains(now.passed, other); });
}

}  // namespace byzantium
