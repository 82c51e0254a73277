// SPDX-License-Identifier: MIT
#include "gui/frame/guide_strip.h"

#include <wx/button.h>

#include <utility>

namespace gui {

using present::GuideAct;

GuideStrip::GuideStrip(wxWindow* parent, const Theme& theme) : StepStrip{parent, theme, "guide"} {
    add(GuideAct::next, "guide next");
    add(GuideAct::do_step, "guide step");
    add(GuideAct::go_back, "guide back");
    rules_ = add_button(Row::below, "guide rules", [this] { on_rules(page_.rules); });
    add(GuideAct::leave, "guide leave");
}

void GuideStrip::add(GuideAct does, const wxString& name) {
    const auto row = does == GuideAct::leave ? Row::below : Row::above;
    buttons_[does] = add_button(row, name, [this, does] { press(does); });
}

void GuideStrip::begin(present::GuideWalk walk, const present::Desk& table) {
    walk_ = std::move(walk);
    keep_room(walk_->texts_of_steps());
    walk_->follow(table);
    show_page();
    take_keyboard();
}

void GuideStrip::follow(const present::Desk* table) {
    if (!IsShown()) return;
    if (!table || !walk_->guide().is_told_at(*table)) return end();
    const auto before = page_.place;
    walk_->follow(*table);
    show_page();
    if (page_.place == before || page_.buttons.front().act != GuideAct::next) return;
    take_keyboard();
}

void GuideStrip::end() {
    hide_strip();
    on_answer();
}

void GuideStrip::leave() {
    end();
    on_leave();
}

void GuideStrip::press(GuideAct does) {
    switch (does) {
        case GuideAct::next:
            walk_->next();
            show_page();
            return take_keyboard();
        case GuideAct::do_step:
            act([this](present::Desk& desk) { walk_->do_step(desk); });
            return take_keyboard();
        case GuideAct::go_back:
            return act([this](present::Desk& desk) { walk_->go_back(desk); });
        case GuideAct::leave:
            return leave();
    }
}

void GuideStrip::show_page() {
    page_ = walk_->page();
    for (const auto& [does, button] : buttons_) hide(*button);
    for (const auto& [does, words] : page_.buttons) label(*buttons_[does], words);
    hide(*rules_);
    if (!page_.rules.empty()) {
        label(*rules_, present::guide_rules_label());
        rules_->SetToolTip(wxString::FromUTF8(present::rules_tip(page_.rules)));
    }
    show({page_.heading, page_.place, page_.texts}, *buttons_[page_.buttons.front().act]);
    on_page();
}

void GuideStrip::take_keyboard() {
    wxWindow* const focus = FindFocus();
    if (focus && wxGetTopLevelParent(focus) != wxGetTopLevelParent(this)) return;
    buttons_[page_.buttons.front().act]->SetFocus();
}

}  // namespace gui
