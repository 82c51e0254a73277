// SPDX-License-Identifier: MIT
#include "byzantium/window/shelf/new_session_page.h"

#include "byzantium/text/kept.h"
#include "byzantium/text/shelf.h"
#include "gui/canvas/fonts.h"
#include "gui/canvas/toolkit.h"
#include "present/language/failure_words.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "session/resources.h"
#include "wording/failure.h"

#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

constexpr std::size_t seats = 4;

}  // namespace

NewSessionPage::NewSessionPage(wxWindow* parent, const Theme& theme, byzantium::text::Boards boards,
                               const FileChoosers& choosers)
    : BeginPage{parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxTAB_TRAVERSAL, "new session page"},
      theme_{theme},
      boards_{std::move(boards)},
      choosers_{choosers},
      view_{new NewSessionView{this, theme, acts()}} {
    for (std::size_t seat = 0; seat < seats; ++seat) make_field(NewSessionView::name_field(seat));
    make_field("title");
    make_field("place");
    view_->on_field_place = [this](const std::string& name, const std::optional<Rect>& where) { place(name, where); };
    auto* const sizer = new wxBoxSizer{wxVERTICAL};
    sizer->Add(view_, 1, wxEXPAND);
    SetSizer(sizer);
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (!key(event)) event.Skip();
    });
}

NewSessionActs NewSessionPage::acts() {
    return {[this](const auto& change) {
                change(session_);
                fill_fields();
                show_contents();
            },
            [this] { roll(); },
            [this](std::size_t number) {
                board_number_ = number;
                load_board();
            },
            [this] { choose_other_board(); },
            [this](const std::string& field) { hand_keyboard(field); },
            [this] { begin(); },
            [this] {
                on_back();
            }};
}

void NewSessionPage::begin_with(const store::Library& library) {
    const auto sessions = byzantium::text::shelf(library);
    session_ = sessions.empty() ? words::NewSession{} : words::NewSession::like(sessions.front());
    given_.reset();
    choices_ = boards_.choices();
    board_number_ = number_of(boards_.usual_id());
    const auto names = words::remembered_names(sessions);
    for (std::size_t seat = 0; seat < seats; ++seat) suggest(*fields_.at(NewSessionView::name_field(seat)), names);
    suggest(*fields_.at("place"), words::remembered_places(sessions));
    fill_fields();
    load_board();
    hand_keyboard(NewSessionView::name_field(0));
}

// --- Fields

void NewSessionPage::make_field(const std::string& name) {
    auto* const field = new wxTextCtrl{view_,
                                       wxID_ANY,
                                       {},
                                       wxDefaultPosition,
                                       wxDefaultSize,
                                       wxBORDER_NONE,
                                       wxDefaultValidator,
                                       wxString::FromUTF8(name)};
    field->Bind(wxEVT_TEXT, [this, name, field](wxCommandEvent&) { written(name, field->GetValue().utf8_string()); });
    field->Bind(wxEVT_SET_FOCUS, [this, name](wxFocusEvent& event) {
        view_->focus(name);
        event.Skip();
    });
    field->Bind(wxEVT_KILL_FOCUS, [field](wxFocusEvent& event) {
        field->SelectNone();
        event.Skip();
    });
    fields_.emplace(name, field);
}

void NewSessionPage::written(const std::string& name, const std::string& text) {
    if (name == "title") {
        session_.title = text;
    } else if (name == "place") {
        session_.place = text;
    } else {
        session_.set_name(static_cast<std::size_t>(name.back() - '0'), text);
        fields_.at("title")->SetHint(wxString::FromUTF8(words::settled_title(session_)));
    }
    show_contents();
}

void NewSessionPage::fill_fields() {
    const auto fill = [&](const std::string& name, const std::string& text, const std::string& hint) {
        wxTextCtrl& field = *fields_.at(name);
        if (field.GetValue().utf8_string() != text) field.ChangeValue(wxString::FromUTF8(text));
        field.SetHint(wxString::FromUTF8(hint));
    };
    for (std::size_t i = 0; i < seats; ++i)
        fill(NewSessionView::name_field(i), session_.seats().at(i).name,
             words::empty_name(session_.seats().at(i).color));
    fill("title", session_.title, words::settled_title(session_));
    fill("place", session_.place, {});
}

// Drawing says where; moving native windows is for later. What was drawn last counts, however many wait.
void NewSessionPage::place(const std::string& name, const std::optional<Rect>& where) {
    wxTextCtrl* const field = fields_.at(name);
    if (!where) {
        if (field->IsShown()) CallAfter([field] { field->Hide(); });
        return;
    }
    const wxRect rect(wxPoint(static_cast<int>(where->x), static_cast<int>(where->y)),
                      wxSize(static_cast<int>(where->w), static_cast<int>(where->h)));
    wanted_[name] = rect;
    const wxFont& letters = font(Face::plain, 12 * theme_.text_scale);
    const bool in_theme = field->GetFont() == letters && field->GetBackgroundColour() == theme_.card;
    if (field->GetRect() == rect && field->IsShown() && in_theme) return;
    CallAfter([this, field, name, letters] {
        field->SetFont(letters);
        field->SetBackgroundColour(theme_.card);
        field->SetForegroundColour(theme_.ink);
        field->SetSize(wanted_.at(name));
        field->Show();
    });
}

