// SPDX-License-Identifier: MIT
// What of the map never changes during a game: sea, land, coast, links. Painted once for each size, place and theme,
// and kept as a picture.
#pragma once

#include "byzantium/window/map/map_land.h"
#include "byzantium/words/table/board_view.h"
#include "gui/canvas/painter.h"
#include "protocol/land.h"

#include <future>
#include <optional>

namespace byzantium::window {

enum class Finish { fine, rough };

// Still being read, perhaps. Without land all is sea.
using Coastline = std::shared_future<std::optional<protocol::Land>>;

class MapBackground {
public:
    explicit MapBackground(Coastline land) : land_{std::move(land)} {}

    // Paints the land on a thread of its own, if it is the first: the window takes as long to be made.
    void begin(const LandLook& look);

    // Rough: the last picture, moved and stretched, while the hand still moves. `pixels` is how many pixels of the
    // screen a logical one has.
    void draw(gui::Painter& painter, const MapProjection& projection, const words::BoardView& view, double pixels,
              Finish finish);

    // Cities or links lie elsewhere now.
    void forget() { look_.reset(); }

private:
    wxImage land(const LandLook& look);
    wxGraphicsBitmap painted(gui::Painter& painter, const LandLook& look, const words::BoardView& view);

    Coastline land_;
    std::optional<LandLook> look_;   // of the picture
    std::optional<LandLook> begun_;  // of the land that is being painted
    wxGraphicsBitmap picture_;
    std::future<wxImage> begun_land_;
};

}  // namespace byzantium::window
