// SPDX-License-Identifier: MIT
// Pictures for the manual: a part of the window in a file that is small enough to be kept in the tree.
#pragma once

#include "gui/hands/window_driver.h"

#include <wx/window.h>

#include <string>

namespace gui_test {

// LOGOTHETE_LANGUAGE (en, nl, hu, de); English without it.
std::string language_of_pictures();

// Into the folder of LOGOTHETE_PICTURES, in few colours; "dice" in German is dice-de.png.
void save_small_picture(WindowDriver& driver, wxWindow& part, const std::string& name);

}  // namespace gui_test
