// SPDX-License-Identifier: MIT
// A table view between two bands: above, who is asked what, and the turn; below, what happened last. A game draws what
// is between them, its players in columns.
#pragma once

#include "gui/canvas/fitted.h"
#include "gui/table_view/table_view_canvas.h"
#include "paper/table.h"

#include <optional>
#include <string>

namespace gui {

struct TableBands {
    std::string turn;  // "Turn 2 of 3"
    std::string question;
    std::optional<paper::Badge> speaker;  // none when nobody is asked
    std::string last;                     // the last entry in a sentence
    std::string outlook{};                // what could come soon; may be empty
};

class TableBandsCanvas : public TableViewCanvas {
public:
    using TableViewCanvas::TableViewCanvas;

protected:
    // Nothing is drawn before the first call.
    void show_bands(TableBands bands);

    void draw(Painter& painter) final;
    // Units: a screen of 1920 x 1080 is as many of them.
    virtual void draw_between(const Fitted& fitted, Rect place) = 0;

    // A gap stands between two neighbours, and nothing beside the outer ones.
    static Rect column_of(const Fitted& fitted, const Rect& place, int player, int players);

private:
    void draw_question(const Fitted& fitted, Rect band);
    void draw_last(const Fitted& fitted, Rect band);

    std::optional<TableBands> bands_;
};

// In units.
constexpr double table_margin = 14;

// In as large letters as the box holds, at most these.
void draw_wrapped(const Fitted& fitted, const Rect& box, const std::string& text, TextStyle style);

}  // namespace gui
