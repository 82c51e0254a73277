// SPDX-License-Identifier: MIT
// What the files of the rules use of each other; nothing outside byzantium includes it.
// Each decision has a `judge` (a refusal or nothing; changes nothing) and a `carry_out` (judged before;
// leaves the next thing awaited). Each `awaits` kind has a `list` of the decisions legal there.
#pragma once

#include "byzantium/rules/attacks.h"
#include "byzantium/rules/change.h"
#include "byzantium/rules/rules.h"
#include "values/few.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace byzantium::inside {

using Judgement = std::optional<Refusal>;

// `legal` lists no more than this: only a table corrected to hundreds of cubes comes near.
inline constexpr std::size_t most_listed = 100'000;

// A list of decisions that takes no more than it was made for; who adds many asks whether it is full.
class Decisions {
public:
    explicit Decisions(std::size_t most = most_listed) : most_{most} { list_.reserve(std::min(most, usual)); }

    template <class Kind>
    void add(const Kind& decision) {
        if (!full()) list_.emplace_back(decision);
    }
    bool full() const { return list_.size() >= most_; }
    const std::vector<Decision>& list() const { return list_; }
    std::vector<Decision> take() && { return std::move(list_); }

private:
    // Room for an action in mid-game, so that the list seldom grows.
    static constexpr std::size_t usual = 256;

    std::size_t most_;
    std::vector<Decision> list_;
};

// What each side's treasury can have for an action, worked out once for a whole list.
using CubesBySide = std::array<values::Few<Cube, cube_sources>, 2>;

// --- cubes.cpp: BYZ-7, BYZ-8, BYZ-51
struct Purchase {
    Side payer;
    int with_it = 0;  // bezants that the same treasury must pay beside the cube
};
int price(Cube);  // bezants
CubePlace place_of(Cube);
int cubes_at(const Player&, Cube);
Judgement judge_cube(const Player&, Cube, Purchase);
values::Few<Cube, cube_sources> affordable_cubes(const Player&, Purchase);
CubesBySide affordable_by_side(const Player&);
// Takes the cube from its source, paid if it is bought, and lays it down.
void place_cube(Change&, Cube, Side payer, CubePlace to);
// After the cubes of an entry have been placed: armies without active cubes leave the map.
void destroy_empty_armies(Change&);
void destroy(Change&, ArmyRef);
// Active cubes that an owner can name: all but the guard.
int nameable(const Display&);
// Cubes an owner gives up, into the Casualty Pool.
void to_casualties(Change&, ArmyRef, const Lose&);

// --- turn.cpp: BYZ-4 to BYZ-6
void end_action(Change&);
void await_action(Change&, Color);

// --- control.cpp: BYZ-9, BYZ-10
Judgement judge(const Table&, const Position&, const Control&);
void carry_out(Change&, const Control&);
void list_control(const Table&, const Position&, const CubesBySide&, Decisions&);

// --- increase.cpp: BYZ-11, BYZ-12
Judgement judge(const Table&, const Position&, const Increase&);
void carry_out(Change&, const Increase&);
void list_increase(const Table&, const Position&, const CubesBySide&, Decisions&);
void list(const Table&, const Position&, const AwaitIncrease&, Decisions&);

// --- special.cpp: BYZ-13 to BYZ-17 (and the taking of the Byzantine fleet)
constexpr ActionBox improve_box(Side side) {
    return side == Side::byzantine ? ActionBox::improve_byzantine : ActionBox::improve_arab;
}
constexpr ActionBox civil_war_box(Side side) {
    return side == Side::byzantine ? ActionBox::civil_war_byzantine : ActionBox::civil_war_arab;
}
Judgement judge_action_box(const Table&, const Position&, ActionBox);
Judgement judge(const Table&, const Position&, const Improve&);
Judgement judge(const Table&, const Position&, const Fortify&);
Judgement judge(const Table&, const Position&, const Emperor&);
Judgement judge(const Table&, const Position&, const Caliph&);
Judgement judge(const Table&, const Position&, const ByzantineFleet&);
Judgement judge(const Table&, const Position&, const ArabFleet&);
void carry_out(Change&, const Improve&);
void carry_out(Change&, const Fortify&);
void carry_out(Change&, const Emperor&);
void carry_out(Change&, const Caliph&);
void carry_out(Change&, const ByzantineFleet&);
void carry_out(Change&, const ArabFleet&);
void list_special(const Table&, const Position&, const CubesBySide&, Decisions&);

