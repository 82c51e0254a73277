// SPDX-License-Identifier: MIT
#include "gui/canvas/theme.h"

#include "paper/palette.h"

#include <array>
#include <cstddef>
#include <optional>

namespace gui {
namespace {

using present::PieceColours;

wxColour rgb(unsigned long value) {
    return {static_cast<unsigned char>(value >> 16), static_cast<unsigned char>(value >> 8 & 0xFF),
            static_cast<unsigned char>(value & 0xFF)};
}

Theme light() {
    Theme t;
    t.page = rgb(0xE9E1D1);
    t.card = rgb(0xFBF6EC);
    t.card_edge = rgb(0xD8CBB0);
    t.raised = rgb(0xF1E7D2);
    t.ink = rgb(0x2B2318);
    t.faint = rgb(0x6E614C);
    t.accent = rgb(0x5E2A6B);
    t.on_accent = rgb(0xFFFFFF);
    t.focus = rgb(0xD98E04);
    t.good = rgb(0x2F6B3C);
    t.bad = rgb(0xA5211B);
    t.note = rgb(0xF3E4BE);
    t.sea = rgb(0xB4CBD6);
    t.land = rgb(0xEFE1C1);
    t.coast = rgb(0x8A7A5C);
    t.road = rgb(0x7D5F38);
    t.desert = rgb(0xA9762F);
    t.lane = rgb(0x2C5C7E);
    t.halo = rgb(0xFBF6EC);
    t.shallows = rgb(0xD3E2E6);
    t.token_edge = rgb(0x2B2318);
    t.gold = rgb(0xD9A63A);
    t.wall = rgb(0xDDD3BE);
    return t;
}

Theme dark() {
    Theme t;
    t.page = rgb(0x17141A);
    t.card = rgb(0x242029);
    t.card_edge = rgb(0x3F3846);
    t.raised = rgb(0x332D3A);
    t.ink = rgb(0xF2EBDD);
    t.faint = rgb(0xB3A893);
    t.accent = rgb(0xC99BD8);
    t.on_accent = rgb(0x1D1622);
    t.focus = rgb(0xFFC145);
    t.good = rgb(0x84C98F);
    t.bad = rgb(0xFF8A7F);
    t.note = rgb(0x453A22);
    t.sea = rgb(0x1F3542);
    t.land = rgb(0x3D3626);
    t.coast = rgb(0x7C6F52);
    t.road = rgb(0xB59668);
    t.desert = rgb(0xD0A055);
    t.lane = rgb(0x7FB4D8);
    t.halo = rgb(0x17141A);
    t.shallows = rgb(0x2C4857);
    t.token_edge = rgb(0x0E0B10);
    t.gold = rgb(0xE8BC55);
    t.wall = rgb(0xCFC5B0);
    return t;
}

// Red, yellow, blue, green, then cyan, purple and silver: a game has four of them. Those for colour-blind eyes are far
// apart with any of the three kinds of colour blindness, those apart in lightness on grey paper too.
using Pieces = std::array<unsigned long, 7>;
const Pieces& pieces_of(PieceColours colours, Tone tone) {
    struct Both {
        Pieces on_light;
        Pieces on_dark;
    };
    static const Both printed{{0xB3261E, 0xC98A06, 0x1F5AA6, 0x2C7A3D, 0x0F7C93, 0x7B3A9C, 0x70747C},
                              {0xF06A5E, 0xF2C14E, 0x6FA8EE, 0x6CC07A, 0x5CC8DC, 0xC48BE0, 0xD8DADF}};
    static const Both colour_blind{{0xB03A00, 0xDFA000, 0x0A3D91, 0x2FA58C, 0x5FD0DF, 0xC77CB5, 0x6B6F76},
                                   {0xD9602B, 0xF5E05A, 0x4F8FE8, 0x8FE3CF, 0x7FEAF5, 0x8C3FAE, 0xB9BCC2}};
    static const Both by_lightness{{0xA3241C, 0xDDAA22, 0x0F2F66, 0x3F9150, 0x2FA3BD, 0x84439F, 0xC6C8CC},
                                   {0xE0645A, 0xFFE58F, 0x4468C8, 0x6CC07A, 0x7FD8E6, 0xB97FD6, 0xF2F3F5}};
    const Both& both = colours == PieceColours::printed        ? printed
                       : colours == PieceColours::colour_blind ? colour_blind
                                                               : by_lightness;
    return tone == Tone::dark ? both.on_dark : both.on_light;
}

// Where the inks of the players stand among those colours.
std::optional<std::size_t> place_of(paper::Ink ink) {
    const auto behind = [&](paper::Ink first) {
        return static_cast<std::size_t>(ink) - static_cast<std::size_t>(first);
    };
    if (ink >= paper::Ink::red && ink <= paper::Ink::green) return behind(paper::Ink::red);
    if (ink >= paper::Ink::cyan && ink <= paper::Ink::silver) return 4 + behind(paper::Ink::cyan);
    return std::nullopt;
}

constexpr double light_from = 0.5;  // of a luminance of 1: black is read better on it than white

}  // namespace

Theme theme(Tone tone, double text_wish, double window_scale, present::PieceColours pieces) {
    Theme t = tone == Tone::light ? light() : dark();
    t.tone = tone;
    t.text_wish = text_wish;
    t.text_scale = text_wish * window_scale;
    t.pieces = pieces;
    return t;
}

wxColour of_palette(paper::Ink ink, Tone tone) {
    const paper::Colour colour = paper::colour(ink, tone == Tone::dark ? paper::Light::night : paper::Light::day);
    return {colour.red, colour.green, colour.blue};
}

// A shape and a letter always stand beside them: colours alone tell nothing.
wxColour Theme::player(paper::Ink player_ink) const {
    const auto place = place_of(player_ink);
    return place ? rgb(pieces_of(pieces, tone)[*place]) : of_palette(player_ink, tone);
}

// Black or white, whichever is read more easily.
wxColour Theme::on_player(paper::Ink player_ink) const {
    return rgb(player(player_ink).GetLuminance() > light_from ? 0x17141A : 0xFFFFFF);
}

}  // namespace gui
