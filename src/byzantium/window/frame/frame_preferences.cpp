// SPDX-License-Identifier: MIT
// What the user prefers: how the main frame learns of it, lives by it and keeps it.
#include "byzantium/rules/ids.h"
#include "byzantium/window/frame/main_frame.h"
#include "byzantium/window/pages/statistics_page.h"
#include "byzantium/window/table/table_page.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/player_marks.h"
#include "gui/app/paths.h"
#include "gui/canvas/toolkit.h"
#include "gui/pages/preferences_page.h"
#include "gui/shelf/start_page.h"
#include "present/language/failure_words.h"
#include "present/window/preference_words.h"
#include "present/window/preferences.h"
#include "present/window/preferences_file.h"
#include "session/files.h"
#include "session/library_place.h"
#include "store/backups.h"
#include "wording/failure.h"

#include <wx/display.h>
#include <wx/log.h>
#include <wx/settings.h>
#include <wx/simplebook.h>

#include <algorithm>
#include <utility>

namespace byzantium::window {

using namespace gui;
namespace {

using present::Switch;

constexpr int least_seen = 100;  // pixels of the window that must lie on a screen to be grasped

// Screens may have gone since.
bool can_be_seen(const wxRect& window) {
    for (unsigned i = 0; i < wxDisplay::GetCount(); ++i) {
        const wxRect seen = wxDisplay{i}.GetClientArea().Intersect(window);
        if (seen.width >= least_seen && seen.height >= least_seen) return true;
    }
    return false;
}

// wx counts in what a window manager says of its frame, whatever that is: heights of a million have been kept.
bool finds_room(const wxSize& window) {
    wxRect all;
    for (unsigned i = 0; i < wxDisplay::GetCount(); ++i) all.Union(wxDisplay{i}.GetGeometry());
    return window.x <= all.width && window.y <= all.height;
}

// In the order of the rulebook's displays.
std::vector<NamedPiece> sample_pieces() {
    std::vector<NamedPiece> pieces;
    for (const Color color : {Color::red, Color::yellow, Color::blue, Color::green})
        pieces.push_back({words::badge(color), words::capital_word(color)});
    return pieces;
}

}  // namespace

void MainFrame::load_preferences() {
    system_tone_ = wxSystemSettings::GetAppearance().IsDark() ? Tone::dark : Tone::light;
    try {
        preferences_file_ = arguments_.preferences ? *arguments_.preferences : session::preferences_file();
        auto loaded = present::load_preferences(*preferences_file_);
        preferences_ = std::move(loaded.preferences);
        preferences_trouble_ = std::move(loaded.trouble);
    } catch (const session::FileError& error) {
        preferences_trouble_ = present::failure_words(error);
    }
    if (const auto& place = preferences_.window) {
        const wxRect window{place->x, place->y, place->width, place->height};
        if (can_be_seen(window)) SetSize(window);
        if (place->maximised == Switch::on) Maximize();
    }
    theme_ = theme(tone_preferred(), preferences_.text_percent / 100.0, 1, preferences_.colours);
    use_tone(theme_.tone);
}

void MainFrame::say_preferences_trouble() {
    if (const auto trouble = std::exchange(preferences_trouble_, std::nullopt)) say_trouble(*trouble);
}

void MainFrame::say_trouble(const std::string& trouble) {
    wxLogWarning("%s", wxString::FromUTF8(trouble));
    if (shown_ == Shown::shelf) return start_->say_trouble(trouble);
    if (table_->desk()) table_->act([&](words::Desk& desk) { desk.tell(trouble); });
}

Tone MainFrame::tone_preferred() const {
    switch (preferences_.theme) {
        case present::ThemeWish::light:
            return Tone::light;
        case present::ThemeWish::dark:
            return Tone::dark;
        case present::ThemeWish::system:
            break;
    }
    return system_tone_;
}

void MainFrame::prefer(present::Preferences preferences) {
    if (preferences == preferences_) return;
    preferences_ = std::move(preferences);
    save_preferences();
    apply_preferences();
    say_preferences_trouble();
}

void MainFrame::save_preferences() {
    if (preferences_file_) preferences_trouble_ = present::save_preferences(*preferences_file_, preferences_);
}

void MainFrame::apply_preferences() {
    table_->prefer(preferences_);
    table_view_->canvas().set_size(preferences_.view_percent / 100.0);
    if (preferences_page_) preferences_page_->show(preferences_);
    const Tone tone = tone_preferred();
    const double text = preferences_.text_percent / 100.0;
    const bool same = tone == theme_.tone && text == theme_.text_wish && preferences_.colours == theme_.pieces;
    if (!same) {
        use_tone(tone);
        change_look(tone, text);
    }
    commands_.update(*GetMenuBar());
}

// --- Single ones, by menu and key

void MainFrame::change_text(int steps) {
    auto wish = preferences_;
    wish.text_percent = present::stepped(present::text_sizes(), wish.text_percent, steps);
    prefer(std::move(wish));
}

void MainFrame::change_tone() {
    auto wish = preferences_;
    wish.theme = theme_.tone == Tone::light ? present::ThemeWish::dark : present::ThemeWish::light;
    prefer(std::move(wish));
}

void MainFrame::change_animation() {
    auto wish = preferences_;
    wish.animation = wish.animation == Switch::on ? Switch::off : Switch::on;
    prefer(std::move(wish));
}

// The size from which a maximised window came stays.
void MainFrame::keep_place() {
    if (IsFullScreen() || IsIconized() || !IsShown()) return;
    const wxRect now = GetRect();
    if (!finds_room(now.GetSize())) return;
    auto& place = preferences_.window;
    if (IsMaximized()) {
        if (place) place->maximised = Switch::on;
    } else {
        place = present::WindowPlace{now.x, now.y, now.width, now.height, Switch::off};
    }
}

// --- The page

void MainFrame::show_preferences() {
    if (!preferences_page_) {
        preferences_page_ = new PreferencesPage{pages_, theme_, sample_pieces()};
        preferences_page_->on_prefer = [this](const auto& wish) { prefer(wish); };
        preferences_page_->on_back = [this] { leave_page(); };
        preferences_page_->on_keys = [this] { show_help(HelpPage::Page::keys); };
        preferences_page_->backups().on_make = [this] { make_backup(); };
        preferences_page_->backups().on_put_back = [this](const store::Backup& one) { put_backup_back(one); };
        pages_->AddPage(preferences_page_, "preferences");
    }
    come_from_page();
    bring(Shown::preferences);
    preferences_page_->restyle();
    preferences_page_->show(preferences_);
    show_backups();
    preferences_page_->take_keyboard();
}

void MainFrame::show_backups() {
    std::optional<std::vector<store::Backup>> backups;
    if (library_) backups = store::backups(library_->file());
    preferences_page_->backups().show(std::move(backups));
}

void MainFrame::make_backup() {
    try {
        const store::Backup made = store::back_up(*library_);
        show_backups();
        preferences_page_->backups().say(present::backup_made(made.number));
    } catch (const wording::Failure& error) {
        preferences_page_->backups().say(present::failure_words(error));
    }
}

// The library must be closed for it, and is open again whatever comes of it.
void MainFrame::put_backup_back(const store::Backup& backup) {
    const auto file = library_->file();
    std::string said;
    close_library();
    try {
        const auto before = store::restore_backup(file, backup.file);
        said = present::backup_put_back(backup.number, before ? text_of(*before) : text_of(file));
    } catch (const wording::Failure& error) {
        said = present::failure_words(error);
    }
    arguments_.file.reset();  // they were for the first time
    arguments_.session.reset();
    open_library();
    before_page_ = shown_;
    show_preferences();
    preferences_page_->backups().say(said);
}

void MainFrame::close_library() {
    table_->close();
    SetTitle("Logothete");
    before_page_ = Shown::trouble;
    pages_->DeletePage(static_cast<std::size_t>(pages_->FindPage(std::exchange(start_, nullptr))));
    if (statistics_) statistics_->let_go();
    library_.reset();
}

}  // namespace byzantium::window
