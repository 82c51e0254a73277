// SPDX-License-Identifier: MIT
#include "protocol/standing.h"

#include "protocol/json_in.h"

namespace protocol {

std::string with_standing_mark(std::string entry) {
    entry.insert(entry.rfind('}'), R"(,"standing":true)");
    return entry;
}

// Nearly no entry has the word, and parsing each of a long session twice would be felt.
bool has_standing_mark(std::string_view entry) {
    if (entry.find(R"("standing")") == std::string_view::npos) return false;
    const auto document = json::Document::parse(entry);
    if (!document) return false;
    const auto mark = document->root().find("standing");
    return mark && mark->kind() == json::Kind::boolean && mark->truth();
}

}  // namespace protocol
