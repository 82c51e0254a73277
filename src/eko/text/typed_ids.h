// SPDX-License-Identifier: MIT
// Ids of fields as people type or copy them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace eko::text {

// A field that a text names as the screen does, "−3 | 1", "(-3|1)" or the like: where in it, and its id, "-3,1". The id
// may be of no board.
struct NamedField {
    std::size_t begin;
    std::size_t end;
    std::string id;
};
// In the order of the text.
std::vector<NamedField> named_fields(std::string_view text);

// The text with an id for each field that it names so; what else it says is unchanged.
std::string with_ids(std::string_view typed);

}  // namespace eko::text
