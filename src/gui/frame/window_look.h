// SPDX-License-Identifier: MIT
// How large and in which colours all of a window is drawn: its theme follows its size and what the user prefers.
#pragma once

#include "gui/canvas/theme.h"
#include "present/window/preferences.h"

#include <functional>

class wxWindow;

namespace gui {

class WindowLook {
public:
    // It changes the theme, which others read; both must outlive it.
    WindowLook(const wxWindow& window, Theme& theme);

    // The theme has changed: all must be drawn anew.
    std::function<void()> on_change = [] {};

    // Before anything is drawn, at the usual size. Tells nobody.
    void begin(const present::Preferences& preferences);
    // Likewise whenever they change.
    void follow(const present::Preferences& preferences);
    // Whatever is preferred.
    void change(Tone tone, double text_wish);
    // The window has another size.
    void resized();
    // How many times as wide and as high as the window its pages are: 1, or more if the text is so large that a page
    // finds no room in it.
    double page_scale() const;

private:
    Tone tone_preferred(const present::Preferences& preferences) const;

    const wxWindow& window_;
    Theme& theme_;
    Tone system_tone_;
    present::PieceColours colours_{};
};

}  // namespace gui
