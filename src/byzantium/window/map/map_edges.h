// SPDX-License-Identifier: MIT
// Where the known land ends before the panel does: its edge is drawn on, ever paler, into the parchment.
#pragma once

#include <wx/colour.h>
#include <wx/image.h>

namespace byzantium::window {

// Columns `left` to `right` (not included) of the picture are the map; what lies beside them is painted.
void fade_out(wxImage& image, int left, int right, const wxColour& page);

}  // namespace byzantium::window
