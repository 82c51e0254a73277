// SPDX-License-Identifier: MIT
// What of the map never changes during a game: sea, land, coast, links. Painted once for each size, place and theme,
// and kept as a picture.
#pragma once

#include "gui/map_projection.h"
#include "gui/painter.h"
#include "present/board_view.h"
#include "session/resources.h"

#include <optional>

namespace gui {

enum class Finish { fine, rough };

class MapBackground {
public:
    // Without land all is sea.
    explicit MapBackground(std::optional<protocol::Land> land) : land_{std::move(land)} {}

    // Rough: the last picture, moved and stretched, while the hand still moves. `pixels` is how many pixels of the
    // screen a logical one has.
    void draw(Painter& painter, const MapProjection& projection, const present::BoardView& view, double pixels,
              Finish finish);

    // Cities or links lie elsewhere now.
    void forget() { key_.reset(); }

private:
    struct Key {
        MapProjection projection;
        Tone tone;
        double text_scale;
        double pixels;
        bool operator==(const Key&) const = default;
    };

    wxGraphicsBitmap painted(Painter& painter, const Key& key, const present::BoardView& view) const;
    void paint_land(Painter& painter, const MapProjection& projection) const;

    std::optional<protocol::Land> land_;
    std::optional<Key> key_;
    wxGraphicsBitmap picture_;
};

}  // namespace gui
