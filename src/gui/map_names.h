// SPDX-License-Identifier: MIT
// Names with a halo, each painted once for its size and kept as a picture: outlined text is dear.
#pragma once

#include "gui/painter.h"

#include <map>
#include <string>
#include <tuple>

namespace gui {

class MapNames {
public:
    // In the middle of the box. `pixels` is how many pixels of the screen a logical one has.
    void draw(Painter& painter, const Rect& box, const std::string& name, const TextStyle& style, double pixels);

private:
    struct Picture {
        wxGraphicsBitmap bitmap;
        double w;
        double h;
    };
    using Look = std::tuple<double, double, Tone, double>;  // points, text scale, theme, pixels

    Picture painted(Painter& painter, const std::string& name, const TextStyle& style, double pixels) const;

    std::map<std::string, Picture> pictures_;
    Look look_{};
};

}  // namespace gui
