// SPDX-License-Identifier: MIT
// Another program on the same display, which is told to end, or is killed.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace gui_test {

class Program {
public:
    Program(const std::filesystem::path& file, std::vector<std::string> arguments);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    // The next line it prints; nothing once it has ended.
    std::optional<std::string> line();
    void send(int signal) const;
    // Waits for its end: its status; nothing if a signal ended it.
    std::optional<int> end();

private:
    int out_ = -1;
    pid_t process_ = -1;
    std::string read_;  // behind the last whole line
};

// This test program.
std::filesystem::path this_program();

}  // namespace gui_test
