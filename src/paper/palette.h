// SPDX-License-Identifier: MIT
// The colour of each ink, by day and by night. What is printed is printed by day.
#pragma once

#include "paper/picture.h"

#include <cstdint>
#include <string>

namespace paper {

struct Colour {
    std::uint8_t red;
    std::uint8_t green;
    std::uint8_t blue;
    bool operator==(const Colour&) const = default;
};

enum class Light : std::uint8_t { day, night };

Colour colour(Ink ink, Light light);
// "#2b2318"
std::string hex(Colour colour);
// Of a style sheet: "on-player".
std::string name(Ink ink);

}  // namespace paper
