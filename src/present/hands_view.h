// SPDX-License-Identifier: MIT
// What hands have to do on the table after an act: a list to be ticked off.
#pragma once

#include "byzantium/ids.h"
#include "present/names.h"
#include "present/story.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace session {
class Session;
}

namespace present {

struct HandsView {
    std::string heading;          // "On the table"
    std::vector<ToldLine> lines;  // deeds; at a turn's end also the events that part them
};

// Of the entries from number `first` (from 0) up to the cursor. No lines if hands have nothing to do.
HandsView hands_view(const Names& names, const session::Session& session, std::size_t first);

}  // namespace present
