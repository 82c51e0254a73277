// SPDX-License-Identifier: MIT
#include "byzantium/window/boards/boards_page.h"

#include "byzantium/rules/ids.h"
#include "byzantium/window/boards/boards_page_look.h"
#include "byzantium/window/map/map_canvas.h"
#include "byzantium/words/boards/board_words.h"
#include "gui/canvas/fonts.h"
#include "gui/canvas/native_style.h"
#include "gui/canvas/toolkit.h"
#include "gui/canvas/wx_text.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <utility>

namespace byzantium::window {

using namespace gui;

namespace {

using words::BoardPart;

constexpr double board_heading_points = 15;
constexpr double least_height_with_map = 440;
constexpr double least_map_height = 150;

// The same lines leave the list as it is, so that it neither flickers nor scrolls.
void set_lines(wxListBox& list, const std::vector<std::string>& lines, std::size_t chosen) {
    wxArrayString texts;
    for (const std::string& line : lines) texts.Add(wx_text(line));
    if (list.GetStrings() != texts) {
        const bool as_many = list.GetCount() == texts.size();
        if (!as_many) list.Set(texts);
        for (unsigned i = 0; as_many && i < texts.size(); ++i)
            if (list.GetString(i) != texts[i]) list.SetString(i, texts[i]);
    }
    if (chosen < lines.size() && list.GetSelection() != static_cast<int>(chosen))
        choose_row(list, static_cast<int>(chosen));
}

std::size_t chosen_in(const wxListBox& list) { return static_cast<std::size_t>(std::max(0, list.GetSelection())); }

}  // namespace

// --- The keyboard

bool BoardsPage::took_key(const wxKeyEvent& event) {
    if (event.HasModifiers()) return false;
    const bool in_rows = rows_->HasFocus() && part_ == BoardPart::cities;
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE:
            if (asking_ == Asking::yes) return stop_asking(), true;
            if (!fields_->put_back()) on_back();
            return true;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            if (in_rows) agrees();
            return in_rows;
        case WXK_SPACE:
            if (in_rows) desk_.draft().is_ticked(row_) ? not_yet() : desk_.draft().tick(row_);
            if (in_rows) show_rows();
            return in_rows;
        default:
            return false;
    }
}

// --- What is at hand

void BoardsPage::show() {
    desk_.refresh();
    show_all();
    rows_->EnsureVisible(static_cast<int>(row_));
    rows_->SetFocus();
}

std::optional<std::string> BoardsPage::unsaved() const {
    const auto names = desk_.unsaved();
    return names.empty() ? std::nullopt : std::optional{words::unsaved_words(names)};
}

bool BoardsPage::may_leave_row() {
    if (fields_->commit()) return true;
    set_lines(*rows_, desk_.draft().rows(part_), row_);
    return false;
}

void BoardsPage::chose_board() {
    const std::size_t wanted = chosen_in(*boards_);
    stop_asking();
    if (fields_->commit()) say(desk_.open(wanted));
    row_ = 0;
    city_ = 0;
    show_all();
}

void BoardsPage::chose_part() {
    if (!fields_->commit()) return parts_->SetSelection(static_cast<int>(part_));
    part_ = static_cast<BoardPart>(parts_->GetSelection());
    row_ = part_ == BoardPart::cities ? city_ : 0;
    name_for_readers(*rows_, board_words().parts.at(static_cast<std::size_t>(part_)));
    show_all();
}

void BoardsPage::chose_row() {
    const std::size_t wanted = chosen_in(*rows_);
    if (wanted == row_ || !may_leave_row()) return;
    row_ = wanted;
    if (part_ == BoardPart::cities) city_ = row_;
    show_all();
}

void BoardsPage::chose_city(std::size_t city) {
    if (!may_leave_row()) return;
    part_ = BoardPart::cities;
    parts_->SetSelection(0);
    row_ = city_ = city;
    show_all();
}

// --- Changes

std::string BoardsPage::set(const std::string& key, const std::string& text) {
    std::string wrong = desk_.draft().set(key, text);
    if (wrong.empty()) show_all();
    return wrong;
}

