// SPDX-License-Identifier: MIT
#include "byzantium/window/table/side_colours.h"

namespace byzantium::window {

using namespace gui;

using byzantium::Allegiance;
using byzantium::Side;

wxColour side_colour(const Theme& theme, Side side) {
    if (side == Side::byzantine) return theme.accent;
    return theme.tone == Tone::dark ? wxColour{0xE6, 0xDB, 0xC4} : wxColour{0x6B, 0x5A, 0x35};
}

wxColour token_colour(Allegiance allegiance) {
    switch (allegiance) {
        case Allegiance::byzantine:
            return {0x6C, 0x34, 0x78};
        case Allegiance::arab:
            return {0xFB, 0xF7, 0xEC};
        case Allegiance::persian:
            return {0x8C, 0x90, 0x97};
        case Allegiance::bulgar:
            break;
    }
    return {0xD9, 0x82, 0x2B};
}

wxColour on_token_colour(Allegiance allegiance) {
    return allegiance == Allegiance::arab ? wxColour{0x2B, 0x23, 0x18} : wxColour{0xFF, 0xFF, 0xFF};
}

}  // namespace byzantium::window
