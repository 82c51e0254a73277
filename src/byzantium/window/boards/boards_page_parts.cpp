// SPDX-License-Identifier: MIT
// The controls of the page of boards, made once.
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/boards.h"
#include "byzantium/window/boards/boards_page.h"
#include "byzantium/window/boards/boards_page_look.h"
#include "byzantium/window/map/coastline.h"
#include "byzantium/window/map/map_canvas.h"
#include "byzantium/words/boards/board_draft.h"
#include "gui/canvas/toolkit.h"
#include "gui/canvas/wx_text.h"
#include "present/help/help_pages.h"
#include "present/language/key_words.h"
#include "session/resources.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include <future>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr int between_controls = 6;

}  // namespace

BoardsPage::BoardsPage(wxWindow* parent, const Theme& theme, byzantium::text::Boards boards,
                       const FileChoosers& choosers)
    : OwnPage{parent, wxID_ANY, wxDefaultPosition, parent->GetClientSize(), wxTAB_TRAVERSAL, "boards page"},
      theme_{theme},
      choosers_{choosers},
      desk_{std::move(boards)} {
    auto* const columns = new wxBoxSizer{wxHORIZONTAL};
    columns->Add(made_boards(), wxSizerFlags{4}.Expand());
    columns->Add(made_rows(), wxSizerFlags{5}.Expand().Border(wxLEFT | wxRIGHT, board_margin));
    columns->Add(made_board(), wxSizerFlags{7}.Expand());
    auto* const all = new wxBoxSizer{wxVERTICAL};
    all->Add(columns, wxSizerFlags{1}.Expand().Border(wxALL, board_margin));
    all->Add(made_bottom(), wxSizerFlags{}.Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, board_margin));
    SetSizer(all);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        event.Skip();
        show_map_if_there_is_room();
    });
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

wxListBox* BoardsPage::made_list(const wxString& name, const std::string& spoken) {
    auto* const list = new wxListBox{
        this, wxID_ANY, wxDefaultPosition, {10, -1}, 0, nullptr, wxLB_SINGLE | wxLB_HSCROLL, wxDefaultValidator, name};
    name_for_readers(*list, spoken);
    return list;
}

wxBoxSizer* BoardsPage::made_boards() {
    auto* const column = new wxBoxSizer{wxVERTICAL};
    headings_.push_back(new wxStaticText{this, wxID_ANY, wx_text(board_words().heading)});
    boards_ = made_list("boards", board_words().boards);
    boards_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { chose_board(); });
    broken_ = new wxStaticText{this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, 0, "broken boards"};
    auto* const label = new wxStaticText{this, wxID_ANY, wx_text(board_words().name)};
    name_ = made_name();
    auto* const buttons = new wxWrapSizer{wxHORIZONTAL};
    const auto add = [&](wxButton* button) {
        buttons->Add(button, wxSizerFlags{}.Border(wxRIGHT | wxTOP, between_controls));
    };
    add(made_button(board_words().take_in, "import board", [this] { take_in(); }));
    add(export_ = made_button(board_words().write_out, "export board", [this] { write_out(); }));
    add(remove_ = made_button(board_words().remove, "delete board", [this] { ask_removal(); }));
    add(yes_ = made_button(board_words().yes_remove, "yes delete board", [this] { remove(); }));
    add(no_ = made_button(board_words().no, "no", [this] { stop_asking(); }));
    column->Add(headings_.back());
    column->Add(boards_, wxSizerFlags{1}.Expand().Border(wxTOP, between_controls));
    column->Add(broken_, wxSizerFlags{}.Expand().Border(wxTOP, between_controls));
    column->Add(label, wxSizerFlags{}.Border(wxTOP, between_controls));
    column->Add(name_, wxSizerFlags{}.Expand());
    column->Add(buttons, wxSizerFlags{}.Expand());
    return column;
}

wxTextCtrl* BoardsPage::made_name() {
    auto* const field = new wxTextCtrl{
        this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER, wxDefaultValidator, "board name"};
    name_for_readers(*field, board_words().name);
    field->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_buttons(); });
    field->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { save(); });
    field->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        rename();
    });
    return field;
}

