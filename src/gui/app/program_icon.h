// SPDX-License-Identifier: MIT
// The program's icon, for window frames and task lists.
#pragma once

#include <wx/iconbndl.h>

namespace gui {

// Empty if the drawing is missing or broken, with a message on stderr. The desktop then shows a default icon.
wxIconBundle program_icons();

}  // namespace gui
