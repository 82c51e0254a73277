// SPDX-License-Identifier: MIT
// A library with sessions that were played to their end, for statistics over many of them.
#pragma once

#include "byzantium/text/boards.h"
#include "session/resources.h"
#include "store/library.h"

#include <cstddef>
#include <cstdint>

namespace support {

// Adds so many random games, the same for the same seed: two to four of six people, one seat in eight without a name,
// each begun a day before the next.
void add_finished(store::Library& library, const byzantium::text::Boards& boards, std::size_t sessions,
                  std::uint64_t seed);

}  // namespace support
