// SPDX-License-Identifier: MIT
#include "eko/window/board/board_canvas.h"

#include "eko/window/board/board_tags.h"
#include "eko/window/board/piece_stamps.h"
#include "eko/words/pictures/signs.h"
#include "eko/words/places.h"
#include "gui/canvas/keys.h"
#include "gui/canvas/sizes.h"

#include <wx/brush.h>
#include <wx/pen.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace eko::window {

using namespace gui;

namespace {

constexpr double one_step = 1.25;     // of zoom
constexpr double board_edge = 3;      // pixels around the picture, which has a rim of its own
constexpr double least_letters = 11;  // pixels at the usual size of text: of numbers, if their fields allow it
constexpr double least_id = 8;        // pixels: smaller ids are left out, the corner of the board says them

}  // namespace

BoardCanvas::BoardCanvas(wxWindow* parent, const Theme& theme) : Board{parent, theme, "board"} {
    Bind(wxEVT_KEY_DOWN, &BoardCanvas::key_pressed, this);
    bind_mouse();
    bind_focus();
}

// A window that is come back to gives the keyboard to what had it, and nobody has pressed Tab.
void BoardCanvas::bind_focus() {
    Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        if (focus_by_ == FocusBy::tab) begin_walk();
        Refresh();
    });
    Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        focus_by_ = event.GetWindow() != nullptr ? FocusBy::tab : FocusBy::other;
        Refresh();
    });
}

void BoardCanvas::SetFocus() {
    focus_by_ = FocusBy::other;
    Board::SetFocus();
}

void BoardCanvas::bind_mouse() {
    Bind(wxEVT_LEFT_DOWN, &BoardCanvas::begin_drag, this);
    Bind(wxEVT_MOTION, &BoardCanvas::drag, this);
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        if (dragged_from_ && HasCapture()) ReleaseMouse();
        dragged_from_.reset();
    });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { dragged_from_.reset(); });
    Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
        const double turns = static_cast<double>(event.GetWheelRotation()) / std::max(1, event.GetWheelDelta());
        zoom({static_cast<double>(event.GetX()), static_cast<double>(event.GetY())}, std::pow(one_step, turns));
    });
}

// --- What is shown

void BoardCanvas::show(ShownTable shown) {
    if (!shown_ || shown_->table != shown.table) {
        walked_to_.reset();
        walk_column_.reset();
        places_.fit();
        ground_.forget();
    }
    if (shown_ && shown_->now != shown.now) left_at_ = field_at(hovered_name());
    shown_ = std::move(shown);
    Refresh();
}

void BoardCanvas::clear() {
    shown_.reset();
    left_at_.reset();
    offers_.clear();
    chosen_.reset();
    marks_ = {};
    named_.clear();
    walked_to_.reset();
    walk_column_.reset();
    ground_.forget();
}

void BoardCanvas::offer(std::vector<Offer> offers) {
    offers_ = std::move(offers);
    Refresh();
}

void BoardCanvas::set_chosen(std::optional<FieldId> field) {
    chosen_ = field;
    Refresh();
}

void BoardCanvas::lay_over(words::BoardMarks marks) {
    marks_ = std::move(marks);
    Refresh();
}

void BoardCanvas::set_moment(Moment moment) {
    moment_ = moment;
    Refresh();
}

void BoardCanvas::set_ids(Ids ids) {
    ids_ = ids;
    Refresh();
}

void BoardCanvas::set_named(std::vector<FieldId> fields) {
    named_ = std::move(fields);
    Refresh();
}

void BoardCanvas::zoom_in() { zoom_middle(one_step); }

void BoardCanvas::zoom_out() { zoom_middle(1 / one_step); }

void BoardCanvas::fit() {
    places_.fit();
    Refresh();
}

void BoardCanvas::zoom_middle(double factor) { zoom({places_.panel().middle_x(), places_.panel().middle_y()}, factor); }

void BoardCanvas::zoom(paper::Point at, double factor) {
    places_.zoom(at, factor);
    Refresh();
}

// --- Mouse and keys

void BoardCanvas::begin_drag(wxMouseEvent& event) {
    event.Skip();
    SetFocus();
    const auto hit = [&](const Area& area) { return area.where.contains(event.GetX(), event.GetY()); };
    if (std::any_of(areas().begin(), areas().end(), hit)) return;
    dragged_from_ = event.GetPosition();
    CaptureMouse();
}

void BoardCanvas::drag(wxMouseEvent& event) {
    event.Skip();
    if (!dragged_from_) return;
    const wxPoint by = event.GetPosition() - *dragged_from_;
    dragged_from_ = event.GetPosition();
    places_.drag(by.x, by.y);
    Refresh();
}