wxBoxSizer* BoardsPage::made_rows() {
    auto* const column = new wxBoxSizer{wxVERTICAL};
    wxArrayString parts;
    for (const std::string& one : board_words().parts) parts.Add(wx_text(one));
    parts_ = new wxChoice{this, wxID_ANY, wxDefaultPosition, wxDefaultSize, parts, 0, wxDefaultValidator, "part"};
    parts_->SetSelection(0);
    name_for_readers(*parts_, board_words().part);
    parts_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { chose_part(); });
    rows_ = made_list("rows", board_words().parts.front());
    rows_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { chose_row(); });
    rows_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) {  // as GTK says Enter
        if (part_ == words::BoardPart::cities) agrees();
    });
    state_ = new wxStaticText{this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, 0, "state"};
    auto* const buttons = new wxWrapSizer{wxHORIZONTAL};
    const auto add = [&](wxButton* button) {
        buttons->Add(button, wxSizerFlags{}.Border(wxRIGHT | wxTOP, between_controls));
    };
    add(agrees_ = made_button(board_words().agrees, "agrees", [this] { agrees(); }));
    add(not_yet_ = made_button(board_words().not_yet, "not yet", [this] { not_yet(); }));
    add(add_ = made_button(board_words().add_city, "add", [this] { this->add(); }));
    add(take_off_ = made_button(board_words().remove_city, "take off", [this] { take_off(); }));
    column->Add(parts_, wxSizerFlags{}.Expand());
    column->Add(rows_, wxSizerFlags{1}.Expand().Border(wxTOP, between_controls));
    column->Add(state_, wxSizerFlags{}.Expand().Border(wxTOP, between_controls));
    column->Add(buttons, wxSizerFlags{}.Expand());
    return column;
}

wxBoxSizer* BoardsPage::made_board() {
    auto* const column = new wxBoxSizer{wxVERTICAL};
    fields_ = new FieldsBox{this, theme_};
    fields_->SetMinSize({1, 1});  // the columns' widths are as given
    fields_->on_set = [this](const std::string& key, const std::string& text) { return set(key, text); };
    map_ = new MapCanvas{this, theme_, std::async(std::launch::async | std::launch::deferred, coastline).share()};
    map_->on_city = [this](byzantium::CityId city) { chose_city(byzantium::index(city)); };
    map_->on_touch = [](const byzantium::Setting&, Touch) {};  // its numbers stand in fields
    column->Add(fields_, wxSizerFlags{5}.Expand());
    column->Add(map_, wxSizerFlags{4}.Expand().Border(wxTOP, between_controls));
    return column;
}

wxBoxSizer* BoardsPage::made_bottom() {
    auto* const line = new wxBoxSizer{wxHORIZONTAL};
    line->Add(
        made_button(present::back_label() + " (" + present::key_words("Esc") + ")", "back", [this] { on_back(); }));
    line->AddStretchSpacer();
    const auto add = [&](wxButton* button) { line->Add(button, wxSizerFlags{}.Border(wxLEFT, between_controls)); };
    add(save_ = made_button(board_words().save, "save board", [this] { save(); }));
    add(undo_ = made_button(board_words().undo, "undo board", [this] { undo(); }));
    add(redo_ = made_button(board_words().redo, "redo board", [this] { redo(); }));
    add(begin_ = made_button(board_words().begin, "begin on board", [this] {
            if (fields_->commit()) on_begin(desk_.draft().facts().id);
        }));
    said_ = new wxStaticText{this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, 0, "said"};
    standing_ = new wxStaticText{this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, 0, "standing"};
    auto* const bottom = new wxBoxSizer{wxVERTICAL};
    bottom->Add(said_, wxSizerFlags{}.Expand());
    bottom->Add(standing_, wxSizerFlags{}.Expand().Border(wxBOTTOM, between_controls));
    bottom->Add(line, wxSizerFlags{}.Expand());
    return bottom;
}

}  // namespace byzantium::window
