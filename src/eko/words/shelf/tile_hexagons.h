// SPDX-License-Identifier: MIT
// The hexagons of one large tile that lies with its middle on 0,0.
#pragma once

#include "eko/rules/ids.h"
#include "eko/rules/layout.h"

#include <vector>

namespace eko::words {

inline std::vector<Hex> tile_hexagons() {
    const auto places = places_of({{}, {0, 0}, 0});
    return {places.begin(), places.end()};
}

}  // namespace eko::words
