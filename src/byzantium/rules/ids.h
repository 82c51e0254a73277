// SPDX-License-Identifier: MIT
// The words of the game: sides, colours, boxes, cube sources, cities, rules.
// Every word has one text, the same in code, journal and refusal.
#pragma once

#include "values/from_text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace byzantium {

enum class Side : std::uint8_t { byzantine, arab };
enum class Allegiance : std::uint8_t { byzantine, arab, persian, bulgar };
enum class Color : std::uint8_t { red, yellow, blue, green };
enum class Box : std::uint8_t { elite, main, levy, move };

// Where a cube to be placed comes from (BYZ-7).
enum class Cube : std::uint8_t {
    pool,
    casualty,
    byzantine_elite,
    byzantine_main,
    byzantine_levy,
    byzantine_move,
    arab_elite,
    arab_main,
    arab_levy,
    arab_move,
};

// The kinds of box on the special action display (BYZ-13).
enum class ActionBox : std::uint8_t {
    bulgar_attack,
    fortify,
    improve_byzantine,
    emperor,
    civil_war_byzantine,
    byzantine_fleet,
    improve_arab,
    caliph,
    civil_war_arab,
    arab_fleet,
};

enum class LinkKind : std::uint8_t { road, desert, sea };

// Index of a city in Board::cities.
enum class CityId : std::uint8_t {};

// Which rule refused: one of BYZ-1 to BYZ-65, or one of the protocol's own two.
enum class RuleId : std::uint8_t { format = 100, awaits = 101 };
constexpr RuleId byz(int number) { return static_cast<RuleId>(number); }

struct ArmyBox {
    Side side;
    Box box;
    bool operator==(const ArmyBox&) const = default;
};

struct ArmyRef {
    Color player;
    Side side;
    bool operator==(const ArmyRef&) const = default;
};

inline constexpr std::array sides{Side::byzantine, Side::arab};
inline constexpr std::array colors{Color::red, Color::yellow, Color::blue, Color::green};
inline constexpr std::array boxes{Box::elite, Box::main, Box::levy, Box::move};
inline constexpr std::size_t allegiances = 4;
inline constexpr std::size_t action_box_kinds = 10;
inline constexpr std::size_t cube_sources = 10;
inline constexpr std::array cubes_in_order{
    Cube::pool,           Cube::casualty,   Cube::byzantine_elite, Cube::byzantine_main, Cube::byzantine_levy,
    Cube::byzantine_move, Cube::arab_elite, Cube::arab_main,       Cube::arab_levy,      Cube::arab_move};

constexpr std::size_t index(CityId city) { return static_cast<std::size_t>(city); }
constexpr std::size_t index(ActionBox box) { return static_cast<std::size_t>(box); }
constexpr std::size_t index(Side side) { return static_cast<std::size_t>(side); }
constexpr std::size_t index(Allegiance side) { return static_cast<std::size_t>(side); }
constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }

constexpr Side opposite(Side side) { return side == Side::byzantine ? Side::arab : Side::byzantine; }
constexpr Allegiance allegiance(Side side) {
    return side == Side::byzantine ? Allegiance::byzantine : Allegiance::arab;
}
// The side of a Byzantine or Arab city; nothing for Persians and Bulgars.
constexpr std::optional<Side> side_of(Allegiance allegiance) {
    if (allegiance == Allegiance::byzantine) return Side::byzantine;
    if (allegiance == Allegiance::arab) return Side::arab;
    return std::nullopt;
}

constexpr Cube cube_of(ArmyBox from) {
    return static_cast<Cube>(2 + 4 * static_cast<int>(from.side) + static_cast<int>(from.box));
}
// The army box a cube is bought from; nothing for the two pools.
constexpr std::optional<ArmyBox> army_box(Cube cube) {
    const int place = static_cast<int>(cube) - 2;
    if (place < 0) return std::nullopt;
    return ArmyBox{static_cast<Side>(place / 4), static_cast<Box>(place % 4)};
}

// Texts as the protocol writes them: `byzantine`, `arab.move`, `BYZ-30`.
std::string_view to_text(Side);
std::string_view to_text(Allegiance);
std::string_view to_text(Color);
std::string_view to_text(Box);
std::string_view to_text(Cube);
std::string_view to_text(ActionBox);
std::string_view to_text(LinkKind);
std::string to_text(RuleId);
std::string to_text(ArmyBox);

}  // namespace byzantium

namespace values {

template <>
std::optional<byzantium::Side> from_text<byzantium::Side>(std::string_view);
template <>
std::optional<byzantium::Allegiance> from_text<byzantium::Allegiance>(std::string_view);
template <>
std::optional<byzantium::Color> from_text<byzantium::Color>(std::string_view);
template <>
std::optional<byzantium::Box> from_text<byzantium::Box>(std::string_view);
template <>
std::optional<byzantium::Cube> from_text<byzantium::Cube>(std::string_view);
template <>
std::optional<byzantium::ActionBox> from_text<byzantium::ActionBox>(std::string_view);
template <>
std::optional<byzantium::LinkKind> from_text<byzantium::LinkKind>(std::string_view);
template <>
std::optional<byzantium::ArmyBox> from_text<byzantium::ArmyBox>(std::string_view);

}  // namespace values
