// SPDX-License-Identifier: MIT
// Chances in words: a percentage with one decimal that never claims more than is certain, and the exact fraction if it
// is short enough to read.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace present {

// "99.6%". "0%" and "100%" mean never and always; chances close to these are "under 0.1%" or "over 99.9%". Halves
// are rounded up.
std::string percent(double p);

// "21 in 32", in lowest terms.
struct InMany {
    std::uint64_t part;
    std::uint64_t whole;
    bool operator==(const InMany&) const = default;
};
std::string fraction(InMany chance);

// The numerator and denominator of the chance in 2nds, 4ths, 8ths ... 65,536ths; nothing if it is no such fraction, or
// is 0 or 1.
std::optional<InMany> short_fraction(double p);

// "99.6% (255 in 256)"; "always" and "never"; without the fraction if there is no short one.
std::string in_words(double p);

}  // namespace present
