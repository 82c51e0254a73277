// SPDX-License-Identifier: MIT
// The doubtful rules: what each ruling decides, and how a table reads them.
#pragma once

#include "eko/rules/header.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace eko::words {

// One sentence about the ruling of this name (eko/text/words.h), with its rule, for somebody who has to choose.
std::string ruling_words(std::string_view name);
// How it can be read, the usual reading first: "Once", "As often as its player can pay".
std::array<std::string, 2> ruling_choices(std::string_view name);

// A sentence for each ruling that can matter on this table's board, in the order of the page.
std::vector<std::string> rulings_chosen(const Table& table);

}  // namespace eko::words
