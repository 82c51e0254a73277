// SPDX-License-Identifier: MIT
// The command-line arguments of `logothete`.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace gui {

struct Arguments {
    std::optional<std::filesystem::path> library;      // else $LOGOTHETE_LIBRARY, else the usual place
    std::optional<std::filesystem::path> file;         // a journal or a *.logothete to take over and open
    std::optional<std::filesystem::path> preferences;  // their file, else the usual place
    std::optional<std::int64_t> session;               // of the library, to open at once
    std::optional<std::string> language;               // a code of present::languages()
    enum class Stay { until_closed, until_painted } stay = Stay::until_closed;  // the latter to measure the start
    bool operator==(const Arguments&) const = default;
};

// What to print instead of starting.
struct PrintAndLeave {
    std::string text;
    int status;  // 0: what was asked for; 2: the arguments were wrong
    bool operator==(const PrintAndLeave&) const = default;
};

// `games`: as players call them, for the help; at least one.
std::variant<Arguments, PrintAndLeave> read_arguments(const std::vector<std::string>& arguments,
                                                      const std::vector<std::string>& games);

}  // namespace gui
