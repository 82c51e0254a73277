// SPDX-License-Identifier: MIT
// Draws one picture of a canvas: text, cards, lines and pieces in the colours of the theme, and notes where a click
// does something. All places and lengths in logical pixels.
#pragma once

#include "gui/canvas/rect.h"
#include "gui/canvas/text_measures.h"
#include "gui/canvas/theme.h"
#include "paper/table.h"
#include "present/help/help_topic.h"

#include <wx/graphics.h>

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace gui {

// A place that answers to the mouse. The one that was drawn last lies on top.
struct Area {
    Rect where;
    std::string name;           // "row:2", "city:damascus": unlike all others of its canvas; tests find places by it
    std::function<void()> act;  // on a click
    std::string tip;            // shown while the pointer rests there; may be empty
    present::RuleIds rules{};   // it stands on, for F1; may be empty
};

// What was written, or which place was made, in the order of the drawing: for those who cannot see it.
struct Drawn {
    Rect where;
    std::string text;                 // of what was written, all of it
    std::optional<std::string> cut;   // what can be read of it, if its box is too narrow
    std::optional<std::size_t> area;  // or the number of the place
};

enum class Align { left, centre, right };

struct TextStyle {
    double size = 13;  // points at the usual text scale
    Face face = Face::plain;
    wxColour colour{};  // the theme's ink, if it is none
    Align align = Align::left;
};

class Painter {
public:
    // With measures taken on the same kind of surface before, if there are any.
    Painter(wxGraphicsContext& context, const Theme& theme, Rect whole, std::vector<Area>& areas);
    Painter(wxGraphicsContext& context, const Theme& theme, Rect whole, std::vector<Area>& areas,
            TextMeasures& measures);
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    // Notes from now on what is written and which places are made; the list must outlive the painter.
    void note_down(std::vector<Drawn>& drawn) { drawn_ = &drawn; }

    const Theme& theme() const { return theme_; }
    wxGraphicsContext& context() { return context_; }
    const Rect& whole() const { return whole_; }
    double scaled(double length) const { return theme_.scaled(length); }

    // On one line in the middle of the box's height; what is too long ends in an ellipsis.
    void text(const Rect& box, const std::string& text, const TextStyle& style = {});
    // In as many lines as it takes from the top of the box on; how high they are. wrapped_height draws nothing.
    double wrapped(const Rect& box, const std::string& text, const TextStyle& style = {});
    // The same, but of whole lines that the box holds; an ellipsis stands for the rest.
    double wrapped_within(const Rect& box, const std::string& text, const TextStyle& style = {});
    double wrapped_height(double width, const std::string& text, const TextStyle& style = {});
    double width(const std::string& text, const TextStyle& style = {});
    double line_height(const TextStyle& style = {});
    // The style with letters so much smaller that the text fits, but no smaller than three quarters: where one language
    // needs more room than a form of the table gives.
    TextStyle fitting(const std::string& text, double wide, TextStyle style);

    void card(const Rect& box);
    void fill(const Rect& box, const wxColour& colour, double radius = 0);
    void outline(const Rect& box, const wxColour& colour, double thickness = 1, double radius = 0);
    void line(double x1, double y1, double x2, double y2, const wxColour& colour, double thickness = 1);

    // The player's piece: the badge's shape in its colour.
    void piece(double x, double y, double size, const paper::Badge& player);
    // The same with an edge of another colour than the card's.
    void piece(double x, double y, double size, const paper::Badge& player, const wxColour& edge);
    // So many cubes in a row, each with its player's mark; with more than fit, fewer and smaller ones.
    void cubes(const Rect& box, int count, const paper::Badge& player);
    // The key that chooses something, in a small frame.
    void key(const Rect& box, const std::string& key);

    // A click on this box does that. The tip may be empty.
    void area(const Rect& box, std::string name, std::function<void()> act, std::string tip = {});
    // What the area made last stands on.
    void area_rules(present::RuleIds rules) { areas_.back().rules = std::move(rules); }

private:
    void use(const TextStyle& style);
    TextMeasures::OfFont& measures_of(const TextStyle& style);
    std::vector<std::string> lines(double width, const std::string& text, const TextStyle& style);
    // What can be read of it, if its box is too narrow.
    std::optional<std::string> write(const Rect& box, const std::string& text, const TextStyle& style);

    wxGraphicsContext& context_;
    const Theme& theme_;
    Rect whole_;
    std::vector<Area>& areas_;
    TextMeasures own_;
    TextMeasures& measures_;
    std::vector<Drawn>* drawn_ = nullptr;  // none: nobody asks
};

}  // namespace gui
