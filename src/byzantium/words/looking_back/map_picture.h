// SPDX-License-Identifier: MIT
// The map as a small picture for reports: coast, links, and what lies on the cities.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/words/table/board_view.h"
#include "paper/picture.h"
#include "protocol/land.h"
#include "session/resources.h"

#include <optional>
#include <string>

namespace byzantium::words {

// All cities; without land all is sea.
paper::Picture map_picture(const BoardView& view, const std::optional<protocol::Land>& land, std::string title);
// The same in two pictures of one size: what stays as it is, and what lies on it.
paper::Picture map_ground(const BoardView& view, const std::optional<protocol::Land>& land, std::string title);
paper::Picture map_pieces(const BoardView& view, std::string title);
// The surroundings of one of them, which is ringed.
paper::Picture city_picture(const BoardView& view, const std::optional<protocol::Land>& land, byzantium::CityId city,
                            std::string title);

}  // namespace byzantium::words
