// SPDX-License-Identifier: MIT
// The main frame and its table view.
#include "gui/frame/main_frame.h"
#include "gui/table/table_page.h"
#include "gui/table_view/table_view_canvas.h"
#include "gui/table_view/table_window.h"
#include "present/window/preferences.h"

#include <wx/display.h>

namespace gui {

void MainFrame::make_table_view() {
    table_view_ = new TableWindow{*this};
    table_view_->on_key = [this](const wxKeyEvent& event) { return commands_.run_key(event) || table().key(event); };
    table_view_->on_size = [this](int steps) { preferences_.step_view(steps); };
}

void MainFrame::show_table_view() {
    if (table_view_->IsShown() && table().desk()) table().parts().show_view();
}

// The command that brought it takes it away again.
void MainFrame::switch_table_view(TableWindow::Extent extent) {
    if (table_view_->IsShown() && table_view_->extent() == extent) return table_view_->leave();
    table_view_->open(extent);
    show_table_view();
}

// The number is typed in this window, so it must be seen.
void MainFrame::make_room_to_correct() {
    const bool covered = table_view_->extent() == TableWindow::Extent::screen &&
                         wxDisplay::GetFromWindow(table_view_) == wxDisplay::GetFromWindow(this);
    if (covered) table_view_->leave();
    Raise();
    table().SetFocus();
}

}  // namespace gui