void NewSessionPage::show_contents() {
    NewSessionContents contents;
    contents.session = session_;
    if (board_) contents.complaints = words::complaints(session_, *board_);
    for (const auto& one : choices_) contents.boards.push_back(one.name);
    contents.board = board_number_;
    contents.board_remark = board_remark_;
    view_->show(std::move(contents));
}

// --- The keyboard

bool NewSessionPage::key(wxKeyEvent& event) {
    if (event.ControlDown() || event.MetaDown() || event.AltDown()) return false;
    const bool writing = !field_with_keyboard().empty();
    switch (event.GetKeyCode()) {
        case WXK_TAB:
            return walk(event.ShiftDown() ? Walk::back : Walk::forward), true;
        case WXK_ESCAPE:
            on_back();
            return true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (const auto& here = view_->focused(); !writing && (here == "back" || here == "other_board"))
                return view_->press();
            return begin(), true;
        case WXK_SPACE:
            return !writing && view_->press();
        case WXK_LEFT:
        case WXK_UP:
            return !writing && view_->choose_beside(Walk::back);
        case WXK_RIGHT:
        case WXK_DOWN:
            return !writing && view_->choose_beside(Walk::forward);
        default:
            return false;
    }
}

void NewSessionPage::walk(Walk direction) {
    view_->walk(direction);
    hand_keyboard(view_->focused());
}

void NewSessionPage::hand_keyboard(const std::string& name) {
    view_->focus(name);
    view_->reveal();
    const auto field = fields_.find(name);
    if (field == fields_.end()) return view_->SetFocus();
    field->second->Show();
    field->second->SetFocus();
    field->second->SelectAll();
}

std::string NewSessionPage::field_with_keyboard() const {
    const wxWindow* const here = wxWindow::FindFocus();
    for (const auto& [name, field] : fields_)
        if (field == here) return name;
    return {};
}

// --- What is settled

void NewSessionPage::roll() {
    session_.rolled(session::DiceSource::from_system().pick(session_.players()));
    show_contents();
}

void NewSessionPage::begin() {
    if (!board_) return hand_keyboard("other_board");
    auto wrong = words::complaints(session_, *board_);
    wrong.first.clear();
    for (std::size_t seat = 0; seat < seats; ++seat)
        if (!wrong.names.at(seat).empty()) return hand_keyboard(NewSessionView::name_field(seat));
    if (!wrong.title.empty()) return hand_keyboard("title");
    if (!wrong.place.empty()) return hand_keyboard("place");
    if (!wrong.none()) return hand_keyboard("players:" + std::to_string(session_.players()));
    if (!session_.first()) {
        roll();
        return hand_keyboard("begin");
    }
    const auto all = words::settled(session_, *board_);
    on_begin([this, all](store::Library& library) {
        return byzantium::text::begin_session(library, all.header, all.place, boards());
    });
}

// --- The board

void NewSessionPage::choose_other_board() {
    const auto file = choosers_.board_file(this);
    if (!file) return;
    try {
        given_ = byzantium::text::Boards{session::Resources::find(), *file};
        choices_ = given_->choices();
        board_number_ = 0;
        load_board();
        if (board_) board_remark_ = words::new_session_words().own_board;
    } catch (const wording::Failure& error) {
        board_remark_ = present::failure_words(error);
    }
    show_contents();
}

void NewSessionPage::choose(const std::string& id) {
    board_number_ = number_of(id);
    load_board();
}

void NewSessionPage::choices_changed() {
    if (given_ || choices_.empty()) return;
    const std::string chosen = choices_.at(board_number_).id;
    choices_ = boards_.choices();
    choose(chosen);
}

// The first if it has gone.
std::size_t NewSessionPage::number_of(const std::string& id) const {
    const auto found = std::find_if(choices_.begin(), choices_.end(), [&](const auto& one) { return one.id == id; });
    return found == choices_.end() ? 0 : static_cast<std::size_t>(found - choices_.begin());
}

void NewSessionPage::load_board() {
    board_.reset();
    board_remark_.clear();
    try {
        board_ = boards().board(choices_.empty() ? boards().usual_id() : choices_.at(board_number_).id);
    } catch (const wording::Failure& error) {
        board_remark_ = present::failure_words(error);
    }
    show_contents();
}

}  // namespace byzantium::window
