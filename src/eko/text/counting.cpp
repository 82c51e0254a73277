// SPDX-License-Identifier: MIT
#include "eko/text/counting.h"

#include "session/counting_impl.h"

template class session::Counting<eko::text::Game>;

namespace eko::text {

static_assert(session::CountedGame<Game>);

}  // namespace eko::text
