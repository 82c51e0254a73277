// SPDX-License-Identifier: MIT
// How long a window takes from something that is done to it until all of it has been painted anew.
#pragma once

#include "gui/canvas.h"

#include <functional>
#include <string>
#include <vector>

namespace bench {

struct Times {
    double wall;       // ms
    double processor;  // ms, of all threads
};
Times now();

struct Spread {
    double median;
    double high;  // 95th percentile
};
Spread spread(const std::vector<Times>& times, double Times::*which);
std::string said(const std::vector<Times>& times);

// The floor: a canvas with nothing on it.
class Empty : public gui::Canvas {
public:
    using Canvas::Canvas;

private:
    void draw(gui::Painter&) override {}
};

// Lets the window work for so long.
void turn_for(int milliseconds);

// From the time that `change` says until these canvases have been painted since; all that are shown of a window.
Times until_painted(wxWindow& window, const std::function<Times()>& change);

}  // namespace bench
