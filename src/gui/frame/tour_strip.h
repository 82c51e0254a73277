// SPDX-License-Identifier: MIT
// The tour: a strip below the table that explains its parts one after the other.
#pragma once

#include "gui/frame/step_strip.h"
#include "present/help/tour.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace gui {

class TourStrip : public StepStrip {
public:
    // The theme must outlive the strip.
    TourStrip(wxWindow* parent, const Theme& theme);

    // The place that the step is about; nothing when the tour is over.
    std::function<void(std::optional<present::TourPlace>)> on_step = [](auto) {};
    // The user asked for the guide to a first game, after the last step.
    std::function<void()> on_guide = [] {};

    // From the first of these, with the keyboard on it.
    void begin(std::vector<present::TourStep> steps);
    void end() override;
    std::size_t step() const { return step_; }

private:
    void go(std::size_t step);
    void show_step();

    std::vector<present::TourStep> steps_;
    std::size_t step_ = 0;
    wxButton* next_;
    wxButton* back_;
    wxButton* skip_;
    wxButton* guide_;
};

}  // namespace gui
