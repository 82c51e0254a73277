// SPDX-License-Identifier: MIT
// Over the board, while something is laid over it: what that is, and how to get the next or be rid of it.
#pragma once

#include "gui/canvas/key_canvas.h"
#include "present/help/help_topic.h"

#include <functional>
#include <optional>
#include <string>

namespace gui {

struct OverlayHeading {
    std::string text;
    Button away;
    std::optional<Button> next{};  // none: there is nothing after it
    present::HelpTopic topic{present::HelpContents{}};
};

class OverlayLine : public KeyCanvas {
public:
    OverlayLine(wxWindow* parent, const Theme& theme);

    std::function<void()> on_next = [] {};
    std::function<void()> on_close = [] {};

    void show(std::optional<OverlayHeading> heading);
    bool is_empty() const { return !heading_; }
    // In logical pixels, for that width.
    int best_height(int width);
    // The same if its words have two lines.
    int height_of_two_lines();

protected:
    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override;

private:
    struct Buttons {
        Button away;
        std::optional<Button> next;
    };
    double width(Painter& painter, const Buttons& buttons);
    double words_width(Painter& painter, double wide, const Buttons& buttons);
    Buttons fitting_buttons(Painter& painter, double wide);

    std::optional<OverlayHeading> heading_;
};

}  // namespace gui
