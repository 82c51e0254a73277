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
#include <vector>

namespace byzantium::words {

// All cities; without land all is sea.
paper::Picture map_picture(const BoardView& view, const std::optional<protocol::Land>& land, std::string title);
// The same in two pictures of one size: what stays as it is, and what lies on it.
paper::Picture map_ground(const BoardView& view, const std::optional<protocol::Land>& land, std::string title);
paper::Picture map_pieces(const BoardView& view, std::string title);
// Where the cities are on these.
struct MapPlace {
    byzantium::CityId city;
    paper::Point at;
};
std::vector<MapPlace> map_places(const BoardView& view);
inline constexpr double city_radius = 13;  // of its token, with what frames it
// The surroundings of one of them, which is ringed.
paper::Picture city_picture(const BoardView& view, const std::optional<protocol::Land>& land, byzantium::CityId city,
                            std::string title);

}  // namespace byzantium::words
