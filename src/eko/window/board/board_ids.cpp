// SPDX-License-Identifier: MIT
#include "eko/window/board/board_ids.h"

#include "eko/words/names.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <cstddef>
#include <string>

namespace eko::window {

using namespace gui;

namespace {

constexpr double id_letters = 9.5;  // points
// Of the hexagon's radius.
constexpr double most_id_height = 0.62;
constexpr double most_id_width = 1.66;  // those of one row do not meet
constexpr double corner_drop = 0.72;    // from the middle

// As large as usual letters, but no larger than its field allows.
TextStyle id_style(Painter& painter, const std::string& id, double radius) {
    TextStyle style{id_letters, Face::plain, {}, Align::centre};
    const double most = std::min(most_id_width * radius / (painter.width(id, style) + painter.scaled(gaps::close)),
                                 most_id_height * radius / painter.line_height(style));
    if (most < 1) style.size *= most;
    return style;
}

double drop_of(IdPlace place) {
    switch (place) {
        case IdPlace::lower_corner:
            return corner_drop;
        case IdPlace::upper_corner:
            return -corner_drop;
        case IdPlace::middle:
        case IdPlace::nowhere:
            break;
    }
    return 0;
}

}  // namespace

void draw_ids(Painter& painter, const Hexagons& hexagons, const Board& board, const std::vector<IdPlace>& places,
              const StampPlace& at) {
    for (std::size_t i = 0; i < board.fields.size(); ++i) {
        if (places[i] == IdPlace::nowhere) continue;
        const std::string id = words::field_label(board.fields[i].at);
        const TextStyle style = id_style(painter, id, hexagons.radius());
        const auto [x, y] = hexagons.middle(field_of(i));
        const double wide = painter.width(id, style) + painter.scaled(gaps::close);
        const double high = painter.line_height(style);
        const double down = drop_of(places[i]) * hexagons.radius();
        at.stamps.put(painter, {x - wide / 2, y + down - high / 2, wide, high}, at.pixels, "id:" + id,
                      [&](Painter& onto, const Rect& place) {
                          onto.fill(place, faded(painter.theme().card, 225), place.h / 3);
                          onto.text(place.inset(-1), id, style);
                      });
    }
}

}  // namespace eko::window
