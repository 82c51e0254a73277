// SPDX-License-Identifier: MIT
// Headers with boards as no table would lay them: every kind of field, storm zones that touch, chains of portals.
#pragma once

#include "support/eko_model/chance.h"
#include "support/eko_model/json.h"

#include <string>

namespace eko_model {

// Usable, nearly always.
Json random_header(Chance&);
// One thing in it is wrong, nearly always.
Json spoiled_header(Chance&, Json header);

}  // namespace eko_model