void BoardsPage::agrees() {
    if (!may_leave_row()) return;
    desk_.draft().tick(row_);
    if (const auto next = desk_.draft().next_unticked(row_)) row_ = city_ = *next;
    show_all();
}

void BoardsPage::not_yet() {
    desk_.draft().untick(row_);
    show_all();
}

void BoardsPage::add() {
    if (!may_leave_row()) return;
    auto& draft = desk_.draft();
    const std::string wrong = part_ == BoardPart::cities ? draft.add_city(city_) : draft.add_link(city_);
    say(wrong);
    if (wrong.empty()) row_ = draft.rows(part_).size() - 1;
    if (wrong.empty() && part_ == BoardPart::cities) city_ = row_;
    show_all();
}

void BoardsPage::take_off() {
    if (!may_leave_row()) return;
    auto& draft = desk_.draft();
    say(part_ == BoardPart::cities ? draft.remove_city(row_) : draft.remove_link(row_));
    show_all();
}

void BoardsPage::rename() {
    const std::string name = name_->GetValue().utf8_string();
    if (name == desk_.draft().facts().name) return;
    const std::string wrong = desk_.draft().rename(name);
    say(wrong);
    if (!wrong.empty()) return;
    show_words();
    show_boards();
    show_buttons();
}

void BoardsPage::undo() {
    fields_->put_back();
    desk_.draft().undo();
    show_all();
}

void BoardsPage::redo() {
    fields_->put_back();
    desk_.draft().redo();
    show_all();
}

// --- Files

void BoardsPage::save() {
    if (!fields_->commit()) return;
    const std::string wrong = desk_.draft().rename(name_->GetValue().utf8_string());
    if (wrong.empty())
        say(desk_.save());
    else
        say(wrong);
    show_all();
}

void BoardsPage::take_in() {
    if (!fields_->commit()) return;
    if (const auto file = choosers_.board_file(this)) say(desk_.take_in(*file));
    show_all();
}

void BoardsPage::write_out() {
    if (const auto file = choosers_.save_file(this, desk_.file_name())) say(desk_.write_to(*file));
    show_all();
}

void BoardsPage::ask_removal() {
    asking_ = Asking::yes;
    say(board_words().really_remove);
    show_buttons();
    no_->SetFocus();
}

void BoardsPage::remove() {
    asking_ = Asking::no;
    fields_->put_back();
    say(desk_.remove());
    row_ = city_ = 0;
    show_all();
    boards_->SetFocus();
}

void BoardsPage::stop_asking() {
    if (std::exchange(asking_, Asking::no) == Asking::no) return;
    say(std::string{});
    show_buttons();
    boards_->SetFocus();
}

// --- What is shown

void BoardsPage::say(const words::BoardDesk::Said& said) { say(said.sentence); }

void BoardsPage::say(const std::string& sentence) {
    said_->Show(!sentence.empty());
    said_->SetLabel(wx_text(sentence));
    said_->Wrap(std::max(GetClientSize().x - 2 * board_margin, FromDIP(300)));
    name_for_readers(*said_, sentence);
    Layout();
}

void BoardsPage::show_all() {
    const auto rows = desk_.draft().rows(part_).size();
    if (row_ >= rows) row_ = rows > 0 ? rows - 1 : 0;
    city_ = std::min(city_, desk_.draft().facts().cities.size() - 1);
    if (part_ == BoardPart::cities) city_ = row_;
    show_boards();
    show_rows();
    show_fields();
    show_map();
    show_words();
    show_buttons();
    show_map_if_there_is_room();
    on_change();
}

void BoardsPage::show_boards() {
    std::vector<std::string> lines;
    for (const auto& row : desk_.rows()) lines.push_back(row.line);
    set_lines(*boards_, lines, desk_.at_hand());
}

void BoardsPage::show_rows() {
    set_lines(*rows_, desk_.draft().rows(part_), row_);
    state_->SetLabel(wx_text(words::board_state_words(desk_.draft())));
    state_->Wrap(std::max(rows_->GetSize().x, FromDIP(200)));
}

