// SPDX-License-Identifier: MIT
// What the handbook of the game holds beside its rules.
#pragma once

#include "byzantium/rules/header.h"
#include "present/handbook.h"
#include "session/resources.h"

#include <vector>

namespace present {

// In the language that is spoken.
Handbook handbook(const session::Resources& resources);
// How a table reads the doubtful rules, for the page about them.
TableChoices choices_of(const byzantium::Rulings& rulings);

}  // namespace present
