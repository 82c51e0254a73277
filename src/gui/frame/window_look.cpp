// SPDX-License-Identifier: MIT
#include "gui/frame/window_look.h"

#include "gui/canvas/toolkit.h"

#include <wx/settings.h>
#include <wx/window.h>

#include <algorithm>
#include <cmath>

namespace gui {
namespace {

constexpr double usual_wide = 1280;
constexpr double usual_inside = 690;  // of its height, below the menus
constexpr double least_scale = 0.85;
constexpr double most_text = 1.5;      // of the usual size, for which a page finds room in a window of the usual size
constexpr double least_growth = 0.02;  // of the text's growth with the window: less is not worth laying all out anew

double usual_windows(const wxSize& inside) { return std::min(inside.x / usual_wide, inside.y / usual_inside); }

// Text grows with the window, but less: a larger window also shows more.
double window_scale(const wxSize& inside) {
    return std::clamp(1 + 0.8 * (usual_windows(inside) - 1), least_scale, 2.5);
}

double text_wish_of(const present::Preferences& preferences) { return preferences.text_percent / 100.0; }

}  // namespace

WindowLook::WindowLook(const wxWindow& window, Theme& theme)
    : window_{window},
      theme_{theme},
      system_tone_{wxSystemSettings::GetAppearance().IsDark() ? Tone::dark : Tone::light} {}

Tone WindowLook::tone_preferred(const present::Preferences& preferences) const {
    switch (preferences.theme) {
        case present::ThemeWish::light:
            return Tone::light;
        case present::ThemeWish::dark:
            return Tone::dark;
        case present::ThemeWish::system:
            break;
    }
    return system_tone_;
}

void WindowLook::begin(const present::Preferences& preferences) {
    colours_ = preferences.colours;
    theme_ = theme(tone_preferred(preferences), text_wish_of(preferences), 1, colours_);
    use_tone(theme_.tone);
}

void WindowLook::follow(const present::Preferences& preferences) {
    colours_ = preferences.colours;
    const Tone tone = tone_preferred(preferences);
    const double text = text_wish_of(preferences);
    if (tone == theme_.tone && text == theme_.text_wish && colours_ == theme_.pieces) return;
    use_tone(tone);
    change(tone, text);
}

void WindowLook::change(Tone tone, double text_wish) {
    theme_ = theme(tone, text_wish, window_scale(window_.GetClientSize()), colours_);
    on_change();
}

void WindowLook::resized() {
    const double now = theme_.text_scale / theme_.text_wish;
    if (std::abs(window_scale(window_.GetClientSize()) - now) > least_growth) change(theme_.tone, theme_.text_wish);
}

double WindowLook::page_scale() const {
    return std::max(1.0, theme_.text_scale / (most_text * usual_windows(window_.GetClientSize())));
}

}  // namespace gui
