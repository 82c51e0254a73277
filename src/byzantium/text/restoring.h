// SPDX-License-Identifier: MIT
// What brings a table back to what lay on it, where a version that read a rule otherwise has led it elsewhere.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace byzantium::text {

// BYZ-10: the first Byzantine city once moved an army that stood on the map already; now it stays. A correction in
// front of the entry puts it where it was moved to.
struct Restoring {
    SetArmy moved;        // where the older reading put the first army that it moved
    std::size_t entries;  // of the library, from that entry on, which lead to what they once led to
    Act act;              // these, with the corrections in front of those that need one
};

// Of the entries that were kept behind this position, the first of which leads elsewhere today. Nothing if that has
// another reason.
std::optional<Restoring> restoring(const Table& table, Position now, const std::vector<Earlier>& behind);

}  // namespace byzantium::text
