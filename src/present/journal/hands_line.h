// SPDX-License-Identifier: MIT
// A line of the list for hands.
#pragma once

#include "paper/table.h"
#include "present/journal/told.h"

#include <cstddef>
#include <optional>
#include <string>

namespace present {

struct HandsLine {
    LineKind kind;
    std::optional<paper::Badge> player;  // none: it is the table's
    std::string text;
    std::size_t act{};                  // entries before those that it belongs to
    std::optional<std::size_t> seat{};  // whose hands do it; none: anybody's
};

}  // namespace present
