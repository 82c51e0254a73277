// SPDX-License-Identifier: MIT
// The finished sessions of Byzantium in a library, counted: session/counting.h.
#pragma once

#include "byzantium/text/boards.h"
#include "byzantium/text/session.h"
#include "session/counting.h"
#include "store/library.h"

extern template class session::Counting<byzantium::text::Game>;

namespace byzantium::text {

using Counting = session::Counting<Game>;

// All of them. Throws store::StoreError.
Counting count_all(store::Library& library, const Boards& boards);

}  // namespace byzantium::text
