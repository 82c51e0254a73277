// SPDX-License-Identifier: MIT
// Checks of texts for people.
#pragma once

#include "paper/table.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

bool holds(std::string_view text, std::string_view part);
std::size_t widest_line(std::string_view text);
// What its cells say.
std::vector<std::string> texts_of(const paper::Row& row);

// A sentence as it is printed: begins with a capital letter, ends with a stop, no place left open.
bool is_sentence(std::string_view text);
