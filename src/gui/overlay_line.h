// SPDX-License-Identifier: MIT
// Over the map, while something is laid over it: what that is, and how to get the next or be rid of it.
#pragma once

#include "gui/key_canvas.h"
#include "present/help_topic.h"
#include "present/overlay.h"

#include <functional>
#include <optional>

namespace gui {

class OverlayLine : public KeyCanvas {
public:
    OverlayLine(wxWindow* parent, const Theme& theme);

    std::function<void()> on_next = [] {};  // the next army's threats
    std::function<void()> on_close = [] {};

    void show(const std::optional<present::Overlay>& overlay);
    bool is_empty() const { return heading_.empty(); }
    // In logical pixels, for that width.
    int best_height(int width);

protected:
    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override;

private:
    double buttons_width(Painter& painter);
    bool has_next() const { return kind_ == present::OverlayKind::threats; }

    std::string heading_;
    present::OverlayKind kind_ = present::OverlayKind::threats;
};

}  // namespace gui
