// SPDX-License-Identifier: MIT
#include "eko/window/boards/boards_page.h"

#include "eko/window/boards/said_line.h"
#include "eko/words/shelf/board_offers.h"
#include "gui/canvas/keys.h"
#include "gui/canvas/native_style.h"
#include "gui/canvas/toolkit.h"
#include "gui/canvas/wx_text.h"
#include "gui/table/side_room.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <string>
#include <utility>

namespace eko::window {

using namespace gui;
using words::BoardShelf;
using words::Workshop;

namespace {

constexpr int rows_shown = 5;  // of a text
const std::string undo_sign = "\u21B6";
const std::string redo_sign = "\u21B7";

}  // namespace

// --- The keyboard

bool BoardsPage::took_key(const wxKeyEvent& event) {
    if (event.GetKeyCode() == WXK_ESCAPE) return escape(), true;
    const bool is_enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
    if (event.ControlDown() && is_enter) return rows_text_->IsShown() ? take_rows() : finish(), true;
    if (event.ControlDown() || event.AltDown()) return false;
    if (event.GetKeyCode() == WXK_PAGEUP) return turn_part(-1), true;
    if (event.GetKeyCode() == WXK_PAGEDOWN) return turn_part(1), true;
    if (canvas_->HasFocus()) return took_canvas_key(key_of(event), event);
    return took_letter_of_button(key_of(event)) && took_canvas_key(key_of(event), event);
}

// A button has no use for letters and digits, so they are meant for what is laid.
bool BoardsPage::took_letter_of_button(int key) {
    const bool is_typed = key > ' ' && key <= '~' && workshop().part() != Workshop::Part::text;
    if (!is_typed || dynamic_cast<wxButton*>(FindFocus()) == nullptr) return false;
    return canvas_->SetFocus(), true;
}

bool BoardsPage::took_canvas_key(int key, const wxKeyEvent& event) {
    const bool on_item = !canvas_->focused().empty();
    if (key == WXK_TAB) {
        const auto direction = event.ShiftDown() ? Walk::back : Walk::forward;
        if (!canvas_->walk_within(direction))
            canvas_->Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward : wxNavigationKeyEvent::IsForward);
        return true;
    }
    if (on_item && (key == WXK_RETURN || key == WXK_NUMPAD_ENTER || key == WXK_SPACE)) return canvas_->press(), true;
    canvas_->focus({});
    switch (key) {
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            return did(workshop().enter()), true;
        case WXK_DELETE:
        case WXK_BACK:
            return did(workshop().erase()), true;
        case WXK_LEFT:
            return workshop().walk(-1, 0), did({}), true;
        case WXK_RIGHT:
            return workshop().walk(1, 0), did({}), true;
        case WXK_UP:
            return workshop().walk(0, -1), did({}), true;
        case WXK_DOWN:
            return workshop().walk(0, 1), did({}), true;
        default:
            break;
    }
    if (key <= ' ' || key > '~') return false;
    const auto done = workshop().type(static_cast<char>(key));
    if (done) did(*done);
    return done.has_value();
}

void BoardsPage::escape() {
    if (asked_about_) return say({}), focus_part();
    if (!canvas_->HasFocus()) return canvas_->SetFocus();
    workshop().let_go() ? did({}) : leave();
}

void BoardsPage::turn_part(int by) {
    const int part = (static_cast<int>(workshop().part()) + by + static_cast<int>(Workshop::parts)) %
                     static_cast<int>(Workshop::parts);
    rename();
    did(workshop().turn_to(static_cast<Workshop::Part>(part)));
    show_name();  // though the field may have the keyboard still
    focus_part();
}

void BoardsPage::focus_part() {
    workshop().part() == Workshop::Part::text ? rows_text_->SetFocus() : canvas_->SetFocus();
}

void BoardsPage::did(const std::string& refused) {
    const std::string kept = workshop().keep_tiles();
    say(refused.empty() ? kept : refused);
    show_all();
}

// --- Boards

void BoardsPage::show() {
    say(std::exchange(shared_->news, {}));
    show_boards();
    show_all();
    canvas_->SetFocus();
}

