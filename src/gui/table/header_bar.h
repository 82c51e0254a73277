// SPDX-License-Identifier: MIT
// The bar at the top: the question and whose turn it is, between the game's drawings at both ends; below the question
// the row of tools.
#pragma once

#include "gui/canvas/fitted.h"
#include "gui/canvas/tool_row.h"
#include "gui/canvas/walked_canvas.h"
#include "present/table/head.h"

#include <optional>
#include <string>
#include <vector>

namespace gui {

class HeaderEnds;

class HeaderBar : public WalkedCanvas {
public:
    HeaderBar(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "header") {}

    // The height it needs, in logical pixels at the usual text size.
    static constexpr double height = 66;

    // They must outlive everything shown.
    void set_ends(HeaderEnds& ends) { ends_ = &ends; }
    void show(present::Head head);
    void show_tools(std::vector<Tool> tools);

    // What becomes of a question that is too long for its line in large letters: it continues below the board; only
    // its beginning is seen, since below a part of it is asked in words of its own; or it is written whole in smaller
    // ones, as long as even these find room.
    enum class Long { continues_below, is_begun, is_whole };
    // What is to stand below, at the present size; empty if all of it stands here. Call it when either has changed.
    std::string divide(Long what);

protected:
    void draw(Painter& painter) override;

private:
    struct Boxes {
        Rect left;
        Rect question;
        Rect tools;
        Rect right;
    };
    Boxes boxes(const Fitted& fitted, const Rect& whole) const;
    void draw_question(const Fitted& fitted, Rect box);
    void draw_repair(const Fitted& fitted, const Rect& box);

    HeaderEnds* ends_ = nullptr;
    std::vector<Tool> tools_;
    std::optional<present::Head> head_;  // none before the first table is shown
    std::string beginning_;              // of a question that is not seen whole here; empty: it is
};

}  // namespace gui
