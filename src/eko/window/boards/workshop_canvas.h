// SPDX-License-Identifier: MIT
// Draws the part of the workshop that is at hand: its sheet of hexagons, and beside it what can be chosen. Decides
// nothing: clicks are handed on by the names of places. Tab walks over what is beside the sheet, and on to the next
// control.
#pragma once

#include "eko/rules/ids.h"
#include "eko/words/pictures/hex_sheet.h"
#include "eko/words/shelf/workshop.h"
#include "gui/canvas/key_canvas.h"
#include "paper/picture.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace eko::window {

class PictureGrid;

class WorkshopCanvas : public gui::KeyCanvas {
public:
    // All of it must outlive the canvas.
    WorkshopCanvas(wxWindow* parent, const gui::Theme& theme, const words::Workshop& workshop);

    std::function<void(const std::string& name)> on_press = [](const auto&) {};  // "kind:r", "deal", "part:2"
    std::function<void(Hex)> on_tap = [](Hex) {};
    std::function<void(Hex)> on_stroke = [](Hex) {};
    std::function<void()> on_lift = [] {};  // the pointer moves with its button up, or it was released

    // False: it would leave the canvas.
    bool walk_within(gui::Walk direction);
    std::string meaning() const override;

protected:
    void draw(gui::Painter& painter) override;
    bool is_stop(const gui::Area& area) const override;

private:
    void stroked(wxMouseEvent& event);
    std::optional<Hex> hexagon_at(double x, double y) const;

    void draw_parts(gui::Painter& painter, gui::Rect line);
    void draw_sheet(gui::Painter& painter, const gui::Rect& box);
    bool shows_free_fields() const;
    void draw_slot(gui::Painter& painter, const words::SlotShown& slot);
    void draw_hexagon(gui::Painter& painter, Hex at, double factor, const wxColour& edge, double width,
                      const wxColour& fill);
    void draw_key(gui::Painter& painter, const paper::Point& middle, const std::string& key);
    void make_areas(gui::Painter& painter);
    std::optional<std::string> draw_palette(gui::Painter& painter, gui::Rect box);
    // Heights of groups, with the gaps below them.
    struct Wanted {
        double lines = 0;
        double pictures = 0;  // as large as they become
        double least_pictures = 0;
    };
    double lines_height(const gui::Painter& painter, const words::PaletteGroup& group) const;
    Wanted wanted(const gui::Painter& painter, const words::Palette& palette, double width) const;
    void draw_standing(gui::Painter& painter, gui::Rect& inside, const std::string& words, const Wanted& wanted);
    void draw_groups(gui::Painter& painter, gui::Rect inside, const words::Palette& palette, const Wanted& wanted);
    void draw_cells(gui::Painter& painter, const gui::Rect& box, const words::PaletteGroup& group, std::size_t columns);
    void draw_cell(gui::Painter& painter, const gui::Rect& cell, const words::PaletteItem& item);
    void draw_picture_item(gui::Painter& painter, const gui::Rect& cell, const words::PaletteItem& item,
                           const PictureGrid& grid);
    void draw_line(gui::Painter& painter, const gui::Rect& cell, const words::PaletteItem& item);
    void draw_label(gui::Painter& painter, const gui::Rect& box, const std::string& label, const gui::TextStyle& style);
    void draw_buttons(gui::Painter& painter, gui::Rect& box, const std::vector<words::PaletteButton>& buttons);

    const words::Workshop& workshop_;
    words::Sheet sheet_;
    std::optional<words::HexSheet> places_;  // where its hexagons are, from the corner of
    gui::Rect picture_{};
};

}  // namespace eko::window
