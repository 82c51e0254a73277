// SPDX-License-Identifier: MIT
#include "gui/frame/page_list.h"

#include "gui/canvas/canvas.h"
#include "gui/canvas/list_panel.h"

#include <wx/frame.h>
#include <wx/sizer.h>

#include <utility>

namespace gui {

void PageList::make() {
    panel_ = new ListPanel{&frame_, theme_};
    row_.Insert(0, panel_, wxSizerFlags{}.Expand());
    frame_.Bind(canvas_painted, [this](wxCommandEvent&) { drawn_anew(); });
}

void PageList::turn(wxWindow& page) {
    if (!panel_) make();
    panel_->Show(!panel_->IsShown());
    panel_->restyle();
    frame_.Layout();
    if (!panel_->IsShown()) return;
    panel_->show(page);
    panel_->take_keyboard();
}

void PageList::show(wxWindow& page) {
    if (is_shown()) panel_->show(page);
}

bool PageList::is_shown() const { return panel_ && panel_->IsShown(); }

bool PageList::has_keyboard() const { return is_shown() && panel_->has_keyboard(); }

void PageList::restyle() {
    if (panel_) panel_->restyle();
}

// Once for all that is drawn in one go.
void PageList::drawn_anew() {
    if (!is_shown() || std::exchange(is_due_, true)) return;
    frame_.CallAfter([this] {
        is_due_ = false;
        if (is_shown()) panel_->refresh();
    });
}

}  // namespace gui
