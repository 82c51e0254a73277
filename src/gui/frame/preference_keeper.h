// SPDX-License-Identifier: MIT
// Reads the user's preferences from their file and writes them back. Others apply them.
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
    // Called when preferences have changed. They are in the file already, if it could be written.
    std::function<void()> on_change = [] {};

    // Reads that file, or the usual one. Does not call on_change.
    void load(const std::optional<std::filesystem::path>& file);
    const present::Preferences& all() const { return preferences_; }
    void prefer(present::Preferences preferences);
    void save();
    // A sentence about what could not be read or written; only once.
    std::optional<std::string> take_trouble();

    // Change single preferences.
    void step_text(int steps);
    void step_view(int steps);
    void turn_animation();
    void choose_theme(present::ThemeWish wish);
    void tour_was_seen();
    void keep_choice(const std::string& name, const std::string& word);

    // Restores the last place of the window if any of it is on a screen now; keep_place notes the present one.
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
