// SPDX-License-Identifier: MIT
// The main frame and its table view.
#include "byzantium/rules/entry.h"
#include "byzantium/window/frame/main_frame.h"
#include "byzantium/window/table/table_parts.h"
#include "byzantium/words/desk/desk.h"
#include "byzantium/words/table/table_view.h"
#include "gui/table/table_page.h"
#include "gui/table_view/table_window.h"
#include "present/window/preferences.h"

#include <wx/display.h>

#include <utility>

namespace byzantium::window {

using gui::TableWindow;

void MainFrame::make_table_view() {
    table_view_ = new TableWindow{*this};
    table_canvas_ = new TableCanvas{table_view_, theme_};
    table_view_->carry(*table_canvas_);
    table_view_->on_key = [this](const wxKeyEvent& event) { return commands_.run_key(event) || table_->key(event); };
    table_canvas_->on_correct = [this](const byzantium::Setting& current) { correct_from_table_view(current); };
    table_view_->on_size = [this](int steps) { preferences_.step_view(steps); };
    table_->on_shown = [this] { show_table_view(); };
}

void MainFrame::show_table_view() {
    if (!table_view_->IsShown() || !table_->desk()) return;
    table_canvas_->show(words::table_view(parts().session()->names(), parts().session()->session()));
}

// The command that brought it takes it away again.
void MainFrame::switch_table_view(TableWindow::Extent extent) {
    if (table_view_->IsShown() && table_view_->extent() == extent) return table_view_->leave();
    table_view_->open(extent);
    show_table_view();
}

// The number is typed in this window, so it must be seen.
void MainFrame::correct_from_table_view(const byzantium::Setting& current) {
    const bool covered = table_view_->extent() == TableWindow::Extent::screen &&
                         wxDisplay::GetFromWindow(table_view_) == wxDisplay::GetFromWindow(this);
    if (covered) table_view_->leave();
    Raise();
    table_->SetFocus();
    parts().correct(current);
}

}  // namespace byzantium::window
