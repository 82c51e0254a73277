// SPDX-License-Identifier: MIT
#include "byzantium/text/counting.h"

#include "session/counting_impl.h"

template class session::Counting<byzantium::text::Game>;

namespace byzantium::text {

static_assert(session::CountedGame<Game>);

Counting count_all(store::Library& library, const Boards& boards) {
    Counting counting{library, boards};
    while (counting.left() > 0) counting.step();
    return counting;
}

}  // namespace byzantium::text
