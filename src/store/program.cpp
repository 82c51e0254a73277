// SPDX-License-Identifier: MIT
#include "store/program.h"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <system_error>

namespace store {

// The standard library knows neither host nor process; where the system shows no /proc they stay unsaid.
Program this_program() {
    std::error_code ignored;
    Program program{program_version(), {}, std::filesystem::read_symlink("/proc/self", ignored).string()};
    std::getline(std::ifstream{"/proc/sys/kernel/hostname"}, program.host);
    return program;
}

namespace {

// The number's last digits, at this place of the text.
void put(std::string& text, std::size_t place, std::size_t digits, std::int64_t number) {
    for (std::size_t i = place + digits; i-- > place; number /= 10) text[i] = static_cast<char>('0' + number % 10);
}

}  // namespace

// Once for each entry: formatted print takes longer than all the rest of it.
std::string utc_text(std::chrono::sys_seconds then) {
    namespace chrono = std::chrono;
    const auto midnight = chrono::floor<chrono::days>(then);
    const chrono::year_month_day day{midnight};
    const chrono::hh_mm_ss time{then - midnight};
    std::string text = "0000-00-00T00:00:00Z";
    put(text, 0, 4, static_cast<int>(day.year()));
    put(text, 5, 2, static_cast<unsigned>(day.month()));
    put(text, 8, 2, static_cast<unsigned>(day.day()));
    put(text, 11, 2, time.hours().count());
    put(text, 14, 2, time.minutes().count());
    put(text, 17, 2, time.seconds().count());
    return text;
}

std::string utc_now() { return utc_text(std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now())); }

}  // namespace store
