// SPDX-License-Identifier: MIT
#include "paper/palette.h"

#include <fmt/format.h>

#include <array>

namespace paper {
namespace {

struct PaletteRow {
    const char* name;
    std::uint32_t day;
    std::uint32_t night;
};

// In the order of Ink.
constexpr std::array<PaletteRow, inks> rows{{
    {"page", 0xFFFFFF, 0x17141A},   {"card", 0xFBF6EC, 0x242029},   {"ink", 0x2B2318, 0xF2EBDD},
    {"faint", 0x6E614C, 0xB3A893},  {"rule", 0xD8CBB0, 0x4A4252},   {"accent", 0x5E2A6B, 0xC99BD8},
    {"sea", 0xD3E2E6, 0x1F3542},    {"land", 0xF3E8CF, 0x3D3626},   {"coast", 0x8A7A5C, 0x7C6F52},
    {"road", 0x7D5F38, 0xB59668},   {"desert", 0xA9762F, 0xD0A055}, {"lane", 0x2C5C7E, 0x7FB4D8},
    {"gold", 0xD9A63A, 0xE8BC55},   {"red", 0xB3261E, 0xF06A5E},    {"yellow", 0xC98A06, 0xF2C14E},
    {"blue", 0x1F5AA6, 0x6FA8EE},   {"green", 0x2C7A3D, 0x6CC07A},  {"on-player", 0xFFFFFF, 0x17141A},
    {"violet", 0x6C3478, 0x6C3478}, {"ivory", 0xFBF7EC, 0xFBF7EC},  {"slate", 0x70757D, 0x8C9097},
    {"orange", 0xD9822B, 0xD9822B}, {"light", 0xFFFFFF, 0xFFFFFF},  {"dark", 0x2B2318, 0x0E0B10},
    {"cyan", 0x0F7C93, 0x5CC8DC},   {"purple", 0x7B3A9C, 0xC48BE0}, {"silver", 0x70747C, 0xD8DADF},
}};

constexpr const PaletteRow& row(Ink ink) { return rows.at(static_cast<std::size_t>(ink)); }

}  // namespace

Colour colour(Ink ink, Light light) {
    const std::uint32_t rgb = light == Light::day ? row(ink).day : row(ink).night;
    return {static_cast<std::uint8_t>(rgb >> 16), static_cast<std::uint8_t>(rgb >> 8 & 0xFF),
            static_cast<std::uint8_t>(rgb & 0xFF)};
}

std::string hex(Colour colour) { return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue); }

std::string name(Ink ink) { return row(ink).name; }

}  // namespace paper
