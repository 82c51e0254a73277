// SPDX-License-Identifier: MIT
#include "gui/frame/preference_keeper.h"

#include "present/language/failure_words.h"
#include "present/window/kept_choices.h"
#include "present/window/preferences_file.h"
#include "session/files.h"
#include "session/library_place.h"

#include <wx/display.h>
#include <wx/toplevel.h>

#include <optional>
#include <utility>

namespace gui {
namespace {

using present::Switch;

constexpr int least_seen = 100;  // pixels of the window that must lie on a screen to be grasped

// Where it was, if its screen is still there; no larger than that screen is now.
std::optional<wxRect> on_its_screen(wxRect window) {
    for (unsigned i = 0; i < wxDisplay::GetCount(); ++i) {
        const wxRect screen = wxDisplay{i}.GetClientArea();
        const wxRect seen = screen.Intersect(window);
        if (seen.width < least_seen || seen.height < least_seen) continue;
        if (window.width > screen.width) {
            window.width = screen.width;
            window.x = screen.x;
        }
        if (window.height > screen.height) {
            window.height = screen.height;
            window.y = screen.y;
        }
        return window;
    }
    return std::nullopt;
}

// wx counts in what a window manager says of its frame, whatever that is: heights of a million have been kept.
bool finds_room(const wxSize& window) {
    wxRect all;
    for (unsigned i = 0; i < wxDisplay::GetCount(); ++i) all.Union(wxDisplay{i}.GetGeometry());
    return window.x <= all.width && window.y <= all.height;
}

}  // namespace

void PreferenceKeeper::load(const std::optional<std::filesystem::path>& file) {
    try {
        file_ = file ? *file : session::preferences_file();
        auto loaded = present::load_preferences(*file_);
        preferences_ = std::move(loaded.preferences);
        trouble_ = std::move(loaded.trouble);
    } catch (const session::FileError& error) {
        trouble_ = present::failure_words(error);
    }
}

void PreferenceKeeper::prefer(present::Preferences preferences) {
    if (preferences == preferences_) return;
    preferences_ = std::move(preferences);
    save();
    on_change();
}

void PreferenceKeeper::save() {
    if (file_) trouble_ = present::save_preferences(*file_, preferences_);
}

std::optional<std::string> PreferenceKeeper::take_trouble() { return std::exchange(trouble_, std::nullopt); }

// --- Single ones

template <class Change>
void PreferenceKeeper::change(const Change& how) {
    auto wish = preferences_;
    how(wish);
    prefer(std::move(wish));
}

void PreferenceKeeper::step_text(int steps) {
    change([&](auto& wish) { wish.text_percent = present::stepped(present::text_sizes(), wish.text_percent, steps); });
}

void PreferenceKeeper::step_view(int steps) {
    change([&](auto& wish) { wish.view_percent = present::stepped(present::view_sizes(), wish.view_percent, steps); });
}

void PreferenceKeeper::turn_animation() {
    change([](auto& wish) { wish.animation = wish.animation == Switch::on ? Switch::off : Switch::on; });
}

void PreferenceKeeper::choose_theme(present::ThemeWish wish) {
    change([&](auto& all) { all.theme = wish; });
}

void PreferenceKeeper::keep_choice(const std::string& name, const std::string& word) {
    change([&](auto& wish) { present::keep_choice(wish, name, word); });
}

void PreferenceKeeper::tour_was_seen() {
    change([](auto& wish) { wish.tour = present::Tour::seen; });
}

// --- The window's place

void PreferenceKeeper::put_back(wxTopLevelWindow& window) const {
    const auto& place = preferences_.window;
    if (!place) return;
    if (const auto rect = on_its_screen({place->x, place->y, place->width, place->height})) window.SetSize(*rect);
    if (place->maximised == Switch::on) window.Maximize();
}

// The size from which a maximised window came stays.
void PreferenceKeeper::keep_place(const wxTopLevelWindow& window) {
    if (window.IsFullScreen() || window.IsIconized() || !window.IsShown()) return;
    const wxRect now = window.GetRect();
    if (!finds_room(now.GetSize())) return;
    auto& place = preferences_.window;
    if (window.IsMaximized()) {
        if (place) place->maximised = Switch::on;
    } else {
        place = present::WindowPlace{now.x, now.y, now.width, now.height, Switch::off};
    }
}

}  // namespace gui
