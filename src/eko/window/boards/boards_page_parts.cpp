// SPDX-License-Identifier: MIT
// What the page of boards is made of: its controls, once.
#include "eko/window/boards/boards_page.h"
#include "eko/window/boards/said_line.h"
#include "eko/words/shelf/workshop.h"
#include "gui/canvas/toolkit.h"
#include "gui/canvas/wx_text.h"
#include "present/help/help_pages.h"
#include "present/language/key_words.h"
#include "session/dice.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <utility>

namespace eko::window {

using namespace gui;
using words::Workshop;

namespace {

constexpr int between_controls = 6;  // logical pixels

}  // namespace

BoardsPage::BoardsPage(wxWindow* parent, const Theme& theme, std::shared_ptr<SharedWorkshop> shared,
                       const FileChoosers& choosers)
    : OwnPage{parent, wxID_ANY, wxDefaultPosition, parent->GetClientSize(), wxTAB_TRAVERSAL, "boards page"},
      theme_{theme},
      choosers_{choosers},
      shared_{std::move(shared)},
      words_{words::workshop_words()} {
    auto* const all = new wxBoxSizer{wxVERTICAL};
    all->Add(made_files(), wxSizerFlags{}.Expand().Border(wxLEFT | wxRIGHT | wxTOP, page_margin));
    canvas_ = new WorkshopCanvas{this, theme_, workshop()};
    all->Add(canvas_, wxSizerFlags{1}.Expand());
    all->Add(rows_text_ = made_rows(), wxSizerFlags{}.Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, page_margin));
    all->Add(made_bottom(), wxSizerFlags{}.Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, page_margin));
    SetSizer(all);
    canvas_->on_press = [this](const std::string& name) {
        auto chance = session::DiceSource::from_system();
        did(workshop().press(name, chance));
        if (name.starts_with("part:")) focus_part();
    };
    canvas_->on_tap = [this](Hex at) { did(workshop().tap(at)); };
    canvas_->on_stroke = [this](Hex at) {
        if (workshop().part() == Workshop::Part::paint) did(workshop().stroke(at));
    };
    canvas_->on_lift = [this] {
        if (workshop().lift()) show_all();
    };
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (!took_key(event)) event.Skip();
    });
    restyle();
}

wxButton* BoardsPage::made_button(const std::string& label, const wxString& name, const std::function<void()>& act) {
    auto* const button =
        new wxButton{this, wxID_ANY, wx_text(label), wxDefaultPosition, wxDefaultSize, 0, wxDefaultValidator, name};
    button->Bind(wxEVT_BUTTON, [act](wxCommandEvent&) { act(); });
    return button;
}

wxButton* BoardsPage::made_acting_button(const std::string& label, const wxString& name,
                                         const std::function<void()>& act) {
    return made_button(label, name, [this, act] {
        act();
        if (IsShownOnScreen() && !asked_about_) focus_part();  // a question is answered by the same button
    });
}

wxBoxSizer* BoardsPage::made_files() {
    auto* const line = new wxBoxSizer{wxHORIZONTAL};
    boards_ =
        new wxChoice{this, wxID_ANY, wxDefaultPosition, wxDefaultSize, 0, nullptr, 0, wxDefaultValidator, "boards"};
    name_for_readers(*boards_, words_.boards);
    boards_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { open_board(); });
    line->Add(boards_, wxSizerFlags{1}.CentreVertical());
    const auto add = [&](wxButton* button) { line->Add(button, wxSizerFlags{}.Border(wxLEFT, between_controls)); };
    add(made_button(words_.new_board, "new board", [this] { begin_board(); }));
    add(made_acting_button(words_.take_in, "import board", [this] { take_in(); }));
    add(made_acting_button(words_.write_out, "export board", [this] { write_out(); }));
    add(remove_ = made_acting_button(words_.remove, "delete board", [this] { remove(); }));
    return line;
}

wxTextCtrl* BoardsPage::made_name() {
    auto* const field = new wxTextCtrl{
        this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER, wxDefaultValidator, "board name"};
    name_for_readers(*field, words_.name);
    field->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) {
        workshop().part() == Workshop::Part::tiles ? rename() : save();  // tiles are kept at once
    });
    field->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { save_->Enable(can_be_saved()); });
    field->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        rename();
    });
    return field;
}

// What it holds is looked at with every letter, and taken when somebody says so.
wxTextCtrl* BoardsPage::made_rows() {
    auto* const field = new wxTextCtrl{
        this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE, wxDefaultValidator, "board rows"};
    name_for_readers(*field, words_.rows);
    field->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        workshop().write_rows(rows_text_->GetValue().utf8_string());
        canvas_->Refresh();
    });
    field->Hide();
    return field;
}

wxBoxSizer* BoardsPage::made_bottom() {
    auto* const line = new wxBoxSizer{wxHORIZONTAL};
    line->Add(made_button(present::back_label() + " (" + present::key_words("Esc") + ")", "back", [this] { leave(); }));
    line->Add(name_label_ = new wxStaticText{this, wxID_ANY, wx_text(words_.board)},
              wxSizerFlags{}.CentreVertical().Border(wxLEFT, 2 * page_margin));
    line->Add(name_ = made_name(), wxSizerFlags{1}.CentreVertical().Border(wxLEFT, between_controls));
    const auto add = [&](wxButton* button) { line->Add(button, wxSizerFlags{}.Border(wxLEFT, between_controls)); };
    add(save_ = made_acting_button(words_.save, "save board", [this] { save(); }));
    add(undo_ = made_acting_button(words_.undo, "undo board", [this] { undo(); }));
    add(redo_ = made_acting_button(words_.redo, "redo board", [this] { redo(); }));
    name_for_readers(*undo_, words_.undo);  // in large text they show signs
    name_for_readers(*redo_, words_.redo);
    add(begin_ = made_button(words_.begin, "begin on board", [this] { finish(); }));
    auto* const bottom = new wxBoxSizer{wxVERTICAL};
    bottom->Add(said_ = new SaidLine{this}, wxSizerFlags{}.Expand().Border(wxBOTTOM, between_controls));
    bottom->Add(line, wxSizerFlags{}.Expand());
    return bottom;
}

}  // namespace eko::window