void BoardsPage::show_fields() { fields_->show(desk_.draft().fields(part_, row_)); }

void BoardsPage::show_map() {
    map_->show(desk_.draft().view());
    const auto& links = desk_.draft().facts().links;
    std::vector<Offer> at_hand{{static_cast<byzantium::CityId>(city_), {}, Emphasis::selected}};
    if (part_ == BoardPart::displays) at_hand.clear();
    if (part_ == BoardPart::links && row_ < links.size())
        at_hand = {{links[row_].between[0], {}, Emphasis::selected}, {links[row_].between[1], {}, Emphasis::selected}};
    map_->offer(std::move(at_hand));
}

// Fields come first: letters that are large, or a dense screen, leave no place for it in a low window. Fields that do
// not even fit without it are scrolled, and it stays.
void BoardsPage::show_map_if_there_is_room() {
    const int room =
        GetClientSize().y - 2 * board_margin - GetSizer()->GetItem(std::size_t{1})->GetMinSizeWithBorder().y;
    const int needed = fields_->needed_height();
    const bool all_fit = needed <= room;
    const bool both_fit = !all_fit || room - needed >= theme_.scaled(least_map_height);
    const bool fits = both_fit && GetClientSize().y >= theme_.scaled(least_height_with_map);
    fields_->SetMinSize({1, all_fit && fits ? needed : 1});
    if (map_->IsShown() != fits) map_->Show(fits);
    Layout();
}

void BoardsPage::show_words() {
    std::string broken;
    for (const std::string& one : desk_.broken()) broken += (broken.empty() ? "" : "\n") + one;
    broken_->Show(!broken.empty());
    broken_->SetLabel(wx_text(broken));
    broken_->Wrap(std::max(boards_->GetSize().x, FromDIP(200)));
    const std::string& name = desk_.draft().facts().name;
    if (std::exchange(shown_name_, name) != name) name_->ChangeValue(wx_text(name));  // what is being written stays
    standing_->SetLabel(wx_text(words::board_standing_words(desk_)));
    standing_->Wrap(std::max(GetClientSize().x - 2 * board_margin, FromDIP(300)));
    standing_->SetForegroundColour(desk_.draft().fault().empty() ? theme_.faint : theme_.bad);
}

void BoardsPage::show_buttons() {
    const auto& draft = desk_.draft();
    const bool asks = asking_ == Asking::yes;
    const bool is_own = desk_.origin() == words::BoardDesk::Origin::own;
    const bool cities = part_ == BoardPart::cities;
    for (wxButton* const one : {export_, remove_}) one->Show(!asks);
    for (wxButton* const one : {yes_, no_}) one->Show(asks);
    remove_->Enable(is_own);
    for (wxButton* const one : {agrees_, not_yet_}) one->Show(cities);
    not_yet_->Enable(cities && draft.is_ticked(row_));
    for (wxButton* const one : {add_, take_off_}) one->Show(part_ != BoardPart::displays);
    add_->SetLabel(wx_text(cities ? board_words().add_city : board_words().add_link));
    take_off_->SetLabel(wx_text(cities ? board_words().remove_city : board_words().remove_link));
    const bool is_renamed = name_->GetValue().utf8_string() != draft.facts().name;
    save_->Enable((draft.is_changed() || is_renamed) && draft.fault().empty());
    undo_->Enable(!draft.undo_name().empty());
    redo_->Enable(!draft.redo_name().empty());
    begin_->Enable(!draft.is_changed());
    Layout();
}

void BoardsPage::restyle() {
    style_natives(*this, theme_);
    fields_->restyle();
    for (wxStaticText* const heading : headings_) {
        heading->SetFont(font(Face::serif_bold, board_heading_points * theme_.text_scale));
        heading->SetForegroundColour(theme_.accent);
    }
    said_->SetFont(font(Face::bold, native_points * theme_.text_scale));
    broken_->SetForegroundColour(theme_.bad);
    state_->SetForegroundColour(theme_.faint);
    show_map_if_there_is_room();
    show_all();
    Refresh();
}

}  // namespace byzantium::window
