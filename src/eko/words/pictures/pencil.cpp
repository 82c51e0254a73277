// SPDX-License-Identifier: MIT
#include "eko/words/pictures/pencil.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace eko::words {

namespace {

constexpr double edge_width = 0.05;
constexpr double least_width = 0.6;  // pixels: thinner lines fade on paper

}  // namespace

void Pencil::area(const Ring& ring, paper::Ink fill) { area(ring, fill, paper::Ink::ink); }

void Pencil::area(const Ring& ring, paper::Ink fill, paper::Ink edge) {
    picture_.items.emplace_back(paper::Area{{placed(ring)}, fill, pen(edge, edge_width)});
}

void Pencil::ground(const Ring& ring, paper::Ink fill) {
    picture_.items.emplace_back(paper::Area{{placed(ring)}, fill, std::nullopt});
}

void Pencil::line(const Ring& points, paper::Ink ink, double width) {
    picture_.items.emplace_back(paper::Polyline{placed(points), pen(ink, width)});
}

void Pencil::circle(paper::Point middle, double size, paper::Ink fill, paper::Ink edge) {
    picture_.items.emplace_back(
        paper::Mark{at(middle), size * unit_, paper::Shape::circle, fill, pen(edge, edge_width), {}});
}

void Pencil::dot(paper::Point middle, double size, paper::Ink ink) {
    picture_.items.emplace_back(paper::Mark{at(middle), size * unit_, paper::Shape::circle, ink, std::nullopt, {}});
}

void Pencil::mark(const paper::Badge& badge, paper::Point middle, double size) {
    paper::Mark mark = mark_of(badge, at(middle), size * unit_);
    mark.edge = pen(paper::Ink::card, edge_width);
    picture_.items.emplace_back(std::move(mark));
}

void Pencil::text(const std::string& text, paper::Point line, double size, paper::Ink ink, paper::Face face) {
    picture_.items.emplace_back(
        paper::Text{at(line), text, size * unit_, paper::Anchor::middle, face, ink, std::nullopt});
}

Ring Pencil::placed(const Ring& points) const {
    Ring all;
    all.reserve(points.size());
    for (const paper::Point& point : points) all.push_back(at(point));
    return all;
}

paper::Pen Pencil::pen(paper::Ink ink, double width) const {
    return {ink, std::max(least_width, width * unit_), paper::Dash::solid};
}

}  // namespace eko::words
