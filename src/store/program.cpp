// SPDX-License-Identifier: MIT
#include "store/program.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace store {

// The standard library knows neither host nor process; where the system shows no /proc they stay unsaid.
Program this_program() {
    std::error_code ignored;
    Program program{LOGOTHETE_VERSION, {}, std::filesystem::read_symlink("/proc/self", ignored).string()};
    std::getline(std::ifstream{"/proc/sys/kernel/hostname"}, program.host);
    return program;
}

std::string utc_now() {
    namespace chrono = std::chrono;
    const auto now = chrono::floor<chrono::seconds>(chrono::system_clock::now());
    const auto midnight = chrono::floor<chrono::days>(now);
    const chrono::year_month_day day{midnight};
    const chrono::hh_mm_ss time{now - midnight};
    std::array<char, 64> text{};
    std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(day.year()),
                  static_cast<unsigned>(day.month()), static_cast<unsigned>(day.day()),
                  static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()));
    return text.data();
}

}  // namespace store
