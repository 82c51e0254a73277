// SPDX-License-Identifier: MIT
#include "gui/table_view/seen_from_afar.h"

#include "gui/frame/tables.h"
#include "gui/table/parts.h"
#include "gui/table/table_page.h"
#include "gui/table_view/table_view_canvas.h"

namespace gui {

SeenFromAfar::SeenFromAfar(const Room& room) : in_{room}, window_{new TableWindow{in_.frame}} {
    window_->on_key = [this](const wxKeyEvent& event) { return on_key(event); };
    window_->shows_answer = [this] { return in_.tables.page().parts().drawn_question().is_asked(); };
    window_->on_command = [this](const wxKeyEvent& event) { return on_command(event); };
    window_->on_size = [this](int steps) { in_.preferences.step_view(steps); };
}

void SeenFromAfar::follow_game() { window_->carry(in_.tables.page().parts().make_view(window_)); }

void SeenFromAfar::show() {
    if (window_->IsShown() && in_.tables.page().desk()) in_.tables.page().parts().show_view();
}

void SeenFromAfar::turn(TableWindow::Extent extent) {
    if (window_->IsShown() && window_->extent() == extent) return window_->leave();
    window_->open(extent);
    show();
}

void SeenFromAfar::leave() {
    if (window_->IsShown()) window_->leave();
}

void SeenFromAfar::prefer() { window_->canvas().set_size(in_.preferences.all().view_percent / 100.0); }

void SeenFromAfar::make_room_to_correct() {
    if (window_->covers_main()) window_->leave();
    in_.frame.Raise();
    in_.tables.page().SetFocus();
}

}  // namespace gui
