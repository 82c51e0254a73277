// SPDX-License-Identifier: MIT
// A page of help on a screen whose letters all have one width. Its form stands in resources/help/README.md.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace present {

// Headings without their marks, items and paragraphs in lines of at most so many columns; tables as they are.
std::string help_text(std::string_view page, std::size_t columns);

}  // namespace present
