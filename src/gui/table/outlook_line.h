// SPDX-License-Identifier: MIT
// What had better stay in sight, while there is anything; a click shows what stands behind it.
#pragma once

#include "gui/canvas/walked_canvas.h"

#include <functional>
#include <string>
#include <vector>

namespace gui {

struct OutlookNote {
    std::string name;  // of its area: unlike all others
    std::string sentence;
    std::string tip;  // what a click on it shows
    bool operator==(const OutlookNote&) const = default;
};

class OutlookLine : public WalkedCanvas {
public:
    OutlookLine(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "outlook") {}

    // With the note's name.
    std::function<void(const std::string& name)> on_click = [](const std::string&) {};

    void show(std::vector<OutlookNote> notes);
    bool is_empty() const { return notes_.empty(); }
    // In logical pixels, for that width.
    int best_height(int width);

protected:
    void draw(Painter& painter) override;

private:
    double height_of(Painter& painter, const OutlookNote& note, double width) const;

    std::vector<OutlookNote> notes_;
};

}  // namespace gui
