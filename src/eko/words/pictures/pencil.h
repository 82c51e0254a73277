// SPDX-License-Identifier: MIT
// Draws figures whose points are given around a middle, in lengths of a unit: the same figure small and large.
#pragma once

#include "paper/picture.h"
#include "paper/table.h"

#include <string>
#include <vector>

namespace eko::words {

using Ring = std::vector<paper::Point>;

class Pencil {
public:
    // The picture must outlive it.
    Pencil(paper::Picture& picture, paper::Point middle, double unit)
        : picture_{picture}, middle_{middle}, unit_{unit} {}

    // The same around another middle, given in units of this one, and smaller by a factor.
    Pencil moved(paper::Point by, double factor) const { return {picture_, at(by), unit_ * factor}; }

    void area(const Ring& ring, paper::Ink fill);  // with a thin edge in ink
    void area(const Ring& ring, paper::Ink fill, paper::Ink edge);
    void ground(const Ring& ring, paper::Ink fill);  // without an edge
    void line(const Ring& points, paper::Ink ink, double width = 0.06);
    void circle(paper::Point middle, double size, paper::Ink fill, paper::Ink edge);
    void dot(paper::Point middle, double size, paper::Ink ink);
    void mark(const paper::Badge& badge, paper::Point middle, double size);
    // In the middle of its line.
    void text(const std::string& text, paper::Point line, double size, paper::Ink ink, paper::Face face);

private:
    paper::Point at(paper::Point place) const { return {middle_.x + place.x * unit_, middle_.y + place.y * unit_}; }
    Ring placed(const Ring& points) const;
    paper::Pen pen(paper::Ink ink, double width) const;

    paper::Picture& picture_;
    paper::Point middle_;
    double unit_;
};

}  // namespace eko::words
