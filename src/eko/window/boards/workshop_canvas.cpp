// SPDX-License-Identifier: MIT
#include "eko/window/boards/workshop_canvas.h"

#include "eko/window/boards/picture_grid.h"
#include "gui/canvas/picture_drawing.h"
#include "gui/canvas/sizes.h"
#include "gui/table/side_room.h"
#include "paper/picture.h"
#include "present/language/key_words.h"

#include <wx/brush.h>
#include <wx/pen.h>

#include <algorithm>
#include <cmath>

namespace eko::window {

using namespace gui;
using words::PaletteButton;
using words::PaletteGroup;
using words::PaletteItem;

namespace {

constexpr double workshop_margin = 12;
constexpr double part_height = 34;
constexpr double palette_by_board = 0.42;  // at most, of the width
constexpr double palette_by_tile = 0.6;
constexpr double line_item = 31;  // a row of what has its words beside its picture
constexpr double between_items = 4;
constexpr double between_groups = 8;
constexpr double least_lines = 0.5;  // of the height they would have; what a part is for gives way to them
constexpr double any_height = 1e6;
// Of a hexagon's radius, as on the board of a game.
constexpr double half_area = 0.72;
constexpr double pill_height = 0.62;
constexpr double above_signs = 0.52;  // keys of single fields, whose signs are to be seen
constexpr double label_part = 0.56;   // points of a label a pixel of its row

bool is_line(const PaletteGroup& group) { return group.labels == words::Labels::beside; }

std::string hexagon_name(Hex at) { return "hex:" + to_text(at); }

}  // namespace

WorkshopCanvas::WorkshopCanvas(wxWindow* parent, const Theme& theme, const words::Workshop& workshop)
    : KeyCanvas{parent, theme, "workshop"}, workshop_{workshop} {
    Bind(wxEVT_MOTION, &WorkshopCanvas::stroked, this);
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        on_lift();
        event.Skip();
    });
}

// Places keep their names while another part lies on the sheet.
std::string WorkshopCanvas::meaning() const { return std::to_string(static_cast<int>(workshop_.part())); }

bool WorkshopCanvas::is_stop(const Area& area) const { return area.act && !area.name.starts_with("hex:"); }

bool WorkshopCanvas::walk_within(Walk direction) {
    std::vector<std::string> stops;
    for (const Area& one : areas())
        if (is_stop(one)) stops.push_back(one.name);
    const bool leaves = stops.empty() || focused() == (direction == Walk::forward ? stops.back() : stops.front());
    leaves ? focus({}) : walk(direction);
    return !leaves;
}

void WorkshopCanvas::stroked(wxMouseEvent& event) {
    event.Skip();
    if (!event.LeftIsDown()) return on_lift();
    if (const auto at = hexagon_at(event.GetX(), event.GetY())) on_stroke(*at);
}

std::optional<Hex> WorkshopCanvas::hexagon_at(double x, double y) const {
    for (const Hex at : sheet_.hexagons) {
        const auto middle = places_->middle(at);
        if (std::hypot(picture_.x + middle.x - x, picture_.y + middle.y - y) < half_area * places_->radius()) return at;
    }
    return std::nullopt;
}

// --- The sheet

void WorkshopCanvas::draw(Painter& painter) {
    Rect whole = painter.whole().inset(painter.scaled(workshop_margin));
    draw_parts(painter, whole.cut_top(painter.scaled(part_height)));
    whole.cut_top(painter.scaled(workshop_margin));
    const bool of_tile = workshop_.part() == words::Workshop::Part::tiles;
    const double wide = of_tile ? std::min(whole.w * palette_by_tile, painter.scaled(560))
                                : std::min(whole.w * palette_by_board, painter.scaled(400));
    const Rect palette = whole.cut_right(wide);
    whole.cut_right(painter.scaled(workshop_margin));
    if (const auto prompt = draw_palette(painter, palette)) {
        const TextStyle style{letter_sizes::told, Face::bold};
        painter.wrapped(whole.cut_top(painter.wrapped_height(whole.w, *prompt, style)), *prompt, style);
        whole.cut_top(painter.scaled(between_groups));
    }
    draw_sheet(painter, whole);
}

void WorkshopCanvas::draw_parts(Painter& painter, Rect line) {
    const auto words = words::workshop_words();
    std::vector<NamedButton> parts;
    for (std::size_t i = 0; i < words.parts.size(); ++i) {
        const std::string name = "part:" + std::to_string(i);
        const bool at_hand = static_cast<std::size_t>(workshop_.part()) == i;
        parts.push_back({name, Button{words.parts[i], {}, {}, at_hand ? Weight::primary : Weight::plain},
                         [this, name] { on_press(name); }});
    }
    button_row(painter, line, std::move(parts));
}