std::optional<std::string> BoardsPage::unsaved() const {
    return workshop().maker().is_changed() ? std::optional{words::unsaved_board_words(workshop().maker())}
                                           : std::nullopt;
}

void BoardsPage::said(const BoardShelf::Said& said) {
    say(said.sentence);
    show_boards();
    show_all();
}

void BoardsPage::open_board() {
    const auto row = static_cast<std::size_t>(std::max(0, boards_->GetSelection()));
    if (row >= rows_.size()) return;
    const std::string put_aside = words::put_aside_words(workshop().maker());
    const auto opened = workshop().shelf().open(workshop().maker(), rows_[row].id);
    if (opened.outcome == BoardShelf::Said::Outcome::refused) return said(opened);
    const auto part = workshop().part();
    if (part != Workshop::Part::paint && part != Workshop::Part::variants) workshop().turn_to(Workshop::Part::board);
    did(put_aside);
    show_boards();
    canvas_->SetFocus();
}

void BoardsPage::begin_board() {
    const std::string put_aside = words::put_aside_words(workshop().maker());
    workshop().maker().begin_new(workshop().maker().players());
    workshop().turn_to(workshop().part_to_lay());
    did(put_aside);
    show_boards();
    canvas_->SetFocus();
}

void BoardsPage::take_rows() { did(workshop().take_rows()); }

// Of the tile at hand among the tiles, else of the board.
std::string BoardsPage::name_at_hand() const {
    const auto& maker = workshop().maker();
    if (workshop().part() != Workshop::Part::tiles) return maker.layout().name;
    return maker.tile() ? maker.tile()->id : std::string{};
}

// Also while another name for it is being written.
bool BoardsPage::can_be_saved() const {
    const bool is_renamed = workshop().part() != Workshop::Part::tiles && name_->HasFocus() &&
                            name_->GetValue().utf8_string() != name_at_hand();
    return workshop().maker().is_changed() || is_renamed;
}

void BoardsPage::rename() {
    const std::string name = name_->GetValue().utf8_string();
    if (name == name_at_hand()) return;
    auto& maker = workshop().maker();
    did(workshop().part() == Workshop::Part::tiles ? maker.rename_tile(name) : maker.rename(name));
}

void BoardsPage::save() {
    rename();
    said(workshop().shelf().save(workshop().maker()));
}

void BoardsPage::take_in() {
    const auto file = choosers_.board_file(this);
    if (!file) return;
    const std::string put_aside = words::put_aside_words(workshop().maker());
    const auto before = workshop().maker().layout();
    const auto taken = workshop().shelf().take_in(workshop().maker(), *file);
    const bool is_another = !put_aside.empty() && workshop().maker().layout() != before;
    did(is_another ? taken.sentence + ' ' + put_aside : taken.sentence);
    show_boards();
}

void BoardsPage::write_out() {
    const auto& maker = workshop().maker();
    const bool tiles = workshop().part() == Workshop::Part::tiles;
    const auto file = choosers_.save_file(this, BoardShelf::file_name(maker) + ".json");
    if (file) said(tiles ? BoardShelf::write_tiles(maker, *file) : BoardShelf::write_board(maker, *file));
}

void BoardsPage::remove() {
    const auto id = workshop().maker().id();
    if (!id) return;
    if (asked_about_ == id) return said(workshop().shelf().remove(workshop().maker(), *id));
    say(words::delete_question(workshop().maker()));
    asked_about_ = id;
}

// What a session is begun on: a board of the program as it is, any other as it is saved then. None: that was refused.
std::optional<std::string> BoardsPage::begun_on() {
    rename();
    if (!workshop().maker().id())
        if (auto sample = workshop().shelf().sample_like(workshop().maker().layout())) return sample;
    const auto saved = workshop().shelf().save(workshop().maker());
    said(saved);
    return saved.outcome == BoardShelf::Said::Outcome::refused ? std::nullopt : workshop().maker().id();
}

