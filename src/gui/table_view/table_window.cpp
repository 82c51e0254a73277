// SPDX-License-Identifier: MIT
#include "gui/table_view/table_window.h"

#include "gui/canvas/keys.h"
#include "gui/table_view/table_view_canvas.h"
#include "present/window/words_of_panels.h"

#include <wx/display.h>

namespace gui {
namespace {

constexpr int table_window_width = 1280;
constexpr int table_window_height = 720;

// The screen without the main window; that of the main window if there is no other.
unsigned other_screen(const wxWindow& main) {
    const int own = wxDisplay::GetFromWindow(&main);
    for (unsigned i = 0; i < wxDisplay::GetCount(); ++i)
        if (static_cast<int>(i) != own) return i;
    return own == wxNOT_FOUND ? 0 : static_cast<unsigned>(own);
}

}  // namespace

TableWindow::TableWindow(wxFrame& main)
    : wxFrame(&main, wxID_ANY, wxString::FromUTF8(present::table_view_title()), wxDefaultPosition,
              wxSize(table_window_width, table_window_height), wxDEFAULT_FRAME_STYLE & ~wxFRAME_FLOAT_ON_PARENT),
      main_{main} {
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        const bool taken = own_key(event) || (covers_main() ? key_while_covering(event) : on_key(event));
        if (!taken) event.Skip();
    });
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) { event.CanVeto() ? leave() : event.Skip(); });
}

void TableWindow::carry(TableViewCanvas& canvas) {
    if (canvas_) {
        canvas.set_size(canvas_->size());
        canvas.set_way_back(canvas_->way_back());
        canvas_->Destroy();
    }
    canvas_ = &canvas;
    SendSizeEvent();
}

void TableWindow::open(Extent extent) {
    if (!IsShown()) put_beside_main();
    extent_ = extent;
    Show();
    ShowFullScreen(extent == Extent::screen);
    Raise();
    if (!canvas_) return;
    canvas_->on_way_back = [this] { leave(); };
    canvas_->set_way_back(covers_main() ? present::table_view_way_back() : std::string{});
    canvas_->SetFocus();
}

bool TableWindow::covers_main() const {
    return extent_ == Extent::screen && wxDisplay::GetFromWindow(this) == wxDisplay::GetFromWindow(&main_);
}

bool TableWindow::key_while_covering(const wxKeyEvent& event) {
    if (key_of(event) == WXK_ESCAPE)
        leave();
    else
        shows_answer() ? on_key(event) : on_command(event);
    return true;  // or the main window would have it
}

void TableWindow::put_beside_main() {
    const wxRect screen = wxDisplay{other_screen(main_)}.GetClientArea();
    SetSize(table_window_width, table_window_height);
    SetPosition(screen.GetTopLeft());
}

void TableWindow::leave() {
    if (IsFullScreen()) ShowFullScreen(false);
    Hide();
    main_.Raise();
}

// Ctrl with plus and minus are about the letters of the window that has the keyboard.
bool TableWindow::own_key(const wxKeyEvent& event) const {
    const auto step = text_step(event);
    if (step) on_size(*step);
    return step.has_value();
}

}  // namespace gui