void WorkshopCanvas::draw_sheet(Painter& painter, const Rect& box) {
    painter.fill(box, theme().land, painter.scaled(gaps::modest));
    sheet_ = workshop_.sheet();
    picture_ = draw_picture(painter, box.inset(painter.scaled(gaps::modest)), words::sheet_picture(sheet_));
    places_.emplace(sheet_.hexagons, picture_.w, picture_.w);
    if (shows_free_fields())
        for (const Hex at : sheet_.hexagons) draw_hexagon(painter, at, 1, theme().faint, 0.8, {});
    for (const auto& slot : sheet_.slots) draw_slot(painter, slot);
    for (const Hex at : sheet_.at_hand)
        draw_hexagon(painter, at, 0.93, theme().accent, std::max(2.0, 0.09 * places_->radius()), {});
    for (const Hex at : sheet_.unusual)
        draw_hexagon(painter, at, 0.85, theme().bad, std::max(2.0, 0.09 * places_->radius()), {});
    if (sheet_.cursor)
        draw_hexagon(painter, *sheet_.cursor, 0.97, theme().focus, std::max(2.0, 0.09 * places_->radius()), {});
    for (const auto& slot : sheet_.slots)
        if (!slot.key.empty()) draw_key(painter, places_->middle(slot.middle), slot.key);
    for (const Hex at : sheet_.unusual) draw_key(painter, places_->middle(at), "!");
    for (const auto& [at, key] : sheet_.keys) {
        if (key.empty()) continue;
        const auto middle = places_->middle(at);
        draw_key(painter, {middle.x, middle.y - above_signs * places_->radius()}, key);
    }
    make_areas(painter);
}

// What can be painted, and the seven fields of a tile that is to be entered.
bool WorkshopCanvas::shows_free_fields() const {
    const bool of_tile = workshop_.part() == words::Workshop::Part::tiles;
    return of_tile ? sheet_.layout.tiles.empty() : workshop_.part() == words::Workshop::Part::paint;
}

// Only its border is drawn: seven single hexagons would not look like one tile.
void WorkshopCanvas::draw_slot(Painter& painter, const words::SlotShown& slot) {
    const auto places = places_of({{}, slot.middle, 0});
    for (const Hex at : places) draw_hexagon(painter, at, 1, {}, 0, faded(theme().focus, slot.chosen ? 110 : 26));
    auto& context = painter.context();
    context.SetPen(context.CreatePen(wxGraphicsPenInfo{theme().focus}.Width(slot.chosen ? 3 : 1.4)));
    for (const Hex at : places) {
        const auto ring = around(at);
        for (std::size_t i = 0; i < ring.size(); ++i) {
            if (std::find(places.begin(), places.end(), ring[i]) != places.end()) continue;
            const paper::Line side = places_->side(at, i, {});
            context.StrokeLine(picture_.x + side.from.x, picture_.y + side.from.y, picture_.x + side.to.x,
                               picture_.y + side.to.y);
        }
    }
}

void WorkshopCanvas::draw_hexagon(Painter& painter, Hex at, double factor, const wxColour& edge, double width,
                                  const wxColour& fill) {
    auto& context = painter.context();
    auto path = context.CreatePath();
    const auto corners = places_->outline(at, factor);
    path.MoveToPoint(picture_.x + corners.front().x, picture_.y + corners.front().y);
    for (const paper::Point& corner : corners) path.AddLineToPoint(picture_.x + corner.x, picture_.y + corner.y);
    path.CloseSubpath();
    context.SetBrush(fill.IsOk() ? wxBrush{fill} : *wxTRANSPARENT_BRUSH);
    if (width > 0)
        context.SetPen(context.CreatePen(wxGraphicsPenInfo{edge}.Width(width).Join(wxJOIN_ROUND)));
    else
        context.SetPen(*wxTRANSPARENT_PEN);
    context.DrawPath(path);
}

void WorkshopCanvas::draw_key(Painter& painter, const paper::Point& middle, const std::string& key) {
    const double high = std::clamp(pill_height * places_->radius(), painter.scaled(gaps::broad), painter.scaled(30));
    const TextStyle style{high * 0.58 / theme().text_scale, Face::bold, theme().ink, Align::centre};
    const double wide = std::max(high, painter.width(key, style) + high * 0.5);
    const Rect pill{picture_.x + middle.x - wide / 2, picture_.y + middle.y - high / 2, wide, high};
    painter.fill(pill, theme().card, high / 3);
    painter.outline(pill, theme().focus, 1.5, high / 3);
    painter.text(pill, key, style);
}