// The session that waits gets the discs, and the board that they lie on; where none waits, a new one does.
void BoardsPage::finish() {
    if (workshop().part() == Workshop::Part::discs) {
        const std::string fault = workshop().discs()->fault();
        if (!fault.empty()) return say(fault);
        shared_->finished_colors = workshop().discs()->colors();
        if (!workshop().has_discs_of_board()) return leave();
    }
    auto board = begun_on();
    if (!board) return;
    if (!shared_->session_waits()) return on_begin(*board);
    shared_->wait_no_more();
    shared_->finished = std::move(board);
    on_back();
}

void BoardsPage::leave() {
    if (shared_->session_waits() && workshop().part() == Workshop::Part::discs)
        shared_->finished_colors = workshop().discs()->colors();
    shared_->wait_no_more();
    on_back();
}

void BoardsPage::undo() {
    workshop().undo();
    did({});
    show_boards();
}

void BoardsPage::redo() {
    workshop().redo();
    did({});
    show_boards();
}

// --- What is shown

void BoardsPage::say(const std::string& sentence) {
    asked_about_.reset();
    if (said_->say(sentence, std::max(GetClientSize().x - 2 * page_margin, FromDIP(300)))) Layout();
}

void BoardsPage::show_all() {
    const bool discs = workshop().part() == Workshop::Part::discs;
    const std::string& label = discs ? words_.use_discs : words_.begin;
    if (begin_->GetLabel() != wx_text(label)) begin_->SetLabel(wx_text(label));
    undo_->Enable(!undo_name().empty());
    redo_->Enable(!redo_name().empty());
    remove_->Enable(workshop().maker().id().has_value());
    save_->Enable(can_be_saved());
    if (!name_->HasFocus()) show_name();
    show_rows();
    canvas_->Refresh();
    on_change();
}

void BoardsPage::show_name() {
    const bool tiles = workshop().part() == Workshop::Part::tiles;
    const std::string& label = tiles ? words_.tile : words_.board;
    name_->ChangeValue(wx_text(name_at_hand()));
    name_->Enable(!tiles || workshop().maker().tile() != nullptr);
    if (name_label_->GetLabel() == wx_text(label)) return;
    name_label_->SetLabel(wx_text(label));
    name_for_readers(*name_, tiles ? words_.tile_name : words_.name);
    Layout();
}

void BoardsPage::show_rows() {
    const bool text = workshop().part() == Workshop::Part::text;
    if (rows_text_->GetValue() != wx_text(workshop().rows())) rows_text_->ChangeValue(wx_text(workshop().rows()));
    if (rows_text_->IsShown() == text) return;
    rows_text_->Show(text);
    Layout();
}

void BoardsPage::show_boards() {
    rows_ = workshop().shelf().boards();
    wxArrayString names;
    int chosen = wxNOT_FOUND;
    for (const auto& one : rows_) {
        if (workshop().maker().id() == one.id || workshop().maker().layout() == one.layout)
            chosen = static_cast<int>(names.size());
        names.Add(wx_text(words::shown_name(one)));
    }
    if (boards_->GetStrings() != names) boards_->Set(names);
    boards_->SetSelection(chosen);
}

void BoardsPage::restyle() {
    style_natives(*this, theme_);
    SetBackgroundColour(theme_.page);
    rows_text_->SetMinSize({1, rows_shown * rows_text_->GetCharHeight()});
    name_->SetMinSize({1, save_->GetBestSize().y});  // GTK would have it half as high again
    // In large text signs leave the name its room.
    const auto style = [&](wxButton& button, const std::string& sign, const std::string& words) {
        const bool is_large = theme_.text_wish > large_text;
        button.SetLabel(wx_text(is_large ? sign : words));
        button.SetToolTip(wx_text(is_large ? words : std::string{}));
    };
    style(*undo_, undo_sign, words_.undo);
    style(*redo_, redo_sign, words_.redo);
    said_->restyle(theme_);
    Layout();
    CallAfter([this] {  // GTK takes up a font a moment later, and knows only then how wide its words are
        for (wxWindow* const child : GetChildren()) child->InvalidateBestSize();
        said_->measure();
        Layout();
    });
    Refresh();
}

}  // namespace eko::window
