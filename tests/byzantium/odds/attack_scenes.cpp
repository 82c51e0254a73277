// SPDX-License-Identifier: MIT
#include "byzantium/odds/attack_scenes.h"

#include "byzantium/odds/printing.h"
#include "byzantium/rules/words.h"

#include <algorithm>

namespace odds_test {
namespace {

using namespace words;

constexpr int hira = 3;
constexpr int capital_strength = 5;
constexpr int added_before_they_attack = 2;  // Bulgars

bool by_bulgars(const FightScene& fight) { return fight.ground == Ground::bulgars_attack; }

Side side_of_attack(Ground ground) {
    switch (ground) {
        case Ground::byzantine_city:
        case Ground::persian_city:
        case Ground::constantinople:
        case Ground::bulgars_attack:
            return arab;
        case Ground::civil_war:
        case Ground::civil_war_after_move:
        case Ground::bulgar_city:
            break;
    }
    return byzantine;
}

std::string_view place_of(Ground ground) {
    switch (ground) {
        case Ground::byzantine_city:
            return "jerusalem";
        case Ground::persian_city:
            return "hira";
        case Ground::constantinople:
            return "constantinople";
        case Ground::civil_war:
        case Ground::civil_war_after_move:
            return "damascus";
        case Ground::bulgars_attack:
        case Ground::bulgar_city:
            break;
    }
    return "thessalonica";
}

int tokens_of(const FightScene& fight) {
    if (fight.ground == Ground::persian_city) return hira;
    if (fight.ground == Ground::constantinople) return capital_strength;
    return fight.tokens;
}

// Exactly these cubes, and the guard from its box.
void put_army(Scene& scene, Color color, Side side, std::string_view id, const byzantium::odds::Force& force) {
    scene.army(color, side, id, force.elite, force.main, force.move);
    if (force.guard) chose(scene, color, side == byzantine ? ActionBox::emperor : ActionBox::caliph);
}

void put_levy(Scene& scene, int cubes) {
    Display& display = scene.display(blue, byzantine);
    scene.player(blue).casualty += display.levy - cubes;
    display.levy = cubes;
}

void put_city(Scene& scene, const FightScene& fight) {
    const auto place = place_of(fight.ground);
    if (fight.ground == Ground::persian_city) return;
    if (fight.ground == Ground::constantinople) {
        belongs(scene, "nicaea", Allegiance::arab, 2);
        if (fight.levy > 0) chose(scene, blue, ActionBox::emperor);
        return;
    }
    belongs(scene, place, fight.ground == Ground::bulgar_city ? Allegiance::bulgar : Allegiance::byzantine,
            fight.tokens);
    if (fight.ground == Ground::bulgar_city) return;
    if (fight.fortified)
        fortified(scene, blue, place);
    else
        scene.controls(blue, place);
}

struct Approach {
    std::string_view from;
    int move_cubes;
};
Approach approach(Ground ground) {
    switch (ground) {
        case Ground::byzantine_city:
            return {"tabuk", 1};
        case Ground::persian_city:
            return {"mecca", 1};
        case Ground::constantinople:
            return {"nicaea", 4};
        case Ground::civil_war:
            return {"damascus", 0};
        case Ground::civil_war_after_move:
            return {"antioch", 1};
        case Ground::bulgars_attack:
        case Ground::bulgar_city:
            break;
    }
    return {"athens", 1};
}

void go(Scene& scene, const FightScene& fight) {
    const CityId target = city(place_of(fight.ground));
    if (by_bulgars(fight)) return scene.takes(BulgarsAttack{pool, target});
    const Side side = side_of_attack(fight.ground);
    if (fight.ground != Ground::civil_war) scene.takes(Move{side, target});
    if (fight.ground == Ground::civil_war || fight.ground == Ground::civil_war_after_move)
        scene.takes(CivilWar{side, pool});
}

}  // namespace

std::ostream& operator<<(std::ostream& out, const FightScene& fight) {
    if (!fight.name.empty()) return out << fight.name;
    return out << attack_of(fight) << ", at " << place_of(fight.ground) << ", keeping " << fight.keep_move;
}

Scene arranged(const FightScene& fight) {
    Scene scene{red, blue, green, yellow};
    put_city(scene, fight);
    put_levy(scene, fight.levy);
    for (std::size_t i = 0; i < fight.armies.size(); ++i)
        put_army(scene, fight.colors[i], byzantine, place_of(fight.ground), fight.armies[i]);
    scene.now.bulgars = by_bulgars(fight) ? fight.attacker.main - added_before_they_attack : fight.bulgars;
    if (!by_bulgars(fight)) {
        const auto [from, move_cubes] = approach(fight.ground);
        byzantium::odds::Force before = fight.attacker;
        before.move += move_cubes;
        put_army(scene, red, side_of_attack(fight.ground), from, before);
    }
    go(scene, fight);
    return scene;
}

byzantium::odds::Attack attack_of(const FightScene& fight) {
    byzantium::odds::Attack attack;
    attack.attacker = fight.attacker;
    for (const byzantium::odds::Force& army : fight.armies) attack.defenders.push_back(army);
    if (fight.armies.empty() && fight.levy > 0) attack.defenders.push_back({0, fight.levy, 0});
    if (fight.bulgars > 0) attack.defenders.push_back({0, fight.bulgars, 0});
    attack.siege = byzantium::odds::Siege{tokens_of(fight) + (fight.fortified ? 1 : 0),
                                          fight.ground == Ground::constantinople ? 2 : 1};
    return attack;
}

WalkOptions walk_options(const FightScene& fight, Falls falls) {
    WalkOptions options{std::nullopt, fight.keep_move, fight.colors, falls};
    if (!by_bulgars(fight)) options.army = side_of_attack(fight.ground);
    return options;
}

// One guard of a side at most, so a defender has it only where the attacker's is another one.
FightScene draw_fight(RandomAttacks& draw) {
    FightScene fight;
    fight.ground = static_cast<Ground>(draw.upto(6));
    const int armies = std::min(2, draw.upto(8));
    const Most most = armies == 2 ? Most{1, 6, 2, 0, 0} : Most{2, 9, 4, 0, 0};
    do fight.attacker = draw.force(most);
    while (fight.attacker == byzantium::odds::Force{});
    if (by_bulgars(fight)) fight.attacker = {0, 2 + draw.upto(9), 0};
    fight.tokens = 1 + draw.upto(2);
    fight.keep_move = by_bulgars(fight) ? 0 : draw.upto(2);
    if (fight.ground == Ground::persian_city) return fight;
    if (fight.ground == Ground::bulgar_city) {
        fight.bulgars = draw.upto(7);
        return fight;
    }
    for (int i = 0; i < armies; ++i) {
        fight.armies.push_back(draw.force({1, armies == 2 ? 2 : 5, 1, 0, 0}));
        if (fight.armies.back() == byzantium::odds::Force{}) fight.armies.back().main = 1;
        if (i > 0 || side_of_attack(fight.ground) == byzantine) fight.armies.back().guard = false;
    }
    fight.levy = fight.armies.empty() ? draw.upto(5) : 0;
    fight.fortified = fight.ground != Ground::constantinople && draw.upto(2) == 0;
    return fight;
}

}  // namespace odds_test
