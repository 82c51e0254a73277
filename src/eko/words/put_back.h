// SPDX-License-Identifier: MIT
// What hands do when entries are undone: the same discs and buildings, the other way, the last first.
#pragma once

#include "eko/rules/effect.h"
#include "eko/words/names.h"
#include "present/table/teller.h"

#include <vector>

namespace eko::words {

std::vector<present::LineOf<Color>> put_back(const Names& names, const std::vector<Effect>& effects);

}  // namespace eko::words
