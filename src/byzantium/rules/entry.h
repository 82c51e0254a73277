// SPDX-License-Identifier: MIT
// What is written into the journal: a player's decision, the dice that fell, or the table's correction.
// One struct per "do" of the protocol, with the fields it names there. Numbers are what somebody
// wrote: any int; the rules judge them. Amounts are cubes unless a name says otherwise.
#pragma once

#include "byzantium/rules/ids.h"
#include "values/few.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace byzantium {

// A. Take control, B. Increase army
struct Control {
    CityId city;
    Cube cube;
    bool operator==(const Control&) const = default;
};
struct Increase {
    Cube from;
    ArmyBox to;
    bool operator==(const Increase&) const = default;
};

// C. Special actions
struct Improve {
    CityId city;
    Cube cube;
    bool operator==(const Improve&) const = default;
};
struct Fortify {
    CityId city;
    Cube cube;
    bool operator==(const Fortify&) const = default;
};
struct Emperor {
    Cube cube;
    bool operator==(const Emperor&) const = default;
};
struct Caliph {
    Cube cube;
    bool operator==(const Caliph&) const = default;
};
struct ByzantineFleet {
    Cube cube;
    bool operator==(const ByzantineFleet&) const = default;
};
struct ArabFleet {
    Cube cube;
    bool operator==(const ArabFleet&) const = default;
};
struct BulgarsAttack {
    Cube cube;
    CityId city;
    bool operator==(const BulgarsAttack&) const = default;
};
struct BulgarsReinforce {
    Cube cube;
    std::optional<Side> pay;  // set exactly when the cube is bought
    bool operator==(const BulgarsReinforce&) const = default;
};

// D. Tax, E. Church or mosque
struct Tax {
    int cubes;
    int byzantine;  // bezants; the rest of two a cube goes to the Arab treasury
    bool operator==(const Tax&) const = default;
};
struct Church {
    Cube cube;
    bool operator==(const Church&) const = default;
};
struct Mosque {
    Cube cube;
    bool operator==(const Mosque&) const = default;
};

// F. Move and attack
struct Place {
    Side side;
    CityId city;
    bool operator==(const Place&) const = default;
};
struct Move {
    Side side;
    CityId to;
    bool operator==(const Move&) const = default;
};
struct CivilWar {
    Side side;
    Cube cube;
    bool operator==(const CivilWar&) const = default;
};

// G. Pass
struct Pass {
    std::optional<Cube> cube;  // none only when the player has no cube anywhere
    bool operator==(const Pass&) const = default;
};

// Answers to what comes up during an action
struct Stop {
    bool operator==(const Stop&) const = default;
};
struct Impose {
    bool operator==(const Impose&) const = default;
};
struct Allow {
    bool operator==(const Allow&) const = default;
};
struct Deny {
    bool operator==(const Deny&) const = default;
};
struct Proceed {
    bool operator==(const Proceed&) const = default;
};
struct Withdraw {
    bool operator==(const Withdraw&) const = default;
};
struct Stand {
    bool operator==(const Stand&) const = default;
};
struct Retreat {  // before battle
    bool operator==(const Retreat&) const = default;
};
struct RetreatTo {  // the city where a retreat ends
    CityId to;
    bool operator==(const RetreatTo&) const = default;
};
struct UseLevy {
    bool operator==(const UseLevy&) const = default;
};
struct Decline {
    bool operator==(const Decline&) const = default;
};
struct Fight {
    Color player;
    bool operator==(const Fight&) const = default;
};
struct Lose {
    int elite;
    int main;
    int move;
    bool operator==(const Lose&) const = default;
};
struct Garrison {
    Cube cube;
    bool operator==(const Garrison&) const = default;
};
struct GarrisonFromArmy {
    Box city_from;
    Box casualty_from;
    bool operator==(const GarrisonFromArmy&) const = default;
};
struct GiveUp {
    int elite;
    int main;
    int levy;
    int move;
    bool operator==(const GiveUp&) const = default;
};

