// SPDX-License-Identifier: MIT
// The program `logothete`: finds its files, opens the library and shows the window. The window reports everything that
// goes wrong: never a dialog that blocks it, and never silence.
#pragma once

#include "gui/app/arguments.h"
#include "gui/app/opening.h"
#include "gui/canvas/theme.h"
#include "gui/frame/game_window.h"

#include <wx/app.h>
#include <wx/timer.h>

#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace gui {

class MainFrame;

class App : public wxApp {
public:
    // The window shows `trouble` as soon as it is open.
    App(GameWindows games, Arguments arguments, std::optional<std::string> trouble = {})
        : games_{std::move(games)}, arguments_{std::move(arguments)}, trouble_{std::move(trouble)} {}

    bool OnInit() override;
    int OnExit() override;
    bool OnExceptionInMainLoop() override;
    void OnAssertFailure(const wxChar* file, int line, const wxChar* func, const wxChar* cond,
                         const wxChar* msg) override;

    MainFrame* frame() const { return frame_; }

private:
    void look_after();
    MainFrame* make_frame(const Arguments& arguments, std::future<Opening> ahead = {});

    std::optional<wxTimer> when_seen_;  // made when wx is there
    GameWindows games_;
    Arguments arguments_;
    std::optional<std::string> trouble_;
    Theme theme_{};
    MainFrame* frame_ = nullptr;
};

}  // namespace gui
