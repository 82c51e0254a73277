// SPDX-License-Identifier: MIT
// The order of an attack's stages; what happens in each stands in battle, siege, retreat and capture.
#include "byzantium/rules/inside.h"
#include "values/few.h"

#include <algorithm>

namespace byzantium::inside {
namespace {

enum class Progress : std::uint8_t { stage_done, waiting };

Assault assault(const Position& now) { return {now.active, now.attack->army, now.attack->city}; }

Progress own_armies(Change& change) {
    const auto own = own_armies_there(change.now, assault(change.now));
    if (!own.empty()) {
        begin_retreat(change, {own.front(), change.now.attack->city, RetreatFor::own_army, Sea::not_asked});
        return Progress::waiting;
    }
    change.now.attack->stage = Stage::defences;
    return Progress::stage_done;
}

Progress defences(Change& change) {
    Attack& attack = *change.now.attack;
    while (!attack.undecided.empty()) {
        const ArmyRef army = attack.undecided.front();
        if (change.display(army).at == attack.city) {
            change.now.awaits = AwaitDefence{army.player, army.side};
            return Progress::waiting;
        }
        attack.undecided.erase(attack.undecided.begin());
    }
    attack.stage = Stage::levy;
    return Progress::stage_done;
}

// BYZ-37: in Constantinople whoever took Emperor this turn.
std::optional<Color> protector(const Table& table, const Position& now, CityId city) {
    if (table.board.capital != city) return now[city].control;
    const auto& emperor = now[ActionBox::emperor];
    return emperor.empty() ? std::nullopt : std::optional{emperor.front()};
}

// None where a field army stood (BYZ-37).
Progress levy(Change& change) {
    Attack& attack = *change.now.attack;
    attack.stage = Stage::battles;
    const auto asked = levy_to_ask(change.table, change.now, assault(change.now));
    if (attack.army_stood || !asked) return Progress::stage_done;
    change.now.awaits = AwaitLevy{asked->player, asked->side};
    return Progress::waiting;
}

// Armies that a correction has taken out of the city are not fought.
void drop_absent(Change& change, Attack& attack) {
    auto& standing = attack.standing;
    const auto absent = [&](const ArmyRef& army) { return change.display(army).at != attack.city; };
    standing.erase(std::remove_if(standing.begin(), standing.end(), absent), standing.end());
}

// BYZ-39: several standing armies in an order the attacker chooses.
Progress battles(Change& change) {
    Attack& attack = *change.now.attack;
    drop_absent(change, attack);
    if (attack.standing.size() > 1) {
        AwaitFight fight{change.now.active, {}};
        for (const ArmyRef army : attack.standing)
            if (!contains(fight.among, army.player)) fight.among.push_back(army.player);
        change.now.awaits = fight;
        return Progress::waiting;
    }
    if (attack.standing.size() == 1) {
        begin_battle(change, ArmyDefends{attack.standing.front()});
        return Progress::waiting;
    }
    attack.stage = Stage::siege;
    if (!bulgars_defend(change.now, assault(change.now))) return Progress::stage_done;
    begin_battle(change, BulgarsDefend{});
    return Progress::waiting;
}

Progress siege(Change& change) {
    begin_siege(change);
    return Progress::waiting;
}

// Each stage either is done, so the next follows, or has asked somebody or called what follows itself.
Progress run_stage(Change& change) {
    switch (change.now.attack->stage) {
        case Stage::own_armies:
            return own_armies(change);
        case Stage::defences:
            return defences(change);
        case Stage::levy:
            return levy(change);
        case Stage::battles:
            return battles(change);
        case Stage::siege:
            break;
    }
    return siege(change);
}

ArmyRef asked_army(const Position& now) { return now.attack->undecided.front(); }

ArmyRef take_undecided(Change& change) {
    auto& undecided = change.now.attack->undecided;
    const ArmyRef army = undecided.front();
    undecided.erase(undecided.begin());
    return army;
}

// The same order as `others_clockwise`, without a list.
template <class Visit>
void each_other_clockwise(const Position& now, Color color, Visit visit) {
    const auto& players = now.players;
    const auto self = std::find_if(players.begin(), players.end(), [&](const Player& p) { return p.color == color; });
    std::for_each(self + 1, players.end(), visit);
    std::for_each(players.begin(), self, visit);
}

}  // namespace

// BYZ-36: an own army that would defend must retreat first.
values::Few<ArmyRef, 2> own_armies_there(const Position& now, const Assault& assault) {
    values::Few<ArmyRef, 2> armies;
    for (const Side side : sides)
        if (assault.army != side && now[assault.attacker][side].at == assault.city)
            armies.push_back({assault.attacker, side});
    return armies;
}

// BYZ-35: other players' field armies in the city.
values::Few<ArmyRef, 8> armies_to_ask(const Position& now, const Assault& assault) {
    values::Few<ArmyRef, 8> armies;
    each_other_clockwise(now, assault.attacker, [&](const Player& other) {
        for (const Side side : sides)
            if (other[side].at == assault.city) armies.push_back({other.color, side});
    });
    return armies;
}

// BYZ-36, 37: the controller's, but not the acting player's own.
std::optional<ArmyRef> levy_to_ask(const Table& table, const Position& now, const Assault& assault) {
    const auto owner = protector(table, now, assault.city);
    const auto side = side_of(now[assault.city].side);
    if (!owner || owner == assault.attacker || !side || now[*owner][*side].levy <= 0) return std::nullopt;
    return ArmyRef{*owner, *side};
}

// BYZ-38: a Bulgar city is defended by the whole Bulgar box.
bool bulgars_defend(const Position& now, const Assault& assault) {
    return assault.army && now[assault.city].side == Allegiance::bulgar && now.bulgars > 0;
}

void begin_attack(Change& change, CityId city, std::optional<Side> army) {
    Position& now = change.now;
    const auto last_link = army && now.march ? now.march->last_link : std::nullopt;
    const auto to_ask = armies_to_ask(now, {now.active, army, city});
    now.attack = Attack{city, army, last_link, Stage::own_armies, to_ask, {}, false, std::nullopt};
    change.tell(AttackBegan{now.active, army, city});
    advance_attack(change);
}

void advance_attack(Change& change) {
    while (run_stage(change) == Progress::stage_done) {
    }
}

// The attack is over (BYZ-44): a beaten army goes back, the Bulgars stay in their box.
void attack_fails(Change& change) {
    const Attack& attack = *change.now.attack;
    if (!attack.army) return end_action(change);
    const ArmyRef army{change.now.active, *attack.army};
    if (!change.display(army).at) return end_action(change);
    if (attack.last_link) return begin_return(change, army, *attack.last_link);
    begin_retreat(change, {army, attack.city, RetreatFor::beaten_attacker, Sea::not_asked});
}

Judgement judge(const Table&, const Position&, const Stand&) { return std::nullopt; }

// BYZ-35: unless the table allows an army to be destroyed by it, offered only if it survives, the sea taken as open.
Judgement judge(const Table& table, const Position& now, const Retreat&) {
    if (table.rulings.doomed_retreat == DoomedRetreat::allowed) return std::nullopt;
    if (survives(table.board, now, asked_army(now), now.attack->city, SeaLane::open)) return std::nullopt;
    return Refusal{.reason = Reason::retreat_destroys, .city = now.attack->city};
}

Judgement judge(const Table&, const Position& now, const UseLevy&) {
    const auto& asked = std::get<AwaitLevy>(now.awaits);
    if (now[asked.player][asked.side].levy > 0) return std::nullopt;
    return Refusal{.reason = Reason::levy_empty};
}

Judgement judge(const Table&, const Position&, const Decline&) { return std::nullopt; }

Judgement judge(const Table&, const Position& now, const Fight& fight) {
    if (contains(std::get<AwaitFight>(now.awaits).among, fight.player)) return std::nullopt;
    return Refusal{.reason = Reason::not_among_defenders};
}

void carry_out(Change& change, const Stand&) {
    const ArmyRef army = take_undecided(change);
    change.now.attack->standing.push_back(army);
    change.now.attack->army_stood = true;
    change.tell(ArmyStands{army.player, army.side});
    advance_attack(change);
}

void carry_out(Change& change, const Retreat&) {
    const ArmyRef army = take_undecided(change);
    begin_retreat(change, {army, change.now.attack->city, RetreatFor::before_battle, Sea::not_asked});
}

void carry_out(Change& change, const UseLevy&) {
    const auto asked = std::get<AwaitLevy>(change.now.awaits);
    change.now.attack->stage = Stage::siege;
    begin_battle(change, LevyDefends{{asked.player, asked.side}});
}

void carry_out(Change& change, const Decline&) { advance_attack(change); }

void carry_out(Change& change, const Fight& fight) {
    const auto& standing = change.now.attack->standing;
    const auto chosen = std::find_if(standing.begin(), standing.end(),
                                     [&](const ArmyRef& army) { return army.player == fight.player; });
    begin_battle(change, ArmyDefends{*chosen});
}

void list(const Table& table, const Position& now, const AwaitDefence&, Decisions& out) {
    out.add(Stand{});
    if (!judge(table, now, Retreat{})) out.add(Retreat{});
}

void list(const Table& table, const Position& now, const AwaitLevy&, Decisions& out) {
    if (!judge(table, now, UseLevy{})) out.add(UseLevy{});
    out.add(Decline{});
}

void list(const Table&, const Position&, const AwaitFight& fight, Decisions& out) {
    for (const Color player : fight.among) out.add(Fight{player});
}

}  // namespace byzantium::inside
