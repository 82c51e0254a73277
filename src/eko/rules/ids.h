// SPDX-License-Identifier: MIT
// The words of the game: colours, sizes, kinds of field, places on the board, rules.
// Every word has one text, the same in code, journal and refusal.
#pragma once

#include "values/from_text.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace eko {

enum class Color : std::uint8_t { cyan, violet, blue, white };
inline constexpr std::array colors{Color::cyan, Color::violet, Color::blue, Color::white};
inline constexpr std::size_t most_players = colors.size();
constexpr std::size_t index(Color color) { return static_cast<std::size_t>(color); }

// Of a building. Its number is what it scores, and what it costs in discs.
enum class Size : std::uint8_t { camp = 1, tower, castle };
inline constexpr std::array sizes{Size::camp, Size::tower, Size::castle};
constexpr int number(Size size) { return static_cast<int>(size); }

// Of a field, in the order of the letters of a board.
enum class FieldKind : std::uint8_t {
    movement,
    reg,
    ravine,
    mountain,
    capital,
    abyss,
    storm,
    portal,
    wind,
    moon,
    sand,
};
inline constexpr std::size_t field_kinds = 11;

// Where a stack can stand.
constexpr bool is_way(FieldKind kind) { return kind == FieldKind::movement || kind == FieldKind::storm; }
// The largest building that a field of this kind takes; nothing if it takes none.
std::optional<Size> largest_on(FieldKind kind);

// The letter of a board for this kind, and the other way round; '_', no field, is no kind.
char letter(FieldKind kind);
std::optional<FieldKind> kind_of_letter(char letter);

// Axial coordinates of a hexagon.
struct Hex {
    int q;
    int r;
    auto operator<=>(const Hex&) const = default;  // the order of field ids: by q, then by r
};
inline constexpr int farthest = 99;  // of q and r, either way from 0
constexpr bool on_sheet(Hex at) {
    return at.q >= -farthest && at.q <= farthest && at.r >= -farthest && at.r <= farthest;
}
// The six hexagons around one: E, SE, SW, W, NW, NE.
std::array<Hex, 6> around(Hex at);
bool beside(Hex one, Hex other);

// "3,-1": without sign, blank or zero that is not needed. Reads only what is on the sheet.
std::string to_text(Hex at);
std::optional<Hex> hex_from_text(std::string_view text);
// One coordinate of it: a whole number from -99 to 99, written as above.
std::optional<int> coordinate_from_text(std::string_view text);

// Index of a field, and of a storm zone, in a Board; both in the order of their (first) hexagons.
enum class FieldId : std::uint16_t {};
enum class ZoneId : std::uint16_t {};
constexpr std::size_t index(FieldId field) { return static_cast<std::size_t>(field); }
constexpr std::size_t index(ZoneId zone) { return static_cast<std::size_t>(zone); }

// Which rule refused: one of EKO-1 to EKO-76, or one of the protocol's own two.
enum class RuleId : std::uint8_t { format = 100, awaits = 101 };
constexpr RuleId eko_rule(int number) { return static_cast<RuleId>(number); }

std::string_view to_text(Color word);
std::string_view to_text(Size word);
std::string to_text(RuleId rule);

}  // namespace eko

namespace values {

template <>
std::optional<eko::Color> from_text<eko::Color>(std::string_view);
template <>
std::optional<eko::Size> from_text<eko::Size>(std::string_view);

}  // namespace values
