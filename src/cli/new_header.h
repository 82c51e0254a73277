// SPDX-License-Identifier: MIT
// What somebody wishes of a new session.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace cli {

struct NewHeader {
    std::vector<std::string> players{};            // clockwise, as they were typed: "red=Anna"
    std::optional<std::string> first{};            // none: by chance
    std::optional<std::string> board{};            // --board: a file, or what `board list` calls it
    std::map<std::string, std::string> options{};  // of new_options, by name; those that were not given are not there
};

}  // namespace cli
