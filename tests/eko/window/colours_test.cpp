// SPDX-License-Identifier: MIT
// The colours of Ekö's pieces follow the preference, as those of every game.
#include "eko/rules/ids.h"
#include "eko/words/names.h"
#include "gui/canvas/theme.h"
#include "present/window/preferences.h"

#include <boost/test/unit_test.hpp>

#include <cmath>

namespace {

using namespace eko;
using present::PieceColours;

wxColour colour_of(Color color, gui::Tone tone, PieceColours pieces) {
    return gui::theme(tone, 1, 1, pieces).player(words::badge(color).ink);
}

}  // namespace

BOOST_AUTO_TEST_SUITE(colours_of_eko)

BOOST_AUTO_TEST_CASE(they_follow_the_preference) {
    for (const gui::Tone tone : {gui::Tone::light, gui::Tone::dark})
        for (const Color color : colors)
            for (const PieceColours other : {PieceColours::colour_blind, PieceColours::by_lightness})
                BOOST_TEST((colour_of(color, tone, other) != colour_of(color, tone, PieceColours::printed)),
                           to_text(color));
}

BOOST_AUTO_TEST_CASE(they_keep_apart_on_grey_paper) {
    for (const gui::Tone tone : {gui::Tone::light, gui::Tone::dark})
        for (const Color one : colors)
            for (const Color other : colors)
                BOOST_TEST((one == other ||
                            std::abs(colour_of(one, tone, PieceColours::by_lightness).GetLuminance() -
                                     colour_of(other, tone, PieceColours::by_lightness).GetLuminance()) > 0.09),
                           to_text(one) << " and " << to_text(other));
}

BOOST_AUTO_TEST_SUITE_END()
