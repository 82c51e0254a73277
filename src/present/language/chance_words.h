// SPDX-License-Identifier: MIT
// Chances in words: a percentage with one decimal that never claims more than it knows, and the exact fraction where
// a person can still read it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace present {

// "99.6 %"; "0 %" and "100 %" for what never and what always happens, and for nothing else: then it is "under 0.1 %"
// or "over 99.9 %". Half a digit is rounded up.
std::string percent(double p);

// "21 in 32", in lowest terms.
struct InMany {
    std::uint64_t part;
    std::uint64_t whole;
    bool operator==(const InMany&) const = default;
};
std::string fraction(InMany chance);

// The chance as a whole number in 2, 4, 8 ... 65,536; nothing if it is none, or if it is 0 or 1.
std::optional<InMany> short_fraction(double p);

// "99.6 %, 255 in 256"; "always" and "never"; without the fraction where there is no short one.
std::string in_words(double p);

}  // namespace present
