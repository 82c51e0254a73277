// SPDX-License-Identifier: MIT
// What keys do at an open table.
#include "byzantium/window/sheets/count_page.h"
#include "byzantium/window/sheets/what_if_page.h"
#include "byzantium/window/table/decision_panel.h"
#include "byzantium/window/table/table_page.h"
#include "byzantium/words/desk/desk.h"
#include "gui/canvas/keys.h"

#include <wx/textctrl.h>
#include <wx/weakref.h>

namespace byzantium::window {

using namespace gui;

bool TablePage::key(const wxKeyEvent& event) {
    if (!desk_ || event.HasModifiers()) return false;
    if (!is_meant(event)) return true;
    wxWindow* const focus = FindFocus();
    if (dynamic_cast<wxTextCtrl*>(focus) || focus == count_ || focus == what_if_) return false;
    decision_->stop_tumbling();
    const bool at_control = dynamic_cast<wxControl*>(focus) != nullptr;
    const bool elsewhere =
        at_control || (focus && focus != decision_ && IsDescendant(focus) && dynamic_cast<Canvas*>(focus));
    return elsewhere ? answer_key(event) : (answer_key(event) || walking_key(event));
}

bool TablePage::answer(const wxKeyEvent& event) {
    if (!desk_ || event.HasModifiers()) return false;
    return !is_meant(event) || answer_key(event);
}

// Not for the question that has just gone.
bool TablePage::is_meant(const wxKeyEvent& event) {
    return !guard_.is_dead({event.GetKeyCode(), event.GetTimestamp()}, decision_->meaning());
}

TablePage::Releases::Releases(KeyGuard& guard) : guard_{guard} { wxEvtHandler::AddFilter(this); }

TablePage::Releases::~Releases() { wxEvtHandler::RemoveFilter(this); }

int TablePage::Releases::FilterEvent(wxEvent& event) {
    if (event.GetEventType() == wxEVT_KEY_UP) guard_.released(static_cast<wxKeyEvent&>(event).GetKeyCode());
    return Event_Skip;
}

// Letters and digits answer wherever the keyboard is.
bool TablePage::answer_key(const wxKeyEvent& event) {
    const int key = key_of(event);
    if (key == WXK_ESCAPE) {
        bool went_back = false;
        act([&](words::Desk& desk) { went_back = desk.back(); });
        if (went_back || close_overlay()) return true;
        if (sheet_ != Sheet::map) show_sheet(Sheet::map);
        return true;
    }
    if (key == '?') {
        act([](words::Desk& desk) { desk.explain(); });
        return true;
    }
    if (desk_->dice() && dice_key(event)) return true;
    if (key <= ' ' || key > 'z') return false;
    const wxWeakRef<wxWindow> before{FindFocus()};
    bool taken = false;
    act([&](words::Desk& desk) { taken = desk.type(static_cast<char>(key)); });
    if (!taken && before) before->SetFocus();  // it is for what has the keyboard: the map's plus
    return taken;
}

bool TablePage::dice_key(const wxKeyEvent& event) {
    switch (key_of(event)) {
        case 'H':
            act([](words::Desk& desk) { desk.other_way_of_dice(); });
            return true;
        case 'R':
            roll();
            return true;
        case WXK_BACK:
            act([](words::Desk& desk) { desk.erase(); });
            return true;
        default:
            return false;
    }
}

bool TablePage::walking_key(const wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_TAB:
            return decision_->next_field();
        case WXK_UP:
        case WXK_DOWN:
            act([&](words::Desk& desk) { desk.select_next(event.GetKeyCode() == WXK_UP ? -1 : 1); });
            return true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            act([](words::Desk& desk) { desk.confirm(); });
            return true;
        default:
            return false;
    }
}

}  // namespace byzantium::window
