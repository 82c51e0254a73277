// SPDX-License-Identifier: MIT
// The colours of the two sides, and of the tokens of the four allegiances.
#pragma once

#include "byzantium/rules/ids.h"
#include "gui/canvas/theme.h"

#include <wx/colour.h>

namespace byzantium::window {

wxColour side_colour(const gui::Theme& theme, byzantium::Side side);  // of a heading
wxColour token_colour(byzantium::Allegiance allegiance);
wxColour on_token_colour(byzantium::Allegiance allegiance);  // of a number on a token

}  // namespace byzantium::window
