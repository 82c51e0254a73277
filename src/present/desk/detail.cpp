// SPDX-License-Identifier: MIT
#include "present/desk/detail.h"

namespace present {

std::vector<Bar> bars_to_be_seen(std::vector<Bar> bars) {
    constexpr double least = 0.0005;
    std::erase_if(bars, [](const Bar& bar) { return bar.p < least; });
    return bars;
}

}  // namespace present
