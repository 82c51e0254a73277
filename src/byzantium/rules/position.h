// SPDX-License-Identifier: MIT
// A position: everything that lies on the table, and what is under way. A value without pointers:
// copying it is the way to try something, == says whether two tables are alike.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "values/few.h"

#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace byzantium {

// One side of a player's army display, with its treasury, VP track and pawn.
struct Display {
    int treasury;  // bezants
    int vp;
    int elite;  // cubes; the guard is not counted
    int main;
    int levy;
    int move;
    bool guard;                // the Emperor's or Caliph's cube stands in the Elite box
    bool taken;                // has ever taken control of a city of this side by BYZ-9
    std::optional<CityId> at;  // where the pawn stands; none: off the map

    int& operator[](Box box) { return this->*field(box); }
    int operator[](Box box) const { return this->*field(box); }
    bool operator==(const Display&) const = default;

private:
    static constexpr int Display::*field(Box box);
};

constexpr int Display::*Display::field(Box box) {
    constexpr std::array fields{&Display::elite, &Display::main, &Display::levy, &Display::move};
    return fields[static_cast<std::size_t>(box)];
}

struct Player {
    Color color;
    std::array<Display, 2> displays;  // by side
    int pool;
    int casualty;
    int removed;
    int fortifications;  // tokens not on the map
    int taxed;           // cubes in the Tax box
    int pass_cubes;      // cubes in the Pass box
    int churches;        // cubes
    int mosques;         // cubes

    Display& operator[](Side side) { return displays[index(side)]; }
    const Display& operator[](Side side) const { return displays[index(side)]; }
    bool operator==(const Player&) const = default;
};

struct City {
    Allegiance side;
    std::int8_t tokens;  // 0 to 3; 0 on Persian cities and Constantinople
    std::optional<Color> control;
    bool fortified;
    bool operator==(const City&) const = default;
};

// Where an army came from on its last link (BYZ-44).
struct LastLink {
    CityId from;
    LinkKind kind;
    bool operator==(const LastLink&) const = default;
};

// The army that moves in this action.
struct March {
    Side side;
    int links;                               // taken so far
    bool begun;                              // placed or moved: stopping is an action then
    values::Few<CityId, most_links> barred;  // links withdrawn from where it stands (BYZ-19)
    std::optional<LastLink> last_link;       // none: it has not moved
    bool operator==(const March&) const = default;
};

// A sea step that waits for the holder of the Byzantine fleet (BYZ-18).
struct SeaStep {
    CityId to;
    int plain;    // Move cubes if not imposed
    int imposed;  // Move cubes in all if imposed
    int dice;
    bool operator==(const SeaStep&) const = default;
};

enum class Stage : std::uint8_t { own_armies, defences, levy, battles, siege };
// Why an army retreats, and so what follows when it has.
enum class RetreatFor : std::uint8_t { own_army, before_battle, beaten_defender, beaten_attacker };
enum class Sea : std::uint8_t { not_asked, open, closed };

struct RetreatUnderWay {
    ArmyRef army;
    CityId from;
    RetreatFor why;
    Sea sea;
    bool operator==(const RetreatUnderWay&) const = default;
};

struct ArmyDefends {
    ArmyRef army;
    bool operator==(const ArmyDefends&) const = default;
};
struct LevyDefends {
    ArmyRef army;  // whose Levy box
    bool operator==(const LevyDefends&) const = default;
};
struct BulgarsDefend {
    bool operator==(const BulgarsDefend&) const = default;
};
using Defender = std::variant<ArmyDefends, LevyDefends, BulgarsDefend>;

// A battle whose dice have been asked for; hits are those still to be answered with cubes.
struct Battle {
    Defender defender;
    int hits_on_defender;
    bool operator==(const Battle&) const = default;
};

// The unfinished fight as data: it can be compared, printed, undone.
struct Attack {
    CityId city;
    std::optional<Side> army;  // the attacking army of the active player; none: the Bulgars
    std::optional<LastLink> last_link;
    Stage stage;
    values::Few<ArmyRef, 8> undecided;  // defenders still to be asked, clockwise from the attacker
    values::Few<ArmyRef, 8> standing;   // still to be beaten, clockwise from the attacker
    bool army_stood;                    // so no levy (BYZ-37)
    std::optional<Battle> battle;
    bool operator==(const Attack&) const = default;
};

struct Position {
    int turn;                               // 1 to 3
    Color first;                            // first player of this turn
    Color active;                           // whose action it is
    values::Few<Color, 4> passed;           // in the order they passed; its front is first next turn (BYZ-6)
    values::Few<Player, 4> players;         // seating order, clockwise
    values::Few<City, most_cities> cities;  // by CityId; what never changes is in Board
    int bulgars;                            // cubes in the Bulgar box
    std::array<values::Few<Color, most_in_action_box>, action_box_kinds> boxes;  // cubes on the special action display
    std::optional<March> march;
    std::optional<SeaStep> sea_step;
    std::optional<Attack> attack;
    std::optional<RetreatUnderWay> retreat;
    values::Few<ArmyRef, 8> unpaid;  // armies whose maintenance is still to come, in order
    Awaits awaits;

    // The colour must be seated.
    Player& operator[](Color color) { return players[seat(color)]; }
    const Player& operator[](Color color) const { return players[seat(color)]; }
    City& operator[](CityId city) { return cities[index(city)]; }
    const City& operator[](CityId city) const { return cities[index(city)]; }
    values::Few<Color, most_in_action_box>& operator[](ActionBox box) { return boxes[index(box)]; }
    const values::Few<Color, most_in_action_box>& operator[](ActionBox box) const { return boxes[index(box)]; }
    bool operator==(const Position&) const = default;

private:
    std::size_t seat(Color color) const {
        for (std::size_t i = 0; i < players.size(); ++i)
            if (players[i].color == color) return i;
        throw std::logic_error{"a colour that is not seated reached the rules"};
    }
};

static_assert(std::is_trivially_copyable_v<Position>);

bool seated(const Position&, Color);
// The other players clockwise from this one; only this one is left out.
values::Few<Color, 4> others_clockwise(const Position&, Color);

// Cubes elite + main + move, and one for the guard: what can be lost in the field.
int active_cubes(const Display&);
// Elite + main, and one for the guard.
int field_strength(const Display&);
// Dice a field army rolls in battle (BYZ-40).
int field_dice(const Display&);
// The cities of one allegiance.
CitySet cities_of(const Position&, Allegiance);
// Who took the Byzantine fleet this turn.
std::optional<Color> fleet_holder(const Position&);
// Tokens a besieged city rolls and resists with: fortification, Persian and Constantinople's strength included.
int siege_strength(const Board&, const Position&, CityId);
// Tokens of a side that lie on no city; below 0 if the table improvises.
int tokens_in_supply(const Board&, const Position&, Side);

// Where a player's 42 cubes are (BYZ-3), in the order of that rule.
struct CubeCount {
    int pool;
    int casualty;
    int armies;
    int cities;
    int action_boxes;
    int tax;
    int pass;
    int churches;
    int mosques;
    int removed;
    int total() const;
};
CubeCount count_cubes(const Position&, const Player&);

// What cannot be on a real table: a player's cubes that are not 42, a count below 0, two guards.
struct Fault {
    std::optional<Color> player;
    std::string what;
};
std::vector<Fault> audit(const Board&, const Position&);

// Stable across runs, machines and versions; over the public quantities and what is awaited.
// `position_hash_format` changes when what goes into it changes, or how.
inline constexpr int position_hash_format = 2;
std::uint64_t position_hash(const Position&);

}  // namespace byzantium
