// SPDX-License-Identifier: MIT
// How long a window takes from something that is done to it until all of it has been painted anew.
#pragma once

#include "gui/canvas/canvas.h"

#include <functional>
#include <string>
#include <vector>

class wxFrame;

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

// The floor: a canvas with nothing on it, in a window of its own.
class Empty : public gui::Canvas {
public:
    using Canvas::Canvas;

private:
    void draw(gui::Painter&) override {}
};
class Floor {
public:
    Floor(const gui::Theme& theme, const wxSize& inside);
    ~Floor();
    Floor(const Floor&) = delete;
    Floor& operator=(const Floor&) = delete;
    Times until_painted();

private:
    wxFrame* frame_;
    Empty* empty_;
};

// Lets the window work for so long.
void turn_for(int milliseconds);

// From the time that `change` says until these canvases have been painted since; all that are shown of a window.
Times until_painted(wxWindow& window, const std::function<Times()>& change);

}  // namespace bench
