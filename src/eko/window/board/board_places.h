// SPDX-License-Identifier: MIT
// Where the fields of a board's picture lie in a panel of the window: fitted into it, zoomed and dragged from there.
#pragma once

#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/words/pictures/hex_sheet.h"
#include "gui/canvas/rect.h"
#include "paper/picture.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace eko::window {

// The field of that number on a board.
inline FieldId field_of(std::size_t number) { return FieldId{static_cast<std::uint16_t>(number)}; }

class BoardPlaces {
public:
    // Zoom and place are kept.
    void set_panel(const gui::Rect& panel) { panel_ = panel; }
    // How large the picture is; both above 0.
    void set_picture(double width, double height);
    void fit();
    // The place under the pointer stays there.
    void zoom(paper::Point pointer, double factor);
    void drag(double by_x, double by_y);

    const gui::Rect& panel() const { return panel_; }
    // Of the whole picture, however much of it is outside of the panel.
    gui::Rect picture() const;

private:
    gui::Rect fitted() const;

    gui::Rect panel_;
    double width_ = 1;
    double height_ = 1;
    double zoom_ = 1;
    paper::Point moved_{};  // of the picture's middle, from the panel's
};

// The hexagons of one board, where its picture is.
class Hexagons {
public:
    // `picture`: its place in the panel. The board must outlive it.
    Hexagons(const Board& board, const gui::Rect& picture);

    std::size_t size() const { return board_.fields.size(); }
    const gui::Rect& picture() const { return picture_; }
    const words::HexSheet& sheet() const { return sheet_; }  // which lies at the picture's corner
    double radius() const { return sheet_.radius(); }        // from the middle to a corner
    paper::Point middle(FieldId field) const;
    // Corners of the field's hexagon, moved towards its middle by a factor.
    std::vector<paper::Point> outline(FieldId field, double factor) const;
    // A box that is given around the field's middle in radii.
    gui::Rect placed(FieldId field, const paper::Box& box) const {
        const auto [x, y] = middle(field);
        return {x + box.at.x * radius(), y + box.at.y * radius(), box.width * radius(), box.height * radius()};
    }
    // A rectangle within the hexagon that meets none of its neighbours'.
    gui::Rect inside(FieldId field) const;
    // The nearest field to the left, below 0, or to the right; what lies aside counts double. Nothing if there is none.
    std::optional<FieldId> beside(FieldId from, int by) const;
    // Of the next row that has fields, above where `by` is below 0, else below, the field nearest to that column.
    // Nothing if there is no such row.
    std::optional<FieldId> in_next_row(FieldId from, int by, int column) const;
    // How far to the right a field lies, in halves of a hexagon's width.
    int column(FieldId field) const;

private:
    const Board& board_;
    words::HexSheet sheet_;
    gui::Rect picture_;
};

}  // namespace eko::window
