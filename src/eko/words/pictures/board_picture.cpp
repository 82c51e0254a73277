// SPDX-License-Identifier: MIT
#include "eko/words/pictures/board_picture.h"

#include "eko/words/names.h"
#include "eko/words/pictures/hex_sheet.h"
#include "eko/words/pictures/pencil.h"
#include "eko/words/pictures/signs.h"
#include "values/overloaded.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>
#include <variant>

namespace eko::words {

namespace {

using paper::Ink;

constexpr double covered_part = 0.86;  // of a hexagon: its edge stays
constexpr std::array<paper::Ink, 6> grounds{Ink::card, Ink::rule, Ink::gold, Ink::dark, Ink::sea, Ink::page};

struct SizeLook {
    double width;
    double most_radius;
};
SizeLook look_of(BoardSize size) { return size == BoardSize::small ? SizeLook{310, 17} : SizeLook{620, 34}; }

FieldId field_at(std::size_t index) { return FieldId{static_cast<std::uint16_t>(index)}; }

// Hexagon's corners around a middle, from that between the neighbours NE and E clockwise.
Ring hexagon(double radius) {
    Ring corners;
    for (int i = 0; i < 6; ++i) {
        const double angle = std::numbers::pi / 3 * (i - 0.5);
        corners.push_back({std::cos(angle) * radius, std::sin(angle) * radius});
    }
    return corners;
}

// Of a field with a piece: its ground without the sign in its middle, which stands small above.
void draw_covered_ground(Pencil pencil, FieldKind kind) {
    pencil.ground(hexagon(covered_part), ground_of(kind));
    if (kind != FieldKind::movement) draw_small_sign(pencil, kind);
}

// Below what stands on the field; above a portal, whose way out may lead downwards.
void draw_field_id(Pencil pencil, const BoardField& field) {
    const double line = field.kind == FieldKind::portal ? -0.6 : 0.72;
    const Ink ink = field.kind == FieldKind::abyss ? Ink::silver : Ink::faint;
    pencil.text(field_label(field.at), {0, line}, id_height, ink, paper::Face::plain);
}

// A box that grows with what is in it.
class Bounds {
public:
    void take(const paper::Point& at, double half = 0) {
        if (!box_) box_ = paper::Box{at, 0, 0, {}, {}};
        const double right = std::max(box_->at.x + box_->width, at.x + half);
        const double bottom = std::max(box_->at.y + box_->height, at.y + half);
        box_->at = {std::min(box_->at.x, at.x - half), std::min(box_->at.y, at.y - half)};
        box_->width = right - box_->at.x;
        box_->height = bottom - box_->at.y;
    }
    const std::optional<paper::Box>& box() const { return box_; }

private:
    std::optional<paper::Box> box_;
};

// Digits are so high and wide, of their font's size.
constexpr double digit_height = 0.74;
constexpr double digit_width = 0.64;

std::optional<paper::Box> bounds_of(const paper::Item& item) {
    Bounds bounds;
    std::visit(values::overloaded{[&](const paper::Line& line) {
                                      bounds.take(line.from);
                                      bounds.take(line.to);
                                  },
                                  [&](const paper::Polyline& line) {
                                      for (const paper::Point& at : line.points) bounds.take(at);
                                  },
                                  [&](const paper::Area& area) {
                                      for (const Ring& ring : area.rings)
                                          for (const paper::Point& at : ring) bounds.take(at);
                                  },
                                  [&](const paper::Box& box) {
                                      bounds.take(box.at);
                                      bounds.take({box.at.x + box.width, box.at.y + box.height});
                                  },
                                  [&](const paper::Mark& mark) { bounds.take(mark.at, mark.size / 2); },
                                  [&](const paper::Text& text) {
                                      const double half =
                                          digit_width * text.size * static_cast<double>(text.text.size()) / 2;
                                      bounds.take({text.at.x - half, text.at.y});
                                      bounds.take({text.at.x + half, text.at.y - digit_height * text.size});
                                  }},
               item);
    return bounds.box();
}

class BoardDrawing {
public:
    BoardDrawing(const ShownBoard& shown, BoardSize size, std::string title)
        : BoardDrawing{shown, size, sheet_of(shown.board, size), std::move(title)} {}
    BoardDrawing(const ShownBoard& shown, BoardSize size, const HexSheet& sheet, std::string title)
        : shown_{shown}, size_{size}, sheet_{sheet}, picture_{sheet_.width(), sheet_.height(), std::move(title), {}} {}

