// SPDX-License-Identifier: MIT
#include "session/shelf.h"

namespace session {

std::vector<OnShelf> shelf(const store::Library& library) {
    std::vector<OnShelf> all;
    for (const store::Listed& one : library.list())
        all.push_back({one.id, one.game, one.title, one.place, one.players, local_time(one.changed_at), one.shelf,
                       one.not_counted, one.cursor, one.awaits, one.scores});
    return all;
}

}  // namespace session
