// SPDX-License-Identifier: MIT
// Boards, and where they differ, as lines of JSON: for programs that look after boards through the command line.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace protocol {

// {"id":"our-table","name":"Our table","origin":"own"}
struct BoardLine {
    std::string_view id;
    std::string_view name;
    std::string_view origin;  // program or own
};
std::string write_board_line(const BoardLine& line);

// {"broken":"boards/x.json","why":"..."}
std::string write_broken_board(std::string_view file, std::string_view why);

// {"key":"cities.damascus.strength","usual":"3","value":"2"}; null where it is on one of the boards only
struct BoardDifferenceLine {
    std::string_view key;
    const std::optional<std::string>& usual;
    const std::optional<std::string>& value;
};
std::string write_board_difference(const BoardDifferenceLine& line);

}  // namespace protocol
