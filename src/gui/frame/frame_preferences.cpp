// SPDX-License-Identifier: MIT
// How the main frame lives by what the user prefers; the page of it, and of backups.
#include "gui/frame/main_frame.h"
#include "gui/pages/preferences_page.h"
#include "gui/shelf/start_page.h"
#include "gui/table/table_page.h"
#include "gui/table_view/table_view_canvas.h"
#include "present/window/preferences.h"
#include "store/backups.h"

#include <wx/log.h>

#include <utility>

namespace gui {

namespace {

std::vector<NamedPiece> sample_pieces(const present::Game& game) {
    std::vector<NamedPiece> pieces;
    for (const present::TablePlayer& player : game.players()) pieces.push_back({player.badge, player.name});
    return pieces;
}

}  // namespace

void MainFrame::say_preferences_trouble() {
    if (const auto trouble = preferences_.take_trouble()) say_trouble(*trouble);
}

void MainFrame::say_trouble(const std::string& trouble) {
    wxLogWarning("%s", wxString::FromUTF8(trouble));
    if (pages_.sees(start_)) return start_->say_trouble(trouble);
    if (table().desk()) table().act([&](present::Desk& desk) { desk.tell(trouble); });
}

void MainFrame::apply_preferences() {
    tables_.prefer(preferences_.all());
    table_view_->canvas().set_size(preferences_.all().view_percent / 100.0);
    if (preferences_page_) preferences_page_->show(preferences_.all());
    look_.follow(preferences_.all());
    commands_.update(*GetMenuBar());
}

// --- The page

void MainFrame::show_preferences() {
    if (!preferences_page_) {
        preferences_page_ = new PreferencesPage{pages_.parent(), theme_, sample_pieces(tables_.game())};
        preferences_page_->on_prefer = [this](const auto& wish) { preferences_.prefer(wish); };
        preferences_page_->on_back = [this] { pages_.leave(); };
        preferences_page_->on_keys = [this] { show_help(HelpPage::Page::keys); };
        preferences_page_->backups().on_make = [this] {
            const std::string said = library_.back_up();
            show_backups();
            preferences_page_->backups().say(said);
        };
        preferences_page_->backups().on_put_back = [this](const store::Backup& one) { put_backup_back(one); };
        pages_.add(*preferences_page_, "preferences", PageStack::Kind::passing);
    }
    pages_.call_up(*preferences_page_);
    preferences_page_->restyle();
    preferences_page_->show(preferences_.all());
    show_backups();
    preferences_page_->take_keyboard();
}

void MainFrame::show_backups() { preferences_page_->backups().show(library_.backups()); }

// The library must be closed for it, and is open again whatever comes of it.
void MainFrame::put_backup_back(const store::Backup& backup) {
    const auto file = library_.library().file();
    close_library();
    const std::string said = LibraryKeeper::put_back(file, backup);
    arguments_.file.reset();  // they were for the first time
    arguments_.session.reset();
    open_library();
    show_preferences();
    preferences_page_->backups().say(said);
}

void MainFrame::close_library() {
    table().close();
    SetTitle("Logothete");
    pages_.remove(*std::exchange(start_, nullptr));
    looking_back_->let_go();
    library_.close();
}

}  // namespace gui