// --- bulgars.cpp: BYZ-20 to BYZ-22
int bulgars_arriving(const Table&, const Position&);  // cubes, before they attack
CitySet bulgar_reach(const Table&, const Position&);  // Persian cities too: judge_bulgar_target refuses them
Judgement judge_bulgar_target(const Position&, CitySet reach, CityId);
Side bulgar_payer(const Position&, CityId attacked);
Judgement judge(const Table&, const Position&, const BulgarsAttack&);
Judgement judge(const Table&, const Position&, const BulgarsReinforce&);
void carry_out(Change&, const BulgarsAttack&);
void carry_out(Change&, const BulgarsReinforce&);
void list_bulgars(const Table&, const Position&, const CubesBySide&, Decisions&);

// --- tax_church.cpp: BYZ-25, BYZ-26
Judgement judge(const Table&, const Position&, const Tax&);
Judgement judge(const Table&, const Position&, const Church&);
Judgement judge(const Table&, const Position&, const Mosque&);
void carry_out(Change&, const Tax&);
void carry_out(Change&, const Church&);
void carry_out(Change&, const Mosque&);
void list_tax_and_church(const Table&, const Position&, Decisions&);

// --- move.cpp: BYZ-24, BYZ-27 to BYZ-34
struct LinkCost {
    LinkKind kind;
    int plain;    // Move cubes, the surcharge of BYZ-33 included
    int imposed;  // the same with the Byzantine fleet imposed
    int dice;     // that the imposed fleet rolls
};
// A field army in an action of its player: as it stands, or as a look ahead has it stand.
struct Marcher {
    ArmyRef army;
    CityId at;
    int move;        // cubes in its Move box
    int active;      // active cubes
    int links;       // taken in this action
    CitySet barred;  // links withdrawn from where it stands (BYZ-19)
};
// The active player's army, which must stand on the map.
Marcher marcher(const Position&, Side);
// Cities with a link of any kind from this one, the sailing of BYZ-29 too.
CitySet linked(const Board&, CityId from);
// What the link costs this army now; nothing if it cannot take it, and then `judge_link` says why.
std::optional<LinkCost> priced_link(const Table&, const Position&, const Marcher&, CityId to);
Judgement judge_link(const Table&, const Position&, const Marcher&, CityId to);
Judgement judge_entry(const Position&, ArmyRef);
// In this city, where the army stands; the cube is judged apart, by judge_cube and judge_last_cube.
bool may_rebel(const Table&, const Position&, ArmyRef, CityId);
Judgement judge_civil_war_here(const Table&, const Position&, const Marcher&);
Judgement judge_last_cube(const Marcher&, Cube);
Judgement judge(const Table&, const Position&, const Place&);
Judgement judge(const Table&, const Position&, const Move&);
Judgement judge(const Table&, const Position&, const CivilWar&);
Judgement judge(const Table&, const Position&, const Stop&);
void carry_out(Change&, const Place&);
void carry_out(Change&, const Move&);
void carry_out(Change&, const CivilWar&);
void carry_out(Change&, const Stop&);
void list_move(const Table&, const Position&, Decisions&);
void list(const Table&, const Position&, const AwaitMarch&, Decisions&);
void await_march(Change&);
// Pays Move cubes. An army that this destroys goes no further: its action is over then.
enum class Paid : std::uint8_t { goes_on, destroyed };
Paid pay_move(Change&, ArmyRef, int cubes);
void arrive(Change&, CityId to, LinkKind by);

// --- fleet.cpp: BYZ-18, BYZ-19
void await_fleet(Change&, CityId to, const LinkCost&);
Judgement judge(const Table&, const Position&, const Impose&);
Judgement judge(const Table&, const Position&, const Allow&);
Judgement judge(const Table&, const Position&, const Proceed&);
Judgement judge(const Table&, const Position&, const Withdraw&);
void carry_out(Change&, const Impose&);
void carry_out(Change&, const Allow&);
void carry_out(Change&, const Proceed&);
void carry_out(Change&, const Withdraw&);
void list(const Table&, const Position&, const AwaitFleet&, Decisions&);
void list(const Table&, const Position&, const AwaitSail&, Decisions&);
void fleet_rolled(Change&, const Hits&);
void after_fleet_losses(Change&);

// --- attack.cpp: BYZ-35 to BYZ-39
values::Few<ArmyRef, 2> own_armies_there(const Position&, const Assault&);
values::Few<ArmyRef, 8> armies_to_ask(const Position&, const Assault&);  // clockwise from the attacker
// Whose levy is asked if no army stands.
std::optional<ArmyRef> levy_to_ask(const Table&, const Position&, const Assault&);
bool bulgars_defend(const Position&, const Assault&);
void begin_attack(Change&, CityId, std::optional<Side> army);
void advance_attack(Change&);
void attack_fails(Change&);  // BYZ-44
Judgement judge(const Table&, const Position&, const Stand&);
Judgement judge(const Table&, const Position&, const Retreat&);
Judgement judge(const Table&, const Position&, const UseLevy&);
Judgement judge(const Table&, const Position&, const Decline&);
Judgement judge(const Table&, const Position&, const Fight&);
void carry_out(Change&, const Stand&);
void carry_out(Change&, const Retreat&);
void carry_out(Change&, const UseLevy&);
void carry_out(Change&, const Decline&);
void carry_out(Change&, const Fight&);
void list(const Table&, const Position&, const AwaitDefence&, Decisions&);
void list(const Table&, const Position&, const AwaitLevy&, Decisions&);
void list(const Table&, const Position&, const AwaitFight&, Decisions&);

