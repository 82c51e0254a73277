// SPDX-License-Identifier: MIT
// The page of preferences, and of backups on it.
#pragma once

#include "gui/canvas/theme.h"
#include "gui/frame/library_keeper.h"
#include "gui/frame/page_stack.h"
#include "gui/frame/preference_keeper.h"
#include "store/backups.h"

#include <functional>
#include <string>

namespace gui {

class PreferencesPage;
class Tables;

class Preferring {
public:
    // What it shows and changes. All of it must outlive this object.
    struct Room {
        PageStack& pages;
        const Theme& theme;
        PreferenceKeeper& preferences;
        LibraryKeeper& library;
        Tables& tables;
    };
    explicit Preferring(const Room& room) : in_{room} {}

    // Called when the user asks for the list of keys.
    std::function<void()> on_keys = [] {};
    // Puts a backup in the place of the library, which is open again afterwards. Returns a sentence about the result.
    std::function<std::string(const store::Backup&)> put_back = [](const auto&) { return std::string{}; };

    void show();
    bool is_seen() const;
    // Call it when preferences have changed.
    void follow();
    void restyle();

private:
    void make();
    void show_backups();

    Room in_;
    PreferencesPage* page_ = nullptr;  // once it was asked for
};

}  // namespace gui
