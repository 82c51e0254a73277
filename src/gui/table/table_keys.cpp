// SPDX-License-Identifier: MIT
// What keys do at an open table.
#include "gui/canvas/keys.h"
#include "gui/table/decision_panel.h"
#include "gui/table/journal_panel.h"
#include "gui/table/table_page.h"
#include "present/desk/desk.h"
#include "present/window/words_of_panels.h"

#include <wx/textctrl.h>
#include <wx/weakref.h>

#include <functional>
#include <utility>

namespace gui {
namespace {

constexpr long word_pause = 900;  // milliseconds between two letters of one word, at the most

// What a right click would do there, on whatever canvas the pointer is.
std::function<void()> right_click_below(const wxWindow& window) {
    for (const wxWindow* const child : window.GetChildren()) {
        if (!child->IsShown()) continue;
        const auto* const canvas = dynamic_cast<const Canvas*>(child);
        if (canvas != nullptr)
            if (auto does = canvas->right_click_here()) return does;
        if (auto does = right_click_below(*child)) return does;
    }
    return {};
}

}  // namespace

bool TablePage::key(const wxKeyEvent& event) {
    if (!desk() || event.HasModifiers()) return false;
    if (!is_meant(event)) return true;
    wxWindow* const focus = FindFocus();
    if (dynamic_cast<wxTextCtrl*>(focus) || sheets_.takes_keys(focus)) return false;
    parts_->settle();
    if (event.GetKeyCode() == WXK_F2) return corrects(focus);
    const bool at_control = dynamic_cast<wxControl*>(focus) != nullptr;
    const bool elsewhere =
        at_control || (focus && focus != decision_ && IsDescendant(focus) && dynamic_cast<Canvas*>(focus));
    return elsewhere ? answer_key(event) : (answer_key(event) || walking_key(event));
}

// What has the keyboard answers F2 itself; else it is for what the pointer is on.
bool TablePage::corrects(const wxWindow* focus) {
    const auto* const canvas = dynamic_cast<const Canvas*>(focus);
    if (canvas != nullptr && canvas->takes_f2()) return false;
    if (const auto does = right_click_below(*this))
        does();
    else
        act([](present::Desk& desk) { desk.tell(present::how_to_correct()); });
    return true;
}

bool TablePage::answer(const wxKeyEvent& event) {
    if (!desk() || event.HasModifiers()) return false;
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

// One layer of what is shown at a time: the desk's, the journal's search, what lies over the board, the sheet.
bool TablePage::step_back() {
    bool went_back = false;
    act([&](present::Desk& desk) { went_back = desk.back(); });
    if (went_back) return true;
    if (journal_->is_searching()) {
        journal_->close_search();
        decision_->SetFocus();
        return true;
    }
    if (parts_->clear_board()) {
        show_all();
        return true;
    }
    if (sheet() != SheetBook::board_key) show_sheet(SheetBook::board_key);
    return true;
}

// Letters and digits answer wherever the keyboard is.
bool TablePage::answer_key(const wxKeyEvent& event) {
    const int key = key_of(event);
    if (key == WXK_ESCAPE) return step_back();
    if (key == '?') {
        act([](present::Desk& desk) { desk.explain(); });
        return true;
    }
    if (parts_->key(key)) return true;
    if (key == WXK_BACK && !desk()->page().typed.empty()) {
        act([](present::Desk& desk) { desk.erase(); });
        return true;
    }
    if (key <= ' ' || key > 'z') return false;
    const wxWeakRef<wxWindow> before{FindFocus()};
    bool taken = false;
    const long before_this = std::exchange(typed_at_, event.GetTimestamp());
    act([&](present::Desk& desk) {
        if (typed_at_ - before_this > word_pause) desk.end_word();
        taken = desk.type(static_cast<char>(key));
    });
    if (!taken && before) before->SetFocus();  // it is for what has the keyboard: the board's plus
    return taken;
}

bool TablePage::walking_key(const wxKeyEvent& event) {
    switch (event.GetKeyCode()) {
        case WXK_TAB:
            return decision_->next_field();
        case WXK_UP:
        case WXK_DOWN:
            if (decision_->scrolled_by(event.GetKeyCode())) return true;
            act([&](present::Desk& desk) { desk.select_next(event.GetKeyCode() == WXK_UP ? -1 : 1); });
            return true;
        case WXK_PAGEUP:
        case WXK_PAGEDOWN:
            act([&](present::Desk& desk) {
                const int rows = decision_->rows_a_page();
                desk.select_next(event.GetKeyCode() == WXK_PAGEUP ? -rows : rows);
            });
            return true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            act([&](present::Desk& desk) {
                const bool is_of_the_word = event.GetTimestamp() - typed_at_ <= word_pause;
                if (!is_of_the_word || !desk.end_name()) desk.confirm();
            });
            return true;
        case WXK_LEFT:
        case WXK_RIGHT: {
            const auto beside = decision_->row_beside(event.GetKeyCode());
            if (beside) act([&](present::Desk& desk) { desk.select(*beside); });
            return beside.has_value();
        }
        default:
            return false;
    }
}

}  // namespace gui
