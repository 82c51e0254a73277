// SPDX-License-Identifier: MIT
#include "gui/frame/first_size.h"

namespace gui {

wxSize first_window_size() {
    wxSize size{1280, 720};
    size.DecTo(wxGetClientDisplayRect().GetSize());
    return size;
}

wxSize least_window_size() { return {640, 400}; }

}  // namespace gui
