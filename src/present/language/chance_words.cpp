// SPDX-License-Identifier: MIT
#include "present/language/chance_words.h"

#include "present/language/numbers.h"
#include "present/language/words.h"

#include <cmath>
#include <numeric>

namespace present {

std::string percent(double p) {
    if (p <= 0) return translated("0%");
    if (p >= 1) return translated("100%");
    if (p * 100 < 0.05) return say("under {number}%", arg("number", decimal(0.1, 1)));
    if (p * 100 >= 99.95) return say("over {number}%", arg("number", decimal(99.9, 1)));
    return say("{number}%", arg("number", decimal(p * 100, 1)));
}

std::string fraction(InMany chance) {
    return say("{part} in {whole}", arg("part", chance.part), arg("whole", chance.whole));
}

std::optional<InMany> short_fraction(double p) {
    constexpr std::uint64_t longest = 65536;
    const double part = p * static_cast<double>(longest);  // exact: a power of two
    if (p <= 0 || p >= 1 || part != std::floor(part)) return std::nullopt;
    const auto whole_part = static_cast<std::uint64_t>(part);
    const std::uint64_t common = std::gcd(whole_part, longest);
    return InMany{whole_part / common, longest / common};
}

std::string in_words(double p) {
    if (p <= 0) return translated("never");
    if (p >= 1) return translated("always");
    const auto exact = short_fraction(p);
    if (!exact) return percent(p);
    return say("{percent} ({fraction})", arg("percent", percent(p)), arg("fraction", fraction(*exact)));
}

}  // namespace present
