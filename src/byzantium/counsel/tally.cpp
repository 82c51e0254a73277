// SPDX-License-Identifier: MIT
#include "byzantium/counsel/tally.h"

#include <algorithm>

namespace byzantium::counsel {

void Tally::add(int value) {
    if (count_ == most) return;
    if (count_ == 0) first_ = value;
    ++count_;
    sum_ += value;
    const std::int64_t tens = (value - first_) / 10;
    tens_ += tens;
    squares_ += tens * tens;
}

int Tally::mean() const {
    const std::int64_t half = sum_ >= 0 ? count_ / 2 : -count_ / 2;
    return static_cast<int>((sum_ + half) / count_);
}

int Tally::error() const {
    if (count_ < 2) return 1'000'000;
    const std::int64_t n = count_;
    // The spread of the tens around their mean, and of it the part of one mean.
    const std::int64_t spread = squares_ - tens_ / n * tens_ - tens_ % n * tens_ / n;
    return static_cast<int>(10 * whole_root(std::max<std::int64_t>(spread / (n - 1) / n, 0)));
}

std::int64_t whole_root(std::int64_t square) {
    std::int64_t root = 0;
    for (std::int64_t bit = std::int64_t{1} << 31; bit > 0; bit >>= 1)
        if (root + bit <= square / std::max<std::int64_t>(root + bit, 1)) root += bit;
    return root;
}

}  // namespace byzantium::counsel
