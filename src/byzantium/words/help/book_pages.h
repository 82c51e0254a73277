// SPDX-License-Identifier: MIT
// What the handbook of the game holds beside its rules.
#pragma once

#include "byzantium/rules/header.h"
#include "present/help/handbook.h"
#include "session/resources.h"

#include <vector>

namespace byzantium::words {

// In the language that is spoken.
present::Handbook handbook(const session::Resources& resources);
// How a table reads the doubtful rules, for the page about them.
present::TableChoices choices_of(const byzantium::Rulings& rulings);

}  // namespace byzantium::words
