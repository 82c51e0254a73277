// SPDX-License-Identifier: MIT
// Whether chances came true: how far off they were, and whether they knew anything.
#pragma once

#include "byzantium/counsel/weights.h"
#include "values/few.h"

#include <array>

namespace counsel_trainer {

// Of one position, in seating order.
struct ToldAndCame {
    std::array<double, 4> told;
    values::Few<double, 4> won;  // shares of the win; they sum to 1
};

class CameTrue {
public:
    void add(const ToldAndCame& position);

    // In parts of a million, as the weights have it: every bin of 400 or more is within it, its own error included; 3
    // points at least.
    int doubt() const;
    // The squared error is below that of one in so many players by two standard errors.
    bool knows_more_than_even() const;

private:
    struct Bin {
        double told = 0;
        double won = 0;
        double count = 0;
    };
    static double off_by(const Bin& bin);
    static double widened(const Bin& bin, double off);

    std::array<Bin, byzantium::counsel::bins> all_{};
    double count_ = 0;
    double gained_ = 0;
    double squares_ = 0;
};

}  // namespace counsel_trainer
