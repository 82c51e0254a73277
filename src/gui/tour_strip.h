// SPDX-License-Identifier: MIT
// The tour: a strip below the table that explains one part of it after the other. Native, and nothing waits for it:
// whatever it speaks of can be tried meanwhile.
#pragma once

#include "gui/theme.h"
#include "present/tour.h"

#include <wx/panel.h>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

class wxButton;
class wxStaticText;

namespace gui {

class TourStrip : public wxPanel {
public:
    // The theme must outlive the strip.
    TourStrip(wxWindow* parent, const Theme& theme);

    // The place a step is about; none when the tour is over.
    std::function<void(std::optional<present::TourPlace>)> on_step = [](auto) {};

    // From its first step, with the keyboard on it.
    void begin();
    void end();
    bool is_shown() const { return IsShown(); }
    std::size_t step() const { return step_; }
    void restyle();

private:
    void go(std::size_t step);
    void show_step();
    void break_lines();
    int room_for_text() const;

    const Theme& theme_;
    std::size_t step_ = 0;
    wxStaticText* place_;
    wxStaticText* heading_;
    wxStaticText* text_;
    wxButton* next_;
    wxButton* back_;
    wxButton* skip_;
};

}  // namespace gui
