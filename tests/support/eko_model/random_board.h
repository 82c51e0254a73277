// SPDX-License-Identifier: MIT
#pragma once

#include "support/eko_model/board.h"
#include "support/eko_model/chance.h"

namespace eko_model {

// The board of a header, by the page's format.
Json random_board(Chance&);

}  // namespace eko_model
