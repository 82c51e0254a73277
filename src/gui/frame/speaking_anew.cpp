// SPDX-License-Identifier: MIT
#include "gui/frame/speaking_anew.h"

#include "gui/app/language.h"
#include "gui/frame/main_frame.h"
#include "gui/shelf/start_page.h"
#include "gui/table/table_page.h"
#include "present/language/language.h"
#include "present/window/preferences.h"

#include <memory>
#include <string>
#include <utility>

namespace gui {
namespace {

std::string wished_language(const present::Preferences& preferences) {
    return preferences.language.empty() ? present::system_language() : preferences.language;
}

}  // namespace

MainFrame* spoken_anew(MainFrame& old, const Arguments& next,
                       const std::function<MainFrame*(const Arguments& next)>& make) {
    const bool at_preferences = old.sees_preferences();
    auto phones = old.hand_over();
    const auto trouble = speak_as_preferred(next);
    let_wx_speak();
    MainFrame* const fresh = make(next);
    fresh->Show();
    fresh->take_over(std::move(phones));
    if (at_preferences) fresh->commands().run(present::CommandId::preferences);
    if (trouble) fresh->say_trouble(*trouble);
    old.Destroy();
    return fresh;
}

// --- The part of the frame

// A question of which a part is answered, dice, a correction, a repair, forms that are being filled in: all of that
// would be lost, so the language waits until it is through.
bool MainFrame::is_half_decided() {
    if (!library_.is_open() || tables_.holds_form() || (start_ != nullptr && start_->shows_details())) return true;
    present::Desk* const desk = table().desk();
    if (desk == nullptr) return false;
    return !desk->page().path.empty() || desk->typing() != nullptr || desk->repair() != nullptr ||
           table().parts().drawn_question().is_asked();
}

// Once for each wish: whoever named a language on the command line keeps it until another one is preferred.
void MainFrame::follow_language() {
    const std::string& preferred = preferences_.all().language;
    if (preferred == language_ || wished_language(preferences_.all()) == present::spoken_language() ||
        !on_other_language)
        return;
    if (is_half_decided()) return;
    language_ = preferred;
    Arguments next = arguments_;
    next.file.reset();
    next.session.reset();
    next.language = wished_language(preferences_.all());
    if (auto* const session = table().session()) next.session = static_cast<std::int64_t>(session->details().id);
    CallAfter([this, next] { on_other_language(next); });
}

std::unique_ptr<Phones> MainFrame::hand_over() {
    auto phones = showing_phones_->hand_over();
    preferences_.keep_place(*this);
    preferences_.save();
    Hide();
    view_->leave();
    close_library();
    return phones;
}

}  // namespace gui
