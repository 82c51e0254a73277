// SPDX-License-Identifier: MIT
// What the user prefers, from its file and back into it: what it means is the business of whoever is told.
#pragma once

#include "present/window/preferences.h"

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

class wxTopLevelWindow;

namespace gui {

class PreferenceKeeper {
public:
    // From now on these count. They are in the file already, as far as it could be written.
    std::function<void()> on_change = [] {};

    // From that file, else from the usual one. Tells nobody.
    void load(const std::optional<std::filesystem::path>& file);
    const present::Preferences& all() const { return preferences_; }
    void prefer(present::Preferences preferences);
    void save();
    // What could not be read or written, a sentence; once.
    std::optional<std::string> take_trouble();

    // Single ones.
    void step_text(int steps);
    void step_view(int steps);
    void turn_animation();
    void choose_theme(present::ThemeWish wish);
    void tour_was_seen();

    // Where the window lay, as far as any of it can be seen now; and where it lies.
    void put_back(wxTopLevelWindow& window) const;
    void keep_place(const wxTopLevelWindow& window);

private:
    template <class Change>
    void change(const Change& how);

    std::optional<std::filesystem::path> file_;  // none: the system names no home
    present::Preferences preferences_;
    std::optional<std::string> trouble_;  // not yet said
};

}  // namespace gui
