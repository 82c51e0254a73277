// SPDX-License-Identifier: MIT
// What was entered into a session and does not count.
#pragma once

#include "store/library.h"
#include "store/records.h"

#include <ostream>

namespace session {

// A line each, as protocol::write_undone has them: first what was put aside, oldest first, then what can be redone.
// Throws store::StoreError.
void write_undone(std::ostream& out, const store::Library& library, store::SessionId session);

}  // namespace session
