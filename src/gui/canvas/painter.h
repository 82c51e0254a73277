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

// An area that responds to the mouse. The one drawn last is on top.
struct Area {
    Rect where;
    std::string name;           // "row:2", "city:damascus": unlike all others of its canvas; tests find places by it
    std::function<void()> act;  // on a click
    std::string tip;            // shown while the pointer rests there; may be empty
    present::RuleIds rules{};   // it stands on, for F1; may be empty
    std::function<void()> other{};  // on a right click, and by F2; none: F2 does what a click does
    std::string said{};             // to those who cannot see it; empty: what is written there, and the tip
};

// Letters as they are seen, also those in pictures.
struct Letters {
    std::string text;
    double size;                 // of their font, in logical pixels
    Rect ink;                    // which their lines cover
    std::optional<Rect> part{};  // that scrolls, outside of which nothing of it is seen
};

// A text that was drawn, or an area that was made, in drawing order: for those who cannot see it.
struct Drawn {
    Rect where;
    std::string text{};                 // of what was written, all of it; empty in pictures, which are not read out
    std::optional<std::string> cut{};   // what can be read of it, if its box is too narrow
    std::optional<std::size_t> area{};  // or the number of the place
    std::optional<Letters> letters{};
};

enum class Align { left, centre, right };

struct TextStyle {
    double size = 13;  // points at the usual text scale
    Face face = Face::plain;
    wxColour colour{};  // the theme's ink, if it is none
    Align align = Align::left;
};

class Stamps;

class Painter {
public:
    // Uses earlier measurements on the same kind of surface, if there are any.
    Painter(wxGraphicsContext& context, const Theme& theme, Rect whole, std::vector<Area>& areas);
    Painter(wxGraphicsContext& context, const Theme& theme, Rect whole, std::vector<Area>& areas,
            TextMeasures& measures);
    Painter(const Painter&) = delete;
    Painter& operator=(const Painter&) = delete;

    // From now on records texts and areas in this list, which must outlive the painter.
    void note_down(std::vector<Drawn>& drawn) { drawn_ = &drawn; }
    // From now on puts down small drawings as bitmaps, which are kept there. The stamps must outlive the painter.
    // `pixels`: of the screen in a logical one.
    void stamp_from(Stamps& stamps, double pixels);
    // Letters that somebody else drew into the picture, with a font of so many points.
    void note_letters(const std::string& text, const Rect& ink, double points);

    const Theme& theme() const { return theme_; }
    wxGraphicsContext& context() { return context_; }
    const Rect& whole() const { return whole_; }
    double scaled(double length) const { return theme_.scaled(length); }

    // Draws one line, vertically centred in the box; a text that is too long ends in an ellipsis.
    void text(const Rect& box, const std::string& text, const TextStyle& style = {});
    // Draws as many lines as needed from the top of the box, and returns their height. wrapped_height only measures.
    double wrapped(const Rect& box, const std::string& text, const TextStyle& style = {});
    // The same, but only the whole lines that fit into the box; an ellipsis replaces the rest.
    double wrapped_within(const Rect& box, const std::string& text, const TextStyle& style = {});
    double wrapped_height(double width, const std::string& text, const TextStyle& style = {});
    // The lines that it draws. A number is not parted from the word that it counts, where half a line has room for
    // both. A name that is kept apart is so in each of its lines.
    std::vector<std::string> lines(double width, const std::string& text, const TextStyle& style);
    double width(const std::string& text, const TextStyle& style = {});
    double line_height(const TextStyle& style = {});
    // The style with letters small enough for the text to fit, but at least three quarters of the size. For languages
    // that need more room than a fixed layout has.
    TextStyle fitting(const std::string& text, double wide, TextStyle style);

    // Nothing is seen outside the box, until `unclip`.
    void clip(const Rect& box);
    void unclip();

    // What keys do here, phrase by phrase, in letters small enough for it; phrases at the end that still find no room
    // are left out as a whole. Three spaces or a semicolon part phrases.
    void hint(const Rect& box, const std::string& text, const TextStyle& style);

    // A drawing that stands in many places, or comes again: see Stamps. Without any it is drawn as it is.
    using Drawing = std::function<void(Painter& painter, const Rect& box)>;
    void stamp(const Rect& box, const std::string& name, const Drawing& drawing);

    void card(const Rect& box);
    void fill(const Rect& box, const wxColour& colour, double radius = 0);
    void outline(const Rect& box, const wxColour& colour, double thickness = 1, double radius = 0);
    void line(double x1, double y1, double x2, double y2, const wxColour& colour, double thickness = 1);

    // Draws the player's piece: the badge's shape in its colour.
    void piece(double x, double y, double size, const paper::Badge& player);
    // The same with an edge in another colour than the card's.
    void piece(double x, double y, double size, const paper::Badge& player, const wxColour& edge);
    // Draws a row of cubes, each with its player's mark. If they do not fit, they become smaller and fewer.
    void cubes(const Rect& box, int count, const paper::Badge& player);
    // Draws the name of a key in a small frame.
    void key(const Rect& box, const std::string& key);

    // Makes an area: a click on this box does that. The tip may be empty.
    void area(const Rect& box, std::string name, std::function<void()> act, std::string tip = {});
    // Sets the help topic of the area that was made last.
    void area_rules(present::RuleIds rules) { areas_.back().rules = std::move(rules); }
    // Sets what those are told of it who cannot see it.
    void area_said(std::string said) { areas_.back().said = std::move(said); }
    // Sets what a right click on it does, and F2.
    void area_other(std::function<void()> other) { areas_.back().other = std::move(other); }

private:
    void use(const TextStyle& style);
    const ShapedText& shaped(const std::string& text, const TextStyle& style);
    double drawn_width(const std::string& text, const TextStyle& style);
    double toolkit_width(const std::string& text, const TextStyle& style);
    TextMeasures::OfFont& measures_of(const TextStyle& style);
    bool is_wider(const std::string& line, double words, double wide, const TextStyle& style);
    std::vector<std::string> broken_into_lines(double wide, const std::string& text, const TextStyle& style);
    std::size_t end_of_word(const std::string& text, std::size_t from, double wide, const TextStyle& style);
    // Whole letters from the front of a UTF-8 text.
    static std::string front_of(const std::string& text, std::size_t bytes);
    std::string front_within(const std::string& word, double wide, const TextStyle& style);
    struct Line {
        std::optional<std::string> cut;  // the part that can be read if its box is too narrow
        Rect ink;
    };
    Line write(const Rect& box, const std::string& text, const TextStyle& style);
    void write_at(double x, double y, const std::string& text, const TextStyle& style);
    void note(const Rect& box, const std::string& text, std::optional<std::string> cut, const Rect& ink,
              const TextStyle& style);
    Letters letters(const std::string& text, const Rect& ink, double points) const;
    bool is_stamped(const Rect& box, double radius) const;
    void stamp_in_place(const Rect& box, const std::string& look, const Drawing& drawing);

    wxGraphicsContext& context_;
    const Theme& theme_;
    Rect whole_;
    std::vector<Area>& areas_;
    TextMeasures own_;
    TextMeasures& measures_;
    std::vector<Drawn>* drawn_ = nullptr;  // none: nobody asks
    Stamps* stamps_ = nullptr;             // none: all is drawn
    double pixels_ = 1;
    std::optional<Rect> clip_;
};

}  // namespace gui
