// SPDX-License-Identifier: MIT
// A page in several sizes of text, held against what can be read there.
#pragma once

#include "gui/hands/window_driver.h"

#include <string>

namespace gui_test {

// Says what is hard to read on the page that is seen, in a small window and a large one, up to two and a half times the
// usual size of text.
void read_in_sizes(WindowDriver& driver, const std::string& page);

}  // namespace gui_test