void WorkshopCanvas::make_areas(Painter& painter) {
    const double half = half_area * places_->radius();
    const auto facts = words::sheet_facts(sheet_);
    for (std::size_t i = 0; i < sheet_.hexagons.size(); ++i) {
        const Hex at = sheet_.hexagons[i];
        const auto middle = places_->middle(at);
        painter.area(
            {picture_.x + middle.x - half, picture_.y + middle.y - half, 2 * half, 2 * half}, hexagon_name(at),
            [this, at] { on_tap(at); }, facts[i]);
    }
}

// --- What can be chosen

double WorkshopCanvas::lines_height(const Painter& painter, const PaletteGroup& group) const {
    return static_cast<double>((group.items.size() + group.columns - 1) / group.columns) * painter.scaled(line_item);
}

WorkshopCanvas::Wanted WorkshopCanvas::wanted(const Painter& painter, const words::Palette& palette,
                                              double width) const {
    Wanted all;
    const double gap = painter.scaled(between_groups);
    for (const PaletteGroup& group : palette.groups) {
        if (is_line(group)) {
            all.lines += lines_height(painter, group) + gap;
        } else {
            const PictureGrid grid{painter, group, width};
            all.pictures += grid.height(any_height) + gap;
            all.least_pictures += grid.least_height() + gap;
        }
    }
    return all;
}

// What does not fit becomes lower: first its prompt and what is told, then pictures, then lines. Returns the prompt if
// there is no room for it: it stands above the sheet then.
std::optional<std::string> WorkshopCanvas::draw_palette(Painter& painter, Rect box) {
    painter.card(box);
    Rect inside = box.inset(painter.scaled(workshop_margin));
    const auto palette = workshop_.palette();
    const double gap = painter.scaled(between_groups);
    const double rows = std::ceil(static_cast<double>(palette.buttons.size()) / 2);
    // Below what is told: a line more of it would move them under the pointer.
    Rect buttons = inside.cut_bottom(rows * (button_height(painter) + painter.scaled(between_items)));
    inside.cut_bottom(rows > 0 ? gap : 0);
    const Wanted wanted = this->wanted(painter, palette, inside.w);
    draw_standing(painter, inside, palette.standing, wanted);
    inside.cut_bottom(gap);
    TextStyle prompt{letter_sizes::text, Face::bold};
    const double prompt_high = painter.wrapped_height(inside.w, palette.prompt, prompt) + gap;
    if (wanted.lines + wanted.pictures + prompt_high > inside.h) prompt = {11};
    const double prompt_room = painter.wrapped_height(inside.w, palette.prompt, prompt) + gap;
    const bool has_prompt = wanted.lines * least_lines + wanted.least_pictures + prompt_room <= inside.h;
    if (has_prompt) inside.cut_top(painter.wrapped(inside, palette.prompt, prompt) + gap);
    draw_groups(painter, inside, palette, wanted);
    draw_buttons(painter, buttons, palette.buttons);
    return has_prompt ? std::nullopt : std::optional{palette.prompt};
}

void WorkshopCanvas::draw_standing(Painter& painter, Rect& inside, const std::string& words, const Wanted& wanted) {
    TextStyle style{letter_sizes::told, Face::plain, theme().faint};
    const double least = wanted.lines + wanted.least_pictures + painter.scaled(between_groups);
    if (wanted.pictures > 0 && painter.wrapped_height(inside.w, words, style) + least > inside.h)
        style.size = letter_sizes::hint;
    // Beside lines alone it keeps the room of its longest words: else the first disc would move all of the page.
    const double least_lines_told = theme().text_wish > large_text ? 3 : 2;
    const double kept = wanted.pictures > 0 ? 0 : least_lines_told * painter.line_height(style);
    const Rect told = inside.cut_bottom(std::max(kept, painter.wrapped_height(inside.w, words, style)));
    painter.wrapped(told, words, style);
}

void WorkshopCanvas::draw_groups(Painter& painter, Rect inside, const words::Palette& palette, const Wanted& wanted) {
    const double gap = painter.scaled(between_groups);
    const double lines_part =
        std::clamp((inside.h - wanted.least_pictures) / std::max(1.0, wanted.lines), least_lines, 1.0);
    const double room = inside.h - wanted.lines * lines_part - gap;
    for (const PaletteGroup& group : palette.groups) {
        if (is_line(group)) {
            draw_cells(painter, inside.cut_top(lines_height(painter, group) * lines_part), group, group.columns);
            inside.cut_top(gap * lines_part);
        } else {
            const PictureGrid grid{painter, group, inside.w};
            draw_cells(painter, inside.cut_top(grid.height(room)), group, grid.columns(room));
            inside.cut_top(gap);
        }
    }
}

