// SPDX-License-Identifier: MIT
// What had better stay in sight, while there is anything; a click shows what stands behind it.
#pragma once

#include "gui/canvas/walked_canvas.h"
#include "gui/table/parts.h"

#include <functional>
#include <string>
#include <vector>

namespace gui {

struct OutlookNote {
    std::string name;  // of its area: unlike all others
    std::string sentence;
    std::string tip;      // what a click on it shows
    std::string brief{};  // for a single line
    bool operator==(const OutlookNote&) const = default;
};

class OutlookLine : public WalkedCanvas {
public:
    OutlookLine(wxWindow* parent, const Theme& theme) : WalkedCanvas(parent, theme, "outlook") {}

    // With the note's name.
    std::function<void(const std::string& name)> on_click = [](const std::string&) {};

    void show(std::vector<OutlookNote> notes);
    bool is_empty() const { return notes_.empty(); }
    // Notes that would have several lines say their brief words, from now on.
    void tell(Telling telling) { telling_ = telling; }
    // In logical pixels, for that width.
    int best_height(int width);

protected:
    void draw(Painter& painter) override;

private:
    const std::string& words(Painter& painter, const OutlookNote& note, double width) const;
    double height_of(Painter& painter, const std::string& words, double width) const;

    std::vector<OutlookNote> notes_;
    Telling telling_ = Telling::all;
};

}  // namespace gui
