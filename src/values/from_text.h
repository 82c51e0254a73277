// SPDX-License-Identifier: MIT
// An enumerator by its name in a text format. A game gives each of its enumerations one of these.
#pragma once

#include <optional>
#include <string_view>

namespace values {

// The value with exactly this text; nothing if there is none.
template <class Word>
std::optional<Word> from_text(std::string_view);

}  // namespace values