void WorkshopCanvas::draw_cells(Painter& painter, const Rect& box, const PaletteGroup& group, std::size_t columns) {
    const std::size_t rows = (group.items.size() + columns - 1) / columns;
    const double gap = painter.scaled(between_items);
    const PictureGrid grid{painter, group, box.w};
    for (std::size_t i = 0; i < group.items.size(); ++i) {
        const double wide = box.w / static_cast<double>(columns);
        const double high = box.h / static_cast<double>(rows);
        const Rect cell{box.x + wide * static_cast<double>(i % columns),
                        box.y + high * static_cast<double>(i / columns), wide - gap, high - gap};
        draw_cell(painter, cell, group.items[i]);
        is_line(group) ? draw_line(painter, cell, group.items[i])
                       : draw_picture_item(painter, cell, group.items[i], grid);
        ring(painter, cell, group.items[i].name, painter.scaled(gaps::nearby));
        painter.area(cell, group.items[i].name, [this, name = group.items[i].name] { on_press(name); });
    }
}

void WorkshopCanvas::draw_cell(Painter& painter, const Rect& cell, const PaletteItem& item) {
    const double radius = painter.scaled(gaps::nearby);
    const bool chosen = item.standing == words::Standing::chosen;
    painter.fill(cell, chosen || hovered_name() == item.name ? theme().raised : theme().card, radius);
    painter.outline(cell, chosen ? theme().accent : theme().card_edge, chosen ? 2.2 : 1, radius);
}

void WorkshopCanvas::draw_picture_item(Painter& painter, const Rect& cell, const PaletteItem& item,
                                       const PictureGrid& grid) {
    Rect inside = cell.inset(grid.inset());
    const Rect name = inside.cut_bottom(grid.below());
    Rect beside = inside.cut_left(grid.beside());
    draw_picture(painter, inside, *item.picture);
    if (item.standing == words::Standing::faint)
        painter.fill(cell, faded(theme().card, 165), painter.scaled(gaps::nearby));
    const double high = std::min(painter.scaled(gaps::large), inside.h);
    if (!item.key.empty()) painter.key(beside.cut_bottom(high), item.key);
    const Rect& place = is_short(item) ? beside.cut_bottom(high) : name;
    if (item.label.empty()) return;
    const TextStyle style{letter_sizes::aside, Face::bold, {}, is_short(item) ? Align::centre : Align::right};
    painter.text(place, item.label, painter.fitting(item.label, place.w, style));
}

void WorkshopCanvas::draw_line(Painter& painter, const Rect& cell, const PaletteItem& item) {
    const bool beside = item.picture || !item.key.empty();
    Rect inside = cell.inset(painter.scaled(gaps::tight));
    const double most_points = std::min(12.0, label_part * cell.h / theme().text_scale);
    const TextStyle plain{most_points, item.standing == words::Standing::chosen ? Face::bold : Face::plain};
    if (!beside)
        return painter.text({inside.x, cell.y, inside.w, cell.h}, item.label,
                            painter.fitting(item.label, inside.w, {most_points, plain.face, {}, Align::centre}));
    if (item.picture) draw_picture(painter, inside.cut_left(inside.h), *item.picture);
    if (!item.key.empty()) {
        const std::string key = present::key_words(item.key);
        const Rect place = inside.cut_right(painter.scaled(24));
        painter.text({place.x, cell.y, place.w, cell.h}, key,
                     {std::min(11.0, most_points), Face::bold, theme().faint, Align::centre});
    }
    inside.cut_left(painter.scaled(gaps::modest));
    draw_label(painter, {inside.x, cell.y, inside.w, cell.h}, item.label, plain);
}

// On two lines where one would be too long.
void WorkshopCanvas::draw_label(Painter& painter, const Rect& box, const std::string& label, const TextStyle& style) {
    TextStyle fitted = painter.fitting(label, box.w, style);
    if (painter.width(label, fitted) <= box.w) return painter.text(box, label, fitted);
    fitted.size = std::min(fitted.size, label_part * box.h / 2 / theme().text_scale);
    const double high = painter.wrapped_height(box.w, label, fitted);
    painter.wrapped({box.x, box.middle_y() - high / 2, box.w, high}, label, fitted);
}

void WorkshopCanvas::draw_buttons(Painter& painter, Rect& box, const std::vector<PaletteButton>& buttons) {
    for (std::size_t i = 0; i < buttons.size(); i += 2) {
        std::vector<NamedButton> line;
        for (std::size_t k = i; k < std::min(i + 2, buttons.size()); ++k) {
            const PaletteButton& one = buttons[k];
            line.push_back(
                {one.name, Button{one.label, one.key, one.why_not}, [this, name = one.name] { on_press(name); }});
        }
        button_row(painter, box.cut_top(button_height(painter)), std::move(line));
        box.cut_top(painter.scaled(between_items));
    }
}

}  // namespace eko::window
