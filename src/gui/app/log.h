// SPDX-License-Identifier: MIT
// wx's own messages go to stderr: by itself it would stop everything with a box, even while leaving.
#pragma once

namespace gui {

void log_to_stderr();

}  // namespace gui
