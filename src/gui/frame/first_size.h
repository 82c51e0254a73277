// SPDX-License-Identifier: MIT
// How large the window is before anybody has changed it, and how small it can be made.
#pragma once

#include <wx/gdicmn.h>

namespace gui {

// As large as usual, or as the screen: at twice the density, 1920x1080 has room for 960x540.
wxSize first_window_size();
wxSize least_window_size();

}  // namespace gui
