// SPDX-License-Identifier: MIT
#include "gui/frame/library_keeper.h"

#include "gui/app/paths.h"
#include "present/language/failure_words.h"
#include "present/window/preference_words.h"
#include "wording/failure.h"

#include <wx/log.h>

namespace gui {

// Every second, so that a copy of the file lacks at most the last one. It costs next to nothing while nothing happens.
LibraryKeeper::LibraryKeeper() {
    constexpr int second = 1000;
    rest_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (library_) library_->settle();
    });
    rest_.Start(second);
}

std::optional<std::vector<store::Backup>> LibraryKeeper::backups() const {
    if (!library_) return std::nullopt;
    return store::backups(library_->file());
}

std::string LibraryKeeper::back_up() try {
    return present::backup_made(store::back_up(*library_).number);
} catch (const wording::Failure& error) {
    return present::failure_words(error);
}

std::string LibraryKeeper::put_back(const std::filesystem::path& file, const store::Backup& backup) try {
    const auto before = store::restore_backup(file, backup.file);
    return present::backup_put_back(backup.number, before ? text_of(*before) : text_of(file));
} catch (const wording::Failure& error) {
    return present::failure_words(error);
}

void LibraryKeeper::end_evening() {
    if (!library_) return;
    if (const auto trouble = store::back_up_the_evening(*library_))
        wxLogWarning("%s", wxString::FromUTF8(present::failure_words(*trouble)));
}

}  // namespace gui
