// SPDX-License-Identifier: MIT
// The letters that choose from an open menu, or with Alt from the menu bar: found in the labels, so that no translation
// has to carry marks for them.
#pragma once

#include "present/window/command_words.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {

// For each label the place of a letter that no other of them has; nothing where there is none left. A label gets the
// first letter of a word if it can, and only letters that every keyboard has. None of the letters in `taken` is given
// away; capitals make no difference. The same labels always get the same letters.
std::vector<std::optional<std::size_t>> mnemonics_of(const std::vector<std::string>& labels,
                                                     std::string_view taken = {});

// The same for the items of one menu. There may be more of them than letters: then those that have a key do without.
std::vector<std::optional<std::size_t>> mnemonics_of_items(const std::vector<CommandWords>& items);

// The label with "&" before that letter. Its own "&" are doubled, so that they are shown and mark nothing.
std::string marked_label(const std::string& label, std::optional<std::size_t> mnemonic);

}  // namespace present
