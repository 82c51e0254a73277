// SPDX-License-Identifier: MIT
#include "eko/text/words.h"

namespace eko::text {

std::string_view to_text(EndReason word) {
    constexpr std::array<std::string_view, 3> words{"points", "last", "empty"};
    return words.at(static_cast<std::size_t>(word));
}

std::string_view to_text(GroupKind word) { return word == GroupKind::pyramid ? "pyramid" : "beacon"; }

}  // namespace eko::text
