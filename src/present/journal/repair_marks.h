// SPDX-License-Identifier: MIT
// Marks on lines of the journal while it is being repaired.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

namespace present {

enum class RepairMark : std::uint8_t {
    changes_now,
    new_in_front,
    changed,
    taken_out,
    other_player,
    other_result,
    refused
};
using RepairMarks = std::map<std::size_t, RepairMark>;  // by number in the session
// "no longer holds"
std::string mark_words(RepairMark mark);

}  // namespace present
