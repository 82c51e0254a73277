// SPDX-License-Identifier: MIT
#include "byzantium/text/counting.h"

#include "byzantium/text/shelf.h"
#include "byzantium/text/summary.h"
#include "byzantium/text/summing.h"
#include "session/counting_impl.h"
#include "store/library.h"

#include <cstddef>

namespace byzantium::text {

static_assert(session::CountedGame<Game>);

namespace {

CountedSession typed_session(const session::CountedSession& one) {
    return {one.id, one.uuid, one.title, one.place, one.board, one.begun, seats_of(one.seats), typed(one.summary)};
}

}  // namespace

Counting::Counting(store::Library& library, const Boards& boards) : counting_{library, boards} {
    for (const session::CountedSession& one : counting_.sessions()) sessions_.push_back(typed_session(one));
}

void Counting::step() {
    const auto at = counting_.step();
    if (at)
        sessions_.insert(sessions_.begin() + static_cast<std::ptrdiff_t>(*at),
                         typed_session(counting_.sessions()[*at]));
}

Counting count_all(store::Library& library, const Boards& boards) {
    Counting counting{library, boards};
    while (counting.left() > 0) counting.step();
    return counting;
}

}  // namespace byzantium::text

template class session::Counting<byzantium::text::Game>;
