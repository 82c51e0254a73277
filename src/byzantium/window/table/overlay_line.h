// SPDX-License-Identifier: MIT
// Over the map, while something is laid over it: what that is, and how to get the next or be rid of it.
#pragma once

#include "byzantium/words/chances/overlay.h"
#include "gui/canvas/key_canvas.h"
#include "present/help/help_topic.h"

#include <functional>
#include <optional>

namespace byzantium::window {

class OverlayLine : public gui::KeyCanvas {
public:
    OverlayLine(wxWindow* parent, const gui::Theme& theme);

    std::function<void()> on_next = [] {};  // the next army's threats
    std::function<void()> on_close = [] {};

    void show(const std::optional<words::Overlay>& overlay);
    bool is_empty() const { return heading_.empty(); }
    // In logical pixels, for that width.
    int best_height(int width);

protected:
    void draw(gui::Painter& painter) override;
    present::HelpTopic page_topic() const override;

private:
    double buttons_width(gui::Painter& painter);
    bool has_next() const { return kind_ == words::OverlayKind::threats; }

    std::string heading_;
    words::OverlayKind kind_ = words::OverlayKind::threats;
};

}  // namespace byzantium::window
