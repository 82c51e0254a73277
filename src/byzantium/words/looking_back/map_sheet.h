// SPDX-License-Identifier: MIT
// From degrees to places on a picture: a Mercator map cut to a rectangle. The coast is cut at its edges, and corners
// too close to be told apart are left out.
#pragma once

#include "paper/picture.h"
#include "protocol/land.h"
#include "session/resources.h"

#include <vector>

namespace byzantium::words {

class MapSheet {
public:
    // The place of these degrees lies in the picture's middle; `step` pixels a degree of longitude.
    MapSheet(protocol::Point middle, double step, double width, double height);

    paper::Point at(double lon, double lat) const;
    bool shows(const paper::Point& point) const;
    double width() const { return width_; }
    double height() const { return height_; }

    // The rings of the land, in pixels.
    std::vector<std::vector<paper::Point>> land(const protocol::Land& land) const;

private:
    double lon_;
    double stretched_lat_;
    double step_;
    double width_;
    double height_;
};

// Degrees of latitude as Mercator draws them.
double mercator(double lat);
// The way back.
double latitude(double mercator);

}  // namespace byzantium::words
