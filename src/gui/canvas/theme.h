// SPDX-License-Identifier: MIT
// How everything looks: the colours of the light and the dark theme, the sizes of text and space. It is one value that
// everything reads when it draws; colours and sizes are defined nowhere else.
#pragma once

#include "paper/picture.h"
#include "present/window/preferences.h"

#include <wx/colour.h>

namespace gui {

enum class Tone { light, dark };

struct Theme {
    Tone tone;
    double text_wish;   // the player's: 1 is the usual size
    double text_scale;  // that wish, times what the size of the window allows
    present::PieceColours pieces;

    wxColour page;  // behind the cards
    wxColour card;  // behind text
    wxColour card_edge;
    wxColour raised;  // a row or button under the pointer
    wxColour ink;
    wxColour faint;      // less important text
    wxColour accent;     // the program's own purple
    wxColour on_accent;  // text on it
    wxColour focus;      // ring around what has the keyboard, and what may be chosen on the map
    wxColour good;
    wxColour bad;
    wxColour note;  // behind what hands have to do on the table
    wxColour sea;
    wxColour shallows;  // near the coast
    wxColour land;
    wxColour coast;
    wxColour road;
    wxColour desert;
    wxColour lane;
    wxColour halo;        // around text that stands on the map
    wxColour token_edge;  // of tokens, cubes and pawns on the map
    wxColour gold;        // the capital's edge
    wxColour wall;        // a fortification

    wxColour player(paper::Ink ink) const;     // of one of the players' inks
    wxColour on_player(paper::Ink ink) const;  // a letter on a piece in that ink

    // Lengths grow with the text.
    double scaled(double length) const { return length * text_scale; }
};

// The colour of an ink that the theme does not choose itself.
wxColour of_palette(paper::Ink ink, Tone tone);

// The same colour with this opacity: 0 is invisible, 255 opaque.
inline wxColour faded(const wxColour& colour, unsigned char alpha) {
    return {colour.Red(), colour.Green(), colour.Blue(), alpha};
}

// The factor by which text grows with the window.
Theme theme(Tone tone, double text_wish, double window_scale = 1,
            present::PieceColours pieces = present::PieceColours::printed);

}  // namespace gui
