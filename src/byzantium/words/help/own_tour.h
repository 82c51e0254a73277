// SPDX-License-Identifier: MIT
// What the tour says of a table of this game otherwise than of any.
#pragma once

#include "present/help/tour.h"

#include <vector>

namespace byzantium::words {

std::vector<present::TourStep> own_tour();

}  // namespace byzantium::words
