// SPDX-License-Identifier: MIT
#include "guests/asleep.h"

#include <ctime>

namespace guests {

namespace {

#ifdef CLOCK_BOOTTIME
constexpr clockid_t also_asleep = CLOCK_BOOTTIME;
#else
constexpr clockid_t also_asleep = CLOCK_MONOTONIC;
#endif

std::chrono::nanoseconds reading(clockid_t clock) {
    timespec now{};
    if (clock_gettime(clock, &now) != 0) return {};
    return std::chrono::seconds{now.tv_sec} + std::chrono::nanoseconds{now.tv_nsec};
}

}  // namespace

std::chrono::milliseconds asleep_so_far() {
    const auto awake = reading(CLOCK_MONOTONIC);  // first: time that passes between the two is not negative
    return std::chrono::duration_cast<std::chrono::milliseconds>(reading(also_asleep) - awake);
}

}  // namespace guests
