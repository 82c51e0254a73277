// SPDX-License-Identifier: MIT
// A list of choices below the pointer, on a page that scrolls.
#pragma once

#include <wx/choice.h>

namespace gui {

// From now on the wheel scrolls the page around the list. GTK would choose something else, which nobody asked for.
void leave_wheel_to_page(wxChoice& list);

}  // namespace gui
