// SPDX-License-Identifier: MIT
// The program's own picture, for the frames of windows and the lists of them.
#pragma once

#include <wx/iconbndl.h>

namespace gui {

// Empty if the drawing is missing or broken, which is said on stderr: the desktop then shows a picture of its own.
wxIconBundle program_icons();

}  // namespace gui