    paper::Picture picture() && { return std::move(picture_); }

    void draw(const Touched& touched) {
        draw_fields();
        draw_touched(touched);
        for (std::size_t i = 0; i < shown_.board.fields.size(); ++i) draw_pieces(field_at(i));
        draw_ids();
    }
    void draw_ground() {
        draw_fields();
        draw_ids();
    }
    void draw_fields() {
        for (const Ink ground : grounds) draw_grounds(ground);
        for (std::size_t i = 0; i < shown_.board.fields.size(); ++i) draw_kind(field_at(i));
        draw_portals();
        draw_zone_borders();
        for (const Group& group : shown_.layout.groups) draw_group(group);
    }
    // Only what must be seen, without grounds and borders.
    void draw_signs(double letters) {
        for (std::size_t i = 0; i < shown_.board.fields.size(); ++i) {
            const FieldId field = field_at(i);
            const bool is_bare = shown_.now.cells.empty(field) && shown_.board[field].kind == FieldKind::movement;
            if (!is_bare) draw_kind(field);
            if (const auto stack = shown_.now.cells.stack(field)) draw_top(pencil(hex(field)), *stack, letters);
            if (const auto building = shown_.now.cells.building(field))
                draw_building(pencil(hex(field)), *building, letters);
        }
        draw_portals();
        for (const Group& group : shown_.layout.groups) draw_figure(group);
    }
    // Over a picture of the fields without any pieces: signs are smaller where a piece stands.
    void draw_over_ground(const Touched& touched) {
        for (std::size_t i = 0; i < shown_.board.fields.size(); ++i)
            if (!shown_.now.cells.empty(field_at(i))) draw_covered(field_at(i));
        draw_over_covered(touched);
        for (std::size_t i = 0; i < shown_.board.fields.size(); ++i) draw_pieces(field_at(i));
        for (const BoardField& field : shown_.board.fields)
            if (is_covered(field.at)) draw_id(field);
    }
    // What the ground of a piece has covered, and what was touched.
    void draw_over_covered(const Touched& touched) {
        for (const LaidPortal& portal : shown_.layout.portals)
            if (is_covered(portal.at)) draw_way_out_of(portal);
        for (const Group& group : shown_.layout.groups)
            if (std::any_of(group.fields.begin(), group.fields.end(), [this](Hex at) { return is_covered(at); }))
                draw_figure(group);
        draw_touched(touched);
    }

private:
    bool is_covered(Hex at) const {
        const auto field = shown_.board.find(at);
        return field && !shown_.now.cells.empty(*field);
    }
    void draw_covered(FieldId field) { draw_covered_ground(pencil(hex(field)), shown_.board[field].kind); }

    Hex hex(FieldId field) const { return shown_.board[field].at; }
    double unit() const { return sheet_.radius(); }
    Pencil pencil(Hex at) { return {picture_, sheet_.middle(at), unit()}; }
    paper::Pen pen(Ink ink, double width, paper::Dash dash = paper::Dash::solid) const {
        return {ink, std::max(0.6, width * unit()), dash};
    }

    // All fields with one ground, as one area.
    void draw_grounds(Ink ground) {
        paper::Area area{{}, ground, pen(Ink::coast, 0.05)};
        for (const BoardField& field : shown_.board.fields)
            if (ground_of(field.kind) == ground) area.rings.push_back(sheet_.outline(field.at));
        if (!area.rings.empty()) picture_.items.emplace_back(std::move(area));
    }

    void draw_kind(FieldId field) {
        const FieldKind kind = shown_.board[field].kind;
        if (shown_.now.cells.empty(field)) return draw_sign(pencil(hex(field)), kind);
        if (kind != FieldKind::movement) draw_small_sign(pencil(hex(field)), kind);
    }

    void draw_portals() {
        for (const LaidPortal& portal : shown_.layout.portals) draw_way_out_of(portal);
    }
    void draw_way_out_of(const LaidPortal& portal) {
        const auto ring = around(portal.at);
        const auto exit = std::find(ring.begin(), ring.end(), portal.exit);
        draw_way_out(pencil(portal.at), static_cast<std::size_t>(exit - ring.begin()));
    }

    // Around each zone: where a storm field's neighbour is of no storm.
    void draw_zone_borders() {
        for (const BoardField& field : shown_.board.fields)
            if (field.kind == FieldKind::storm)
                draw_border(field.at, pen(Ink::lane, 0.14, paper::Dash::dots), [&](Hex other) {
                    const auto next = shown_.board.find(other);
                    return next && shown_.board[*next].kind == FieldKind::storm;
                });
    }

