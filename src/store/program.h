// SPDX-License-Identifier: MIT
// Who writes, and when: the only place of the store that asks the system for either.
#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace store {

// A running program, as another one is told about it.
struct Program {
    std::string version;
    std::string host;     // empty if the system does not say
    std::string process;  // its number; empty if the system does not say
};

// As CMakeLists.txt has it: "0.1.0".
std::string program_version();

// This build, on this machine.
Program this_program();

// As 2026-03-01T19:30:00Z.
std::string utc_text(std::chrono::sys_seconds then);

// The time now, in that form.
using Clock = std::function<std::string()>;
std::string utc_now();

}  // namespace store
