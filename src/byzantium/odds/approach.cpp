// SPDX-License-Identifier: MIT
#include "byzantium/odds/approach.h"

#include "byzantium/odds/hits.h"
#include "byzantium/rules/ids.h"

#include <algorithm>

namespace byzantium::odds {
namespace {

using namespace byzantium;

int price(const WayLink& link, Fleet fleet) { return fleet == Fleet::imposed ? link.imposed : link.plain; }
int rolled(const WayLink& link, Fleet fleet) { return fleet == Fleet::imposed ? link.dice : 0; }

// Move cubes that the links after this one still cost.
int needed_after(const Way& way, std::size_t link, Fleet fleet) {
    int cubes = 0;
    for (std::size_t i = link + 1; i < way.links.size(); ++i) cubes += price(way.links[i], fleet);
    return cubes;
}

Force thinned(Force force, int hits, int needed) {
    const int spare = std::min(hits, std::max(0, force.move - needed));
    force.move -= spare;
    const int main = std::min(hits - spare, force.main);
    force.main -= main;
    const int elite = std::min(hits - spare - main, force.elite);
    force.elite -= elite;
    const int move = std::min(hits - spare - main - elite, force.move);
    force.move -= move;
    if (hits > spare + main + elite + move) force.guard = false;
    return force;
}

void add_arrival(std::vector<Arrival>& list, const Arrival& one) {
    const auto same = std::find_if(list.begin(), list.end(), [&](const Arrival& a) { return a.force == one.force; });
    if (same != list.end())
        same->p += one.p;
    else
        list.push_back(one);
}

// The cube of a civil war, if it comes from the army that makes the attack.
Force after_laying(Force force, ArmyRef army, std::optional<Cube> cube) {
    const auto box = cube ? army_box(*cube) : std::nullopt;
    if (!box || box->side != army.side) return force;
    switch (box->box) {
        case Box::elite:
            --force.elite;
            break;
        case Box::main:
            --force.main;
            break;
        case Box::move:
            --force.move;
            break;
        case Box::levy:
            break;
    }
    return force;
}

class March {
public:
    March(const Force& force, const Way& way, Fleet fleet) : way_{way}, fleet_{fleet}, now_{{force, 1}} {}

    void link(std::size_t i) {
        const WayLink& link = way_.links[i];
        std::vector<Arrival> next;
        for (const Arrival& from : now_) {
            Force paid = from.force;
            paid.move -= price(link, fleet_);
            if (paid.move < 0) {
                stopped += from.p;
                continue;
            }
            roll(i, {paid, from.p}, next);
        }
        now_ = std::move(next);
    }

    const std::vector<Arrival>& forces() const { return now_; }

    double destroyed = 0;
    double stopped = 0;
    ExpectedLosses lost;

private:
    void lose(const Force& before, const Force& left, double p) {
        lost.elite += p * (before.elite - left.elite);
        lost.main += p * (before.main - left.main);
        lost.move += p * (before.move - left.move);
        lost.total = lost.elite + lost.main + lost.move;
        if (before.guard && !left.guard) lost.guard += p;
    }

    void roll(std::size_t i, const Arrival& paid, std::vector<Arrival>& next) {
        const auto dice = static_cast<std::size_t>(rolled(way_.links[i], fleet_));
        for (std::size_t hits = 0; hits <= dice; ++hits) {
            const Force left = thinned(paid.force, static_cast<int>(hits), needed_after(way_, i, fleet_));
            const double p = paid.p * p_hits[dice][hits];
            lose(paid.force, left, p);
            if (active_cubes(left) == 0)
                destroyed += p;
            else
                add_arrival(next, {left, p});
        }
    }

    const Way& way_;
    Fleet fleet_;
    std::vector<Arrival> now_;
};

// Boxes that were emptied for more than they held, or an army without an active cube, are none (BYZ-8, 24).
bool is_an_army(const Force& force) {
    return force.elite >= 0 && force.main >= 0 && force.move >= 0 && active_cubes(force) > 0;
}

}  // namespace

std::optional<Force> arriving(const Position& position, ArmyRef army, const Way& way) {
    Force force = force_of(position[army.player][army.side]);
    for (const WayLink& link : way.links) force.move -= link.plain;
    force = after_laying(force, army, way.civil_war);
    return is_an_army(force) ? std::optional{force} : std::nullopt;
}

Approach approach(const Position& position, ArmyRef army, const Way& way, Fleet fleet) {
    March march{force_of(position[army.player][army.side]), way, fleet};
    for (std::size_t i = 0; i < way.links.size(); ++i) march.link(i);
    Approach result{{}, march.destroyed, march.stopped, march.lost};
    for (const Arrival& arrival : march.forces()) {
        const Force laid = after_laying(arrival.force, army, way.civil_war);
        if (is_an_army(laid))
            add_arrival(result.arrivals, {laid, arrival.p});
        else
            result.p_stopped += arrival.p;
    }
    return result;
}

}  // namespace byzantium::odds
