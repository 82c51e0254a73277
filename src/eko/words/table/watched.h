// SPDX-License-Identifier: MIT
// What somebody sees of this game who watches it from elsewhere.
#pragma once

#include "eko/words/teller.h"
#include "present/watched/watched.h"

namespace eko::words {

present::Watched watched(const OpenTable& open);

}  // namespace eko::words