    template <class IsInside>
    void draw_border(Hex at, const paper::Pen& pen, const IsInside& is_inside) {
        const auto ring = around(at);
        for (std::size_t i = 0; i < ring.size(); ++i)
            if (!is_inside(ring[i])) picture_.items.emplace_back(sheet_.side(at, i, pen));
    }

    // A thick border, and the tile's figure where its fields meet, or in the upper corner of a single one.
    void draw_group(const Group& group) {
        for (const Hex at : group.fields)
            draw_border(at, pen(Ink::ink, 0.1), [&](Hex other) {
                return std::find(group.fields.begin(), group.fields.end(), other) != group.fields.end();
            });
        draw_figure(group);
    }
    void draw_figure(const Group& group) {
        paper::Point sum;
        for (const Hex at : group.fields) sum = {sum.x + sheet_.middle(at).x, sum.y + sheet_.middle(at).y};
        const auto count = static_cast<double>(group.fields.size());
        const paper::Point middle{sum.x / count, sum.y / count};
        const bool apart = std::none_of(group.fields.begin(), group.fields.end(), [&](Hex at) {
            return std::hypot(sheet_.middle(at).x - middle.x, sheet_.middle(at).y - middle.y) < unit() / 2;
        });
        const Pencil place{picture_, {middle.x, middle.y - (apart ? 0 : 0.66 * unit())}, unit() * 0.62};
        group.kind == GroupKind::pyramid ? draw_pyramid(place) : draw_lighthouse(place);
    }

    void draw_touched(const Touched& touched) {
        for (const FieldId field : touched.far) draw_ring(field, pen(Ink::accent, 0.1, paper::Dash::dashes));
        for (const FieldId field : touched.fields) draw_ring(field, pen(Ink::accent, 0.16));
        if (touched.way) draw_way(*touched.way);
    }
    void draw_ring(FieldId field, const paper::Pen& pen) {
        auto ring = sheet_.outline(hex(field), 0.9);
        ring.push_back(ring.front());
        picture_.items.emplace_back(paper::Polyline{std::move(ring), pen});
    }

    // An arrow up to the edge of the piece at its end. Through a portal nothing is drawn: it goes on from another exit.
    void draw_way(const Way& way) {
        for (std::size_t i = 1; i + 1 < way.over.size(); ++i)
            if (are_beside(way.over[i - 1], way.over[i]))
                picture_.items.emplace_back(paper::Line{sheet_.middle(hex(way.over[i - 1])),
                                                        sheet_.middle(hex(way.over[i])),
                                                        pen(Ink::accent, 0.12, paper::Dash::dashes)});
        const bool comes_out = way.over.size() > 1 && !are_beside(*(way.over.end() - 2), way.to);
        if (!comes_out) draw_arrow(way.over.size() > 1 ? *(way.over.end() - 2) : way.from, way.to);
    }
    bool are_beside(FieldId one, FieldId other) const {
        const auto ring = around(hex(one));
        return std::find(ring.begin(), ring.end(), hex(other)) != ring.end();
    }
    void draw_arrow(FieldId first, FieldId last) {
        const paper::Point from = sheet_.middle(hex(first));
        const paper::Point middle = sheet_.middle(hex(last));
        const double length = std::hypot(middle.x - from.x, middle.y - from.y);
        if (length < unit()) return;
        const paper::Point step{(middle.x - from.x) / length, (middle.y - from.y) / length};
        const auto on_way = [&](double along, double across) {
            return paper::Point{from.x + step.x * along - step.y * across, from.y + step.y * along + step.x * across};
        };
        const double head = length - 0.62 * unit();
        picture_.items.emplace_back(
            paper::Line{from, on_way(head - 0.3 * unit(), 0), pen(Ink::accent, 0.12, paper::Dash::dashes)});
        picture_.items.emplace_back(paper::Area{{{on_way(head, 0), on_way(head - 0.5 * unit(), 0.26 * unit()),
                                                  on_way(head - 0.5 * unit(), -0.26 * unit())}},
                                                Ink::accent,
                                                std::nullopt});
    }

    void draw_pieces(FieldId field) {
        if (const auto stack = shown_.now.cells.stack(field)) draw_stack(pencil(hex(field)), *stack);
        if (const auto building = shown_.now.cells.building(field)) draw_building(pencil(hex(field)), *building);
    }

