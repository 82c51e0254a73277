// SPDX-License-Identifier: MIT
#include "gui/app/signals.h"

#ifdef __unix__
#include <wx/app.h>
#include <wx/window.h>

#include <csignal>
#include <thread>
#endif

namespace gui {

#ifdef __unix__
namespace {

sigset_t ends() {
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGTERM);
    sigaddset(&set, SIGINT);
    return set;
}

void close_window() {
    wxTheApp->CallAfter([] {
        if (wxWindow* const top = wxTheApp->GetTopWindow()) top->Close(true);
    });
}

}  // namespace

void hold_signals() {
    const sigset_t set = ends();
    pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

// A handler may do next to nothing; a thread that waits may do what it likes. It ends with the program.
void close_on_signals() {
    std::thread{[] {
        const sigset_t set = ends();
        int signal = 0;
        while (sigwait(&set, &signal) == 0) close_window();
    }}.detach();
}
#else
void hold_signals() {}
void close_on_signals() {}
#endif

}  // namespace gui
