// SPDX-License-Identifier: MIT
#include "gui/app/language.h"

#include "present/language/language.h"
#include "present/window/preferences_file.h"
#include "session/files.h"
#include "session/library_place.h"
#include "session/resources.h"

#include <wx/translation.h>

namespace gui {
namespace {

// Nothing if there is none, or no file of preferences; what is wrong with that file is said when it is read for good.
std::string preferred(const Arguments& arguments) try {
    const auto file = arguments.preferences ? *arguments.preferences : session::preferences_file();
    return present::load_preferences(file).preferences.language;
} catch (const session::FileError&) {
    return {};
}

}  // namespace

void speak_as_asked(std::vector<std::string> arguments) {
    const auto wish = present::take_language_wish(arguments);
    const bool known = wish && present::is_language(*wish);
    static_cast<void>(present::speak(known ? *wish : present::system_language(), session::catalogue_folder()));
}

std::optional<std::string> speak_as_preferred(const Arguments& arguments) {
    const std::string wish = arguments.language ? *arguments.language : preferred(arguments);
    return present::speak(wish.empty() ? present::system_language() : wish, session::catalogue_folder());
}

void let_wx_speak() {
    auto* const translations = new wxTranslations;
    translations->SetLanguage(wxString::FromUTF8(present::spoken_language()));
    wxTranslations::Set(translations);
    translations->AddStdCatalog();
}

}  // namespace gui
