// SPDX-License-Identifier: MIT
// The board of the window: its picture, what can be chosen on it with its key, what stands on the field that the
// pointer or the keyboard is at, and what a click there would do. Knows no rule and no session. Wheel and keys zoom,
// dragging moves, arrows walk from field to field.
#pragma once

#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/window/board/board_ground.h"
#include "eko/window/board/board_ids.h"
#include "eko/window/board/board_keys.h"
#include "eko/window/board/board_places.h"
#include "eko/window/board/tag_places.h"
#include "eko/words/foresight/board_marks.h"
#include "eko/words/names.h"
#include "eko/words/pictures/board_picture.h"
#include "gui/canvas/spoken_lines.h"
#include "gui/table/board.h"
#include "paper/picture.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace eko::window {

enum class Moment { now, earlier };
// The ids of fields: where they find room below the pieces, or on every field.
enum class Ids { where_there_is_room, everywhere };

// What refers to a session must outlive it, or be taken away by `clear`.
struct ShownTable {
    const words::Names* names;
    const Table* table;
    const Layout* layout;
    Position now;
};

class BoardCanvas : public gui::Board {
public:
    // The theme must outlive the canvas.
    BoardCanvas(wxWindow* parent, const gui::Theme& theme);

    void show(ShownTable shown);
    void clear();
    // These fields light up, in the place of those before.
    void offer(std::vector<Offer> offers);
    // The field that was chosen to come to the question, or that is looked at closer.
    void set_chosen(std::optional<FieldId> field);
    // Tags beside fields, and what is touched; in the place of those before.
    void lay_over(words::BoardMarks marks);
    // An earlier position is greyed.
    void set_moment(Moment moment);
    void set_ids(Ids ids);
    // Fields that words beside the board name, in the place of those before: where ids find no room, theirs are drawn.
    void set_named(std::vector<FieldId> fields);
    Ids ids() const { return ids_; }
    void fit() override;
    void zoom_in() override;
    void zoom_out() override;

    std::function<void(FieldId)> on_field = [](FieldId) {};    // a left click
    std::function<void(FieldId)> on_walked = [](FieldId) {};   // Enter on the walked-to field
    std::function<void(FieldId)> on_inspect = [](FieldId) {};  // a right click, or F2: what stands there?

    // A stack that somebody walked to; a stack under the pointer.
    std::optional<FieldId> walked_stack() const;
    std::optional<FieldId> pointed_stack() const;

    // Those that can be chosen first, then all fields with what stands there. Each with what is laid over it.
    std::vector<gui::SpokenLine> spoken() override;

    // By a click, or by the page. Whoever comes by Tab sees at once where arrows go from.
    void SetFocus() override;

    bool takes_f2() const override { return HasFocus() && walked_to_.has_value(); }

protected:
    void draw(gui::Painter& painter) override;
    bool fills_all() const override { return true; }
    // No tip: it would lie over the fields beside, and the corner says the same.
    void hovered(const gui::Area* area) override;
    bool has_tooltip(const gui::Area&) const override { return false; }

private:
    void bind_mouse();
    void bind_focus();
    void key_pressed(wxKeyEvent& event);
    bool walked_by(int key);
    bool zoomed_by(int key);
    void begin_walk();
    void walk_beside(int by);
    void walk_to_row(int by);
    void walk_to(FieldId field);
    void bring_into_view(FieldId field);
    void zoom(paper::Point at, double factor);
    void zoom_middle(double factor);
    void begin_drag(wxMouseEvent& event);
    void drag(wxMouseEvent& event);
    std::optional<FieldId> field_at(const std::string& area) const;
    const Offer* offer_of(FieldId field) const;
    std::string name_of(FieldId field) const;

    void draw_board(gui::Painter& painter, const Hexagons& hexagons, words::BoardSize size);
    std::vector<FieldId> fields_with_pieces() const;
    std::vector<Crown> crowns(const Hexagons& hexagons) const;
    enum class Printed { ids, no_ids };
    void draw_ids_over(gui::Painter& painter, const Hexagons& hexagons, Printed printed);
    bool is_named(FieldId field) const;
    bool has_id_over(FieldId field, Printed printed) const;
    WantedId wanted_id(FieldId field) const;
    std::vector<gui::Rect> to_leave_free(const Hexagons& hexagons) const;
    std::vector<gui::Rect> signs(const Hexagons& hexagons) const;
    double letters_on(const Hexagons& hexagons) const;
    void draw_rings(gui::Painter& painter, const Hexagons& hexagons);
    void draw_offered(gui::Painter& painter, const Hexagons& hexagons, const Offer& offer, double thin);
    void draw_ring(gui::Painter& painter, const std::vector<paper::Point>& corners, const wxColour& colour,
                   double width, const wxColour& fill);
    void draw_walked(gui::Painter& painter, const Hexagons& hexagons, FieldId field);
    void place_keys(gui::Painter& painter, const Hexagons& hexagons);
    std::vector<gui::Rect> key_places() const;
    void draw_keys(gui::Painter& painter);
    void make_areas(gui::Painter& painter, const Hexagons& hexagons);
    // The field under the pointer, else the one walked to.
    std::optional<FieldId> looked_at() const;
    std::vector<std::string> facts_of(FieldId field) const;
    std::optional<FieldId> with_stack(std::optional<FieldId> field) const;
    double weight_of(FieldId field, FieldId looked_at) const;
    bool has_tag(FieldId field) const;
    struct FactsPlace {
        gui::Rect box;
        double hides;  // by how much that matters
    };
    FactsPlace place_of_facts(gui::Painter& painter, FieldId field, double wide, double high) const;
    void draw_facts(gui::Painter& painter, FieldId field);

    std::optional<ShownTable> shown_;
    std::vector<Offer> offers_;
    std::vector<PlacedKey> keys_;  // of those that have one on the board, where they were drawn last
    std::optional<FieldId> chosen_;
    words::BoardMarks marks_;
    Moment moment_ = Moment::now;
    Ids ids_ = Ids::where_there_is_room;
    std::vector<FieldId> named_;
    BoardPlaces places_;
    BoardGround ground_;
    std::optional<FieldId> left_at_;  // under the pointer when the position changed or arrows walked; none: it moved on
    std::optional<FieldId> walked_to_;
    enum class FocusBy { tab, other } focus_by_ = FocusBy::tab;  // the next one, as far as is known
    std::optional<int> walk_column_;                             // that arrows keep to from row to row
    std::optional<wxPoint> dragged_from_;
};

}  // namespace eko::window
