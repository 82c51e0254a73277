// SPDX-License-Identifier: MIT
// Many values of one thing: their mean and its standard error, in whole numbers.
#pragma once

#include <cstdint>

namespace byzantium::counsel {

class Tally {
public:
    // More would not fit into the sums.
    static constexpr int most = 20'000;

    // Of at most two millions either way.
    void add(int value);
    int count() const { return count_; }
    // Of at least one value.
    int mean() const;
    // Of the mean; of one value alone as if nothing were known of it, 1,000,000.
    int error() const;

private:
    int count_ = 0;
    std::int64_t sum_ = 0;
    std::int64_t squares_ = 0;  // of what values differ from the first by, in tens
    std::int64_t tens_ = 0;
    int first_ = 0;
};

// The greatest whole number whose square is not above this, which is not below 0.
std::int64_t whole_root(std::int64_t square);

}  // namespace byzantium::counsel
