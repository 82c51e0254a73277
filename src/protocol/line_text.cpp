// SPDX-License-Identifier: MIT
#include "protocol/line_text.h"

#include "wording/sentence.h"

namespace protocol {

std::optional<Malformed> unreadable(const Line& line) {
    if (line.end == LineEnd::too_long || line.text.size() > longest_line)
        return Malformed{{wording::marked("The line is too long: more than {most} bytes."),
                          {{"most", static_cast<std::int64_t>(longest_line)}}},
                         Flaw::not_json};
    if (line.text.find_first_not_of(" \t\r") == std::string_view::npos)
        return Malformed{{wording::marked("The line is empty.")}, Flaw::not_json};
    return std::nullopt;
}

Malformed at_end_of(const Line& line, Malformed malformed) {
    if (line.end != LineEnd::end_of_stream || malformed.flaw == Flaw::wrong) return malformed;
    return {{wording::marked("The last line is not finished: the file seems to be cut off there.")}, Flaw::cut_off};
}

}  // namespace protocol
