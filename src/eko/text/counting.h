// SPDX-License-Identifier: MIT
// The finished sessions of Ekö in a library, counted: session/counting.h.
#pragma once

#include "eko/text/session.h"
#include "session/counting.h"

extern template class session::Counting<eko::text::Game>;

namespace eko::text {

using Counting = session::Counting<Game>;

}  // namespace eko::text
