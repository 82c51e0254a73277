// SPDX-License-Identifier: MIT
// From degrees to places on the screen: a Mercator map, fitted into a panel so that all cities are seen, zoomed and
// dragged from there.
#pragma once

#include "gui/canvas/rect.h"

namespace byzantium::window {

struct Spot {
    double x = 0;
    double y = 0;
    bool operator==(const Spot&) const = default;
};

class MapProjection {
public:
    // Zoom and place are kept where that is possible.
    void set_panel(const gui::Rect& panel);
    void fit();
    // The place under the pointer stays there.
    void zoom(const Spot& pointer, double factor);
    void drag(double by_x, double by_y);

    Spot at(double lon, double lat) const;
    // All of the land that is known, however much of it is outside of the panel.
    gui::Rect sheet() const;
    // A rectangle of the fitted map, where it is now.
    gui::Rect zoomed(const gui::Rect& fitted) const;
    gui::Rect unzoomed(const gui::Rect& zoomed) const;
    Spot fitted(double lon, double lat) const;

    const gui::Rect& panel() const { return panel_; }
    double zoom() const { return zoom_; }
    // How large things on the map are drawn, compared with a panel of 860 x 480.
    double glyph() const;
    bool operator==(const MapProjection&) const = default;

private:
    void stay_on_sheet();

    gui::Rect panel_;
    double zoom_ = 1;
    Spot moved_;       // of the panel's corner, on the zoomed map
    Spot step_{1, 1};  // pixels a degree, north and south stretched as Mercator does
    Spot corner_;      // of the sheet's middle and top, on the fitted map
};

}  // namespace byzantium::window