// What a person decides: a small value, the kind that `legal` lists.
using Decision = std::variant<Control, Increase, Improve, Fortify, Emperor, Caliph, ByzantineFleet, ArabFleet,
                              BulgarsAttack, BulgarsReinforce, Tax, Church, Mosque, Place, Move, CivilWar, Pass, Stop,
                              Impose, Allow, Deny, Proceed, Withdraw, Stand, Retreat, RetreatTo, UseLevy, Decline,
                              Fight, Lose, Garrison, GarrisonFromArmy, GiveUp>;

// The dice that fell: their faces (1 to 6 each), or only the hits counted, before any doubling.
struct Faces {
    std::vector<int> attacker;
    std::vector<int> defender;
    bool operator==(const Faces&) const = default;
};
struct Hits {
    int attacker;
    int defender;
    bool operator==(const Hits&) const = default;
};
struct Roll {
    std::variant<Faces, Hits> dice;
    bool operator==(const Roll&) const = default;
};

// One quantity set to what lies on the table. The names are those of the position.
enum class DisplayCount : std::uint8_t { treasury, vp, elite, main, levy, move };
enum class PlayerCount : std::uint8_t { pool, casualty, removed, fortifications, taxed, pass_cubes, churches, mosques };
inline constexpr std::size_t most_in_action_box = 8;

struct SetTurn {
    int turn;
    bool operator==(const SetTurn&) const = default;
};
struct SetFirst {
    Color first;
    bool operator==(const SetFirst&) const = default;
};
struct SetPassed {
    values::Few<Color, 4> passed;
    bool operator==(const SetPassed&) const = default;
};
struct SetBulgars {
    int cubes;
    bool operator==(const SetBulgars&) const = default;
};
struct SetDisplayCount {
    Color player;
    Side side;
    DisplayCount what;
    int count;
    bool operator==(const SetDisplayCount&) const = default;
};
struct SetGuard {
    Color player;
    Side side;
    bool guard;
    bool operator==(const SetGuard&) const = default;
};
struct SetTaken {
    Color player;
    Side side;
    bool taken;
    bool operator==(const SetTaken&) const = default;
};
struct SetArmy {
    Color player;
    Side side;
    std::optional<CityId> at;
    bool operator==(const SetArmy&) const = default;
};
struct SetPlayerCount {
    Color player;
    PlayerCount what;
    int count;
    bool operator==(const SetPlayerCount&) const = default;
};
struct SetCitySide {
    CityId city;
    Allegiance side;
    bool operator==(const SetCitySide&) const = default;
};
struct SetTokens {
    CityId city;
    int tokens;
    bool operator==(const SetTokens&) const = default;
};
struct SetControl {
    CityId city;
    std::optional<Color> control;
    bool operator==(const SetControl&) const = default;
};
struct SetFortified {
    CityId city;
    bool fortified;
    bool operator==(const SetFortified&) const = default;
};
struct SetActionBox {
    ActionBox box;
    values::Few<Color, most_in_action_box> cubes;
    bool operator==(const SetActionBox&) const = default;
};
using Setting = std::variant<SetTurn, SetFirst, SetPassed, SetBulgars, SetDisplayCount, SetGuard, SetTaken, SetArmy,
                             SetPlayerCount, SetCitySide, SetTokens, SetControl, SetFortified, SetActionBox>;

// The table is right: all of `set`, or nothing.
struct Correct {
    std::vector<Setting> set;
    std::optional<std::string> note;
    bool operator==(const Correct&) const = default;
};

// Gives the player the action and drops whatever was under way.
struct AwaitPlayer {
    Color player;
    bool operator==(const AwaitPlayer&) const = default;
};

using Entry = std::variant<Decision, Roll, Correct, AwaitPlayer>;

}  // namespace byzantium