// --- battle.cpp: BYZ-40 to BYZ-43; losses of every kind
void begin_battle(Change&, const Defender&);
void battle_rolled(Change&, const Hits&);
void after_attacker_losses(Change&);
void after_defender_losses(Change&);
int attacker_strength(const Position&);
struct Loss {
    int hits;
    LossFrom from;
};
// Removes what must go, or asks the owner when there is a choice; then what follows that loss.
void lose(Change&, ArmyRef, Loss);
Judgement judge(const Table&, const Position&, const Lose&);
void carry_out(Change&, const Lose&);
void list(const Table&, const Position&, const AwaitLosses&, Decisions&);

// --- siege.cpp: BYZ-45, BYZ-46
void begin_siege(Change&);
void siege_rolled(Change&, const Hits&);
void after_siege_losses(Change&);

// --- retreat.cpp: BYZ-47 to BYZ-50
struct Escape {
    int cost;      // cities of another allegiance on the way: cubes
    CitySet ends;  // where it may stop for that cost
    bool operator==(const Escape&) const = default;
};
enum class SeaLane : std::uint8_t { open, closed };
// The cheapest ways out of a city for an army of a side; nothing if there is none.
std::optional<Escape> escape(const Board&, const Position&, Side, CityId from, SeaLane);
std::optional<Escape> escape(const Board&, CitySet own, Side, CityId from, SeaLane);  // `own`: of that side
bool survives(const std::optional<Escape>&, const Display&);
bool survives(const Board&, const Position&, ArmyRef, CityId from, SeaLane);
// Another player who holds the Byzantine fleet, if the army is Arab (BYZ-49).
std::optional<Color> sea_holder(const Position&, ArmyRef);
// The holder, if the army's retreat or its return over the last link has to be allowed.
std::optional<Color> asked_for_retreat(const Board&, const Position&, ArmyRef, CityId from);
std::optional<Color> asked_for_return(const Position&, ArmyRef, LinkKind last_link);
void begin_retreat(Change&, const RetreatUnderWay&);
void begin_return(Change&, ArmyRef, const LastLink&);  // BYZ-44
void after_retreat_losses(Change&);
Judgement judge(const Table&, const Position&, const RetreatTo&);
Judgement judge(const Table&, const Position&, const Deny&);
void carry_out(Change&, const RetreatTo&);
void carry_out(Change&, const Deny&);
void sea_allowed(Change&);
void list(const Table&, const Position&, const AwaitSeaRetreat&, Decisions&);
void list(const Table&, const Position&, const AwaitRetreat&, Decisions&);

// --- capture.cpp: BYZ-23, BYZ-52 to BYZ-55
// Cubes that the control cube may be; none: it comes from the army.
values::Few<Cube, cube_sources> garrison_cubes(const Player&, Side);
void capture(Change&);
Judgement judge(const Table&, const Position&, const Garrison&);
Judgement judge(const Table&, const Position&, const GarrisonFromArmy&);
void carry_out(Change&, const Garrison&);
void carry_out(Change&, const GarrisonFromArmy&);
void list(const Table&, const Position&, const AwaitGarrison&, Decisions&);

// --- pass.cpp: BYZ-56
Judgement judge(const Table&, const Position&, const Pass&);
void carry_out(Change&, const Pass&);
void list_pass(const Table&, const Position&, Decisions&);

// --- turn_end.cpp: BYZ-57 to BYZ-62
void end_action_phase(Change&);
Judgement judge(const Table&, const Position&, const GiveUp&);
void carry_out(Change&, const GiveUp&);
void list(const Table&, const Position&, const AwaitUpkeep&, Decisions&);

// --- ways.cpp: looks ahead
bool march_awaited(const Position&, ArmyRef);
// The player with so many cubes of an army's Move box spent.
Player after_moving(Player, Side, int spent);

// --- rules.cpp
void list(const Table&, const Position&, const AwaitAction&, Decisions&);

// --- correct.cpp
Judgement judge(const Table&, const Position&, const Correct&);
Judgement judge(const Table&, const Position&, const AwaitPlayer&);
void carry_out(Change&, const Correct&);
void carry_out(Change&, const AwaitPlayer&);

}  // namespace byzantium::inside