    void draw_ids() {
        for (const BoardField& field : shown_.board.fields) draw_id(field);
    }
    void draw_id(const BoardField& field) {
        if (size_ == BoardSize::large) draw_field_id(pencil(field.at), field);
    }

    const ShownBoard& shown_;
    BoardSize size_;
    HexSheet sheet_;
    paper::Picture picture_;
};

// A picture of one field, drawn by a pencil in its middle.
template <class Drawing>
paper::Picture on_field_sheet(double radius, const Drawing& drawing) {
    paper::Picture picture{field_sheet * radius, field_sheet * radius, {}, {}};
    drawing(Pencil{picture, {picture.width / 2, picture.height / 2}, radius});
    return picture;
}

// Empty if it is no board.
paper::Picture lone_picture(const Layout& layout, const std::vector<Hex>& hexagons, const std::optional<Stack>& stack) {
    const auto [width, most_radius] = look_of(BoardSize::large);
    const HexSheet sheet{hexagons, width, most_radius};
    const auto board = make_board(layout);
    if (!board) return {sheet.width(), sheet.height(), {}, {}};
    Position now;
    now.cells = Cells{board->fields.size()};
    if (stack) now.cells.put(field_at(0), *stack);
    return board_picture({*board, layout, now}, sheet);
}

}  // namespace

HexSheet sheet_of(const Board& board, BoardSize size) {
    const SizeLook look = look_of(size);
    return {board, look.width, look.most_radius};
}

paper::Picture board_picture(const ShownBoard& shown, BoardSize size, const Touched& touched, std::string title) {
    BoardDrawing drawing{shown, size, std::move(title)};
    drawing.draw(touched);
    return std::move(drawing).picture();
}

paper::Picture board_ground(const ShownBoard& shown, BoardSize size, std::string title) {
    Position bare;
    bare.cells = Cells{shown.board.fields.size()};
    const ShownBoard fields{shown.board, shown.layout, bare};
    BoardDrawing drawing{fields, size, std::move(title)};
    drawing.draw_ground();
    return std::move(drawing).picture();
}

paper::Picture board_pieces(const ShownBoard& shown, BoardSize size, const Touched& touched, std::string title) {
    BoardDrawing drawing{shown, size, std::move(title)};
    drawing.draw_over_ground(touched);
    return std::move(drawing).picture();
}

paper::Picture board_touched(const ShownBoard& shown, BoardSize size, const Touched& touched) {
    BoardDrawing drawing{shown, size, {}};
    drawing.draw_over_covered(touched);
    return std::move(drawing).picture();
}

paper::Picture covered_picture(const BoardField& field, BoardSize size, double radius) {
    return on_field_sheet(radius, [&](Pencil pencil) {
        draw_covered_ground(pencil, field.kind);
        if (size == BoardSize::large) draw_field_id(pencil, field);
    });
}

paper::Picture piece_picture(const Stack& stack, double radius, double letters) {
    return on_field_sheet(radius, [&](Pencil pencil) { draw_stack(pencil, stack, letters); });
}

paper::Picture piece_picture(const Building& building, double radius, double letters) {
    return on_field_sheet(radius, [&](Pencil pencil) { draw_building(pencil, building, letters); });
}

paper::Picture board_picture(const ShownBoard& shown, const HexSheet& sheet) {
    BoardDrawing drawing{shown, BoardSize::small, sheet, {}};
    drawing.draw({});
    return std::move(drawing).picture();
}

std::vector<paper::Box> sign_boxes(const ShownBoard& shown, const HexSheet& sheet, double letters) {
    BoardDrawing drawing{shown, BoardSize::bare, sheet, {}};
    drawing.draw_signs(letters);
    std::vector<paper::Box> boxes;
    for (const paper::Item& item : std::move(drawing).picture().items)
        if (auto box = bounds_of(item)) boxes.push_back(*std::move(box));
    return boxes;
}

paper::Picture tile_picture(const std::string& letters, int turn) {
    Layout layout;
    layout.library.push_back({"A", letters});
    layout.tiles.push_back({"A", {0, 0}, turn});
    const auto places = places_of(layout.tiles.front());
    return lone_picture(layout, {places.begin(), places.end()}, {});
}

paper::Picture field_picture(FieldKind kind, const std::optional<Stack>& stack) {
    Layout layout;
    layout.rows.push_back({{0, 0}, std::string{letter(kind)}});
    return lone_picture(layout, {{0, 0}}, stack);
}

}  // namespace eko::words
