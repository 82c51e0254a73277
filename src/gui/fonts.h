// SPDX-License-Identifier: MIT
// The fonts of the program, each made once.
#pragma once

#include "gui/painter.h"

#include <wx/font.h>

namespace gui {

// Points; the caller has scaled them.
const wxFont& font(Face face, double points);

}  // namespace gui
