// SPDX-License-Identifier: MIT
// Shows what a repair would do, in the place of the board, until the repair is accepted or left.
#pragma once

#include "gui/canvas/canvas.h"
#include "gui/canvas/scrolled_part.h"
#include "present/help/article.h"

#include <functional>
#include <string>

namespace gui {

class RepairPage : public Canvas {
public:
    RepairPage(wxWindow* parent, const Theme& theme);

    // A rule on the page was clicked.
    std::function<void(const std::string& id)> on_rule = [](const std::string&) {};

    void show(present::Article article);

protected:
    void draw(Painter& painter) override;
    bool is_framed() const override { return true; }

private:
    present::Article article_;  // empty before the first repair
    ScrolledPart part_{*this};
};

}  // namespace gui
