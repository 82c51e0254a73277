// SPDX-License-Identifier: MIT
#include "protocol/board_lines.h"

#include "protocol/json_out.h"

namespace protocol {

std::string write_board_line(const BoardLine& line) {
    return json::object("id", line.id, "name", line.name, "origin", line.origin);
}

std::string write_broken_board(std::string_view file, std::string_view why) {
    return json::object("broken", file, "why", why);
}

std::string write_board_difference(const BoardDifferenceLine& line) {
    return json::object("key", line.key, "usual", line.usual, "value", line.value);
}

}  // namespace protocol
