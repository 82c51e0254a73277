// SPDX-License-Identifier: MIT
#include "gui/app/app.h"

#include "gui/app/language.h"
#include "gui/app/log.h"
#include "gui/app/program_icon.h"
#include "gui/app/signals.h"
#include "gui/canvas/fonts.h"
#include "gui/frame/main_frame.h"
#include "gui/frame/speaking_anew.h"
#include "present/shelf/start_words.h"
#include "session/resources.h"

#include <wx/log.h>
#include <wx/settings.h>

#include <exception>
#include <string>
#include <utility>

namespace gui {

namespace {

constexpr int soon = 200;  // milliseconds

}  // namespace

bool App::OnInit() {
    SetAppName("logothete");
    SetAppDisplayName("Logothete");
    log_to_stderr();
    let_wx_speak();
    auto opening = open_ahead(games_of(games_), arguments_);
    const bool dark = wxSystemSettings::GetAppearance().IsDark();
    theme_ = theme(dark ? Tone::dark : Tone::light, 1);
    frame_ = make_frame(arguments_, std::move(opening));
    frame_->Show();
    if (trouble_) frame_->say_trouble(*trouble_);
    when_seen_.emplace().Bind(wxEVT_TIMER, [this](wxTimerEvent&) { look_after(); });
    when_seen_->StartOnce(soon);
    close_on_signals();
    return true;
}

MainFrame* App::make_frame(const Arguments& arguments, std::future<Opening> ahead) {
    auto* const frame = new MainFrame{games_, theme_, arguments, system_choosers(arguments.library), std::move(ahead)};
    frame->on_other_language = [this](const Arguments& next) {
        frame_ = spoken_anew(*frame_, next, [this](const Arguments& anew) { return make_frame(anew); });
        SetTopWindow(frame_);
        frame_->SetIcons(program_icons());
    };
    return frame;
}

// What takes its time, and what nobody misses before the window is there.
void App::look_after() {
    frame_->SetIcons(program_icons());
    if (const auto trouble = font_trouble()) wxLogWarning("%s", wxString::FromUTF8(*trouble));
    const auto resources = session::Resources::find();
    auto missing = resources.missing();
    for (const GameWindow& one : games_)
        for (const auto& name : one.game->missing_files(resources)) missing.push_back(name);
    if (!missing.empty()) frame_->say_trouble(present::missing_files(missing));
}

int App::OnExit() {
    when_seen_.reset();
    return 0;
}

// A bug of ours: every accepted entry is on the disk already, so nothing is lost by saying so and going on.
bool App::OnExceptionInMainLoop() {
    try {
        throw;
    } catch (const std::exception& error) {
        if (frame_) frame_->say_fault(error.what());
        return true;
    }
}

void App::OnAssertFailure(const wxChar* file, int line, const wxChar*, const wxChar* cond, const wxChar*) {
    wxLogError("%s:%d: %s", file, line, cond);
}

}  // namespace gui