void BoardCanvas::key_pressed(wxKeyEvent& event) {
    const int key = key_of(event);
    if (key == WXK_TAB) {
        Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
    } else if ((key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && walked_to_) {
        on_walked(*walked_to_);
    } else if (key == WXK_F2 && walked_to_) {
        on_inspect(*walked_to_);
    } else if (event.HasModifiers() || !(walked_by(key) || zoomed_by(key))) {
        event.Skip();
    }
}

bool BoardCanvas::zoomed_by(int key) {
    if (key == '+' || key == '=') {
        zoom_in();
    } else if (key == '-') {
        zoom_out();
    } else if (key == '0') {
        fit();
    } else {
        return false;
    }
    return true;
}

bool BoardCanvas::walked_by(int key) {
    if (key == WXK_LEFT) {
        walk_beside(-1);
    } else if (key == WXK_RIGHT) {
        walk_beside(1);
    } else if (key == WXK_UP) {
        walk_to_row(-1);
    } else if (key == WXK_DOWN) {
        walk_to_row(1);
    } else {
        return false;
    }
    return true;
}

// From the chosen field, else from one that can be chosen, else from the first.
void BoardCanvas::begin_walk() {
    if (shown_ && !walked_to_) walk_to(chosen_.value_or(offers_.empty() ? FieldId{} : offers_.front().field));
}

void BoardCanvas::walk_beside(int by) {
    if (!shown_) return;
    if (!walked_to_) return begin_walk();
    walk_column_.reset();
    walk_to(Hexagons{shown_->table->board, places_.picture()}.beside(*walked_to_, by).value_or(*walked_to_));
}

// Up and down in one column, though every other row lies half a field aside.
void BoardCanvas::walk_to_row(int by) {
    if (!shown_) return;
    if (!walked_to_) return begin_walk();
    const Hexagons hexagons{shown_->table->board, places_.picture()};
    if (!walk_column_) walk_column_ = hexagons.column(*walked_to_);
    walk_to(hexagons.in_next_row(*walked_to_, by, *walk_column_).value_or(*walked_to_));
}

void BoardCanvas::walk_to(FieldId field) {
    walked_to_ = field;
    left_at_ = field_at(hovered_name());  // a pointer that rests somewhere is not looked at meanwhile
    bring_into_view(field);
    Refresh();
}

void BoardCanvas::bring_into_view(FieldId field) {
    const Hexagons hexagons{shown_->table->board, places_.picture()};
    const Rect inside = places_.panel().inset(hexagons.radius());
    const auto [x, y] = hexagons.middle(field);
    places_.drag(std::clamp(x, inside.x, inside.right()) - x, std::clamp(y, inside.y, inside.bottom()) - y);
}

// --- Names

std::string BoardCanvas::name_of(FieldId field) const { return words::place_of(shown_->table->board, field); }

std::optional<FieldId> BoardCanvas::field_at(const std::string& area) const {
    return shown_ ? words::field_at(shown_->table->board, area) : std::nullopt;
}

const Offer* BoardCanvas::offer_of(FieldId field) const {
    const auto found =
        std::find_if(offers_.begin(), offers_.end(), [&](const Offer& one) { return one.field == field; });
    return found == offers_.end() ? nullptr : &*found;
}

void BoardCanvas::hovered(const Area* area) {
    if (area == nullptr || field_at(area->name) != left_at_) left_at_.reset();
    Refresh();
}

// What a pointer that rests where it last clicked says would lie over the next rows.
std::optional<FieldId> BoardCanvas::looked_at() const {
    if (const auto field = field_at(hovered_name()); field && field != left_at_) return field;
    return HasFocus() ? walked_to_ : std::nullopt;
}

std::optional<FieldId> BoardCanvas::with_stack(std::optional<FieldId> field) const {
    return field && shown_ && shown_->now.cells.holds_stack(*field) ? field : std::nullopt;
}

std::optional<FieldId> BoardCanvas::walked_stack() const { return with_stack(HasFocus() ? walked_to_ : std::nullopt); }

std::optional<FieldId> BoardCanvas::pointed_stack() const { return with_stack(field_at(hovered_name())); }

std::vector<SpokenLine> BoardCanvas::spoken() {
    if (!shown_) return {};
    std::vector<SpokenLine> lines;
    const auto add = [&](FieldId field) {
        std::string text;
        for (const std::string& fact : facts_of(field)) text += (text.empty() ? "" : ". ") + fact;
        lines.push_back({std::move(text), [this, field] { on_field(field); }, name_of(field), {}});
    };
    for (const Offer& one : offers_) add(one.field);
    for (std::size_t i = 0; i < shown_->table->board.fields.size(); ++i)
        if (offer_of(field_of(i)) == nullptr) add(field_of(i));
    return lines;
}

// --- The picture

void BoardCanvas::draw(Painter& painter) {
    if (!shown_) return painter.fill(painter.whole(), theme().land);
    const words::HexSheet sheet = words::sheet_of(shown_->table->board, words::BoardSize::large);
    places_.set_panel(painter.whole().inset(board_edge));
    places_.set_picture(sheet.width(), sheet.height());
    const Hexagons hexagons{shown_->table->board, places_.picture()};
    const bool has_ids = ids_ != Ids::everywhere && words::id_height * hexagons.radius() >= least_id;
    draw_board(painter, hexagons, has_ids ? words::BoardSize::large : words::BoardSize::bare);
    if (moment_ == Moment::earlier) painter.fill(painter.whole(), faded(theme().page, 120));
    place_keys(painter, hexagons);
    draw_rings(painter, hexagons);
    draw_ids_over(painter, hexagons, has_ids ? Printed::ids : Printed::no_ids);
    draw_tags(painter, hexagons, marks_.tags,
              {fields_with_pieces(), crowns(hexagons), key_places(), marks_.without_room});
    draw_keys(painter);
    make_areas(painter, hexagons);
    if (const auto field = looked_at()) draw_facts(painter, *field);
}

void BoardCanvas::draw_board(Painter& painter, const Hexagons& hexagons, words::BoardSize size) {
    const words::ShownBoard shown{shown_->table->board, *shown_->layout, shown_->now};
    ground_.draw(painter, {painter.whole(), places_.picture(), size, GetContentScaleFactor()},
                 [&] { return words::board_ground(shown, size, {}); });
    draw_pieces(painter, hexagons, shown, {size, letters_on(hexagons)}, marks_.touched);
}

// Of numbers, as draw_stack has them.
double BoardCanvas::letters_on(const Hexagons& hexagons) const {
    return std::clamp(least_letters * theme().text_wish / hexagons.radius(), words::usual_letters,
                      words::largest_letters);
}

std::vector<FieldId> BoardCanvas::fields_with_pieces() const {
    std::vector<FieldId> all;
    for (std::size_t i = 0; i < shown_->table->board.fields.size(); ++i)
        if (!shown_->now.cells.empty(field_of(i))) all.push_back(field_of(i));
    return all;
}

std::vector<Crown> BoardCanvas::crowns(const Hexagons& hexagons) const {
    std::vector<Crown> all;
    for (const FieldId field : shown_->table->board.all_ways)
        if (const auto stack = shown_->now.cells.stack(field); stack && stack->emperor)
            all.push_back({field, hexagons.placed(field, words::crown_box(letters_on(hexagons)))});
    return all;
}

void BoardCanvas::draw_ring(Painter& painter, const std::vector<paper::Point>& corners, const wxColour& colour,
                            double width, const wxColour& fill) {
    auto& context = painter.context();
    auto path = context.CreatePath();
    path.MoveToPoint(corners.front().x, corners.front().y);
    for (const paper::Point& corner : corners) path.AddLineToPoint(corner.x, corner.y);
    path.CloseSubpath();
    context.SetBrush(fill.IsOk() ? wxBrush{fill} : *wxTRANSPARENT_BRUSH);
    context.SetPen(context.CreatePen(wxGraphicsPenInfo{colour}.Width(width).Join(wxJOIN_ROUND)));
    context.DrawPath(path);
}

void BoardCanvas::draw_rings(Painter& painter, const Hexagons& hexagons) {
    const double thin = std::max(1.5, hexagons.radius() * 0.07);
    for (const Offer& one : offers_)
        if (!one.words.empty()) draw_offered(painter, hexagons, one, thin);
    if (chosen_) draw_ring(painter, hexagons.outline(*chosen_, 0.9), theme().accent, 2.4 * thin, {});
    const auto field = looked_at();
    if (field) draw_ring(painter, hexagons.outline(*field, 0.99), theme().ink, thin, {});
    if (field && HasFocus() && field == walked_to_) draw_walked(painter, hexagons, *field);
}

// Dark within bright, so that one of them is seen on every ground, and thick beside all other rings.
void BoardCanvas::draw_walked(Painter& painter, const Hexagons& hexagons, FieldId field) {
    const double thick = std::max(3.0, hexagons.radius() * 0.16);
    draw_ring(painter, hexagons.outline(field, 1.12), theme().card, thick, {});
    draw_ring(painter, hexagons.outline(field, 0.99), theme().ink, thick, {});
}

// There may be dozens, all alike.
void BoardCanvas::draw_offered(Painter& painter, const Hexagons& hexagons, const Offer& offer, double thin) {
    const auto [x, y] = hexagons.middle(offer.field);
    const double half = hexagons.radius() + 2 * thin;
    const bool selected = offer.emphasis == Emphasis::selected;
    painter.stamp({x - half, y - half, 2 * half, 2 * half}, selected ? "selected ring" : "ring",
                  [&, x = x, y = y](Painter& onto, const Rect& place) {
                      auto corners = hexagons.outline(offer.field, 0.9);
                      for (paper::Point& corner : corners)
                          corner = {corner.x - x + place.middle_x(), corner.y - y + place.middle_y()};
                      draw_ring(onto, corners, theme().focus, selected ? 2 * thin : thin,
                                faded(theme().focus, selected ? 70 : 30));
                  });
}

void BoardCanvas::make_areas(Painter& painter, const Hexagons& hexagons) {
    for (std::size_t i = 0; i < shown_->table->board.fields.size(); ++i) {
        const FieldId field = field_of(i);
        const Offer* const offer = offer_of(field);
        painter.area(
            hexagons.inside(field), name_of(field), [this, field] { on_field(field); },
            offer != nullptr ? offer->words : std::string{});
        painter.area_other([this, field] { on_inspect(field); });
    }
}

}  // namespace eko::window
