// SPDX-License-Identifier: MIT
// Draws pictures and texts on a surface of cairo's, in the colours of the day.
#pragma once

#include "paper/picture.h"
#include "print/owned.h"

#include <string>

namespace print {

// A paragraph's letters. Sizes and widths are those of the surface.
struct Style {
    double size = 10;
    paper::Face face = paper::Face::plain;
    paper::Ink ink = paper::Ink::ink;
    paper::Anchor anchor = paper::Anchor::start;  // of each line, in the width
};

class Brush {
public:
    // The surface must outlive it.
    explicit Brush(cairo_surface_t* surface);

    // Its upper left corner there, all lengths times `scale`.
    void picture(const paper::Picture& picture, paper::Point at, double scale);

    // A text broken into lines of at most that width, from `at` (its upper left corner) down; the height it took.
    double paragraph(const std::string& text, paper::Point at, double width, const Style& style);
    double paragraph_height(const std::string& text, double width, const Style& style);
    double text_width(const std::string& text, const Style& style);

    void item(const paper::Item& item);
    cairo_t* context() { return context_.get(); }

private:
    void draw(const paper::Line& line);
    void draw(const paper::Polyline& polyline);
    void draw(const paper::Area& area);
    void draw(const paper::Box& box);
    void draw(const paper::Mark& mark);
    void draw(const paper::Text& text);

    void dip(paper::Ink ink);
    void stroke(const paper::Pen& pen);
    void paint(std::optional<paper::Ink> fill, const std::optional<paper::Pen>& edge);
    void ring(const std::vector<paper::Point>& points);
    void lay(const std::string& text, double width, const Style& style);

    Context context_;
    Layout layout_;
};

}  // namespace print
