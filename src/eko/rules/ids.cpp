// SPDX-License-Identifier: MIT
#include "eko/rules/ids.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace eko {
namespace {

constexpr std::array<std::string_view, most_players> color_texts{"cyan", "violet", "blue", "white"};
constexpr std::array<std::string_view, sizes.size()> size_texts{"camp", "tower", "castle"};
constexpr std::string_view field_letters = ".rvmcxspwld";
static_assert(field_letters.size() == field_kinds);

// In the ring order of a board: E, SE, SW, W, NW, NE.
constexpr std::array<Hex, 6> ring{{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}}};

bool plain_number(std::string_view text) {
    if (text.starts_with('-')) return text.size() > 1 && text[1] >= '1' && text[1] <= '9';
    return text == "0" || (!text.empty() && text[0] >= '1' && text[0] <= '9');
}

}  // namespace

// EKO-3: stacks stand on movement fields, buildings on the other kinds, and on an abyss nothing.
// EKO-21: a camp on a reg, up to a tower in a ravine and a capital, up to the castle on a mountain; a temple is a reg.
std::optional<Size> largest_on(FieldKind kind) {
    switch (kind) {
        case FieldKind::reg:
        case FieldKind::wind:
        case FieldKind::moon:
        case FieldKind::sand:
            return Size::camp;
        case FieldKind::ravine:
        case FieldKind::capital:
            return Size::tower;
        case FieldKind::mountain:
            return Size::castle;
        case FieldKind::movement:
        case FieldKind::abyss:
        case FieldKind::storm:
        case FieldKind::portal:
            break;
    }
    return std::nullopt;
}

char letter(FieldKind kind) { return field_letters[static_cast<std::size_t>(kind)]; }

std::optional<FieldKind> kind_of_letter(char letter) {
    const std::size_t found = field_letters.find(letter);
    if (found == std::string_view::npos) return std::nullopt;
    return static_cast<FieldKind>(found);
}

std::array<Hex, 6> around(Hex at) {
    std::array<Hex, 6> all{};
    for (std::size_t i = 0; i < ring.size(); ++i) all[i] = {at.q + ring[i].q, at.r + ring[i].r};
    return all;
}

bool beside(Hex one, Hex other) {
    const Hex step{other.q - one.q, other.r - one.r};
    return std::find(ring.begin(), ring.end(), step) != ring.end();
}

std::string to_text(Hex at) { return fmt::format("{},{}", at.q, at.r); }

std::optional<int> coordinate_from_text(std::string_view text) {
    int number = 0;
    if (!plain_number(text)) return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    if (number < -farthest || number > farthest) return std::nullopt;
    return number;
}

std::optional<Hex> hex_from_text(std::string_view text) {
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return std::nullopt;
    const auto q = coordinate_from_text(text.substr(0, comma));
    const auto r = coordinate_from_text(text.substr(comma + 1));
    if (!q || !r) return std::nullopt;
    return Hex{*q, *r};
}

std::string_view to_text(Color word) { return color_texts.at(index(word)); }
std::string_view to_text(Size word) { return size_texts.at(static_cast<std::size_t>(number(word) - 1)); }

std::string to_text(RuleId rule) {
    if (rule == RuleId::format) return "FORMAT";
    if (rule == RuleId::awaits) return "AWAITS";
    return fmt::format("EKO-{}", static_cast<int>(rule));
}

}  // namespace eko

namespace values {

template <>
std::optional<eko::Color> from_text<eko::Color>(std::string_view wanted) {
    for (const eko::Color color : eko::colors)
        if (eko::to_text(color) == wanted) return color;
    return std::nullopt;
}
template <>
std::optional<eko::Size> from_text<eko::Size>(std::string_view wanted) {
    for (const eko::Size size : eko::sizes)
        if (eko::to_text(size) == wanted) return size;
    return std::nullopt;
}

}  // namespace values
