// SPDX-License-Identifier: MIT
#include "gui/pages/backups_box.h"

#include "gui/canvas/toolkit.h"
#include "present/language/language.h"
#include "present/window/preference_words.h"

#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <utility>

namespace gui {
namespace {

constexpr int list_height = 130;
constexpr int between_backup_controls = 8;
constexpr int widest_said = 420;  // logical pixels of a line of what is said

const present::PreferenceWords& backup_words() { return present::once_a_language<present::preference_words>(); }

wxButton* button(wxWindow* parent, const std::string& label, const wxString& name) {
    return new wxButton{parent,        wxID_ANY, wxString::FromUTF8(label), wxDefaultPosition,
                        wxDefaultSize, 0,        wxDefaultValidator,        name};
}

}  // namespace

BackupsBox::BackupsBox(wxWindow* parent)
    : wxPanel{parent},
      list_{new wxListBox{this,
                          wxID_ANY,
                          wxDefaultPosition,
                          {-1, list_height},
                          0,
                          nullptr,
                          wxLB_SINGLE,
                          wxDefaultValidator,
                          "backups"}},
      make_{button(this, backup_words().make_backup, "make backup")},
      put_back_{button(this, backup_words().put_back, "put backup back")},
      yes_{button(this, backup_words().yes_put_back, "yes put back")},
      no_{button(this, backup_words().no, "no")},
      said_{new wxStaticText{this, wxID_ANY, ""}} {
    name_for_readers(*list_, backup_words().backups_heading);
    auto* const buttons = new wxBoxSizer{wxHORIZONTAL};
    for (wxButton* const one : {make_, put_back_, yes_, no_})
        buttons->Add(one, wxSizerFlags{}.Border(wxRIGHT, between_backup_controls));
    auto* const all = new wxBoxSizer{wxVERTICAL};
    all->Add(list_, wxSizerFlags{1}.Expand().Border(wxBOTTOM, between_backup_controls));
    all->Add(said_, wxSizerFlags{}.Expand().Border(wxBOTTOM, between_backup_controls));
    all->Add(buttons, wxSizerFlags{});
    SetSizer(all);
    make_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { on_make(); });
    put_back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { ask(); });
    yes_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { put_back(); });
    no_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { answered(); });
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { answered(); });
    show_asking();
}

void BackupsBox::show(std::optional<std::vector<store::Backup>> backups) {
    const int before = list_->GetSelection();
    make_->Enable(backups.has_value());
    said_->SetLabel(
        wxString::FromUTF8(!backups ? backup_words().no_library : (backups->empty() ? backup_words().no_backups : "")));
    backups_ = std::move(backups).value_or(std::vector<store::Backup>{});
    list_->Clear();
    for (const store::Backup& one : backups_) list_->Append(wxString::FromUTF8(present::backup_words(one)));
    if (!backups_.empty()) list_->SetSelection(before >= 0 && before < static_cast<int>(backups_.size()) ? before : 0);
    asking_ = Asking::no;
    show_asking();
}

void BackupsBox::say(const std::string& sentence) {
    said_->SetLabel(wxString::FromUTF8(sentence));
    said_->Wrap(std::max(GetClientSize().x, FromDIP(widest_said)));
    name_for_readers(*said_, sentence);
    GetParent()->Layout();
}

const store::Backup* BackupsBox::chosen() const {
    const int row = list_->GetSelection();
    return row < 0 || row >= static_cast<int>(backups_.size()) ? nullptr : &backups_[static_cast<std::size_t>(row)];
}

void BackupsBox::ask() {
    if (!chosen()) return;
    asking_ = Asking::yes;
    say(backup_words().really);
    show_asking();
    no_->SetFocus();
}

void BackupsBox::answered() {
    if (std::exchange(asking_, Asking::no) == Asking::no) return;
    say({});
    show_asking();
    list_->SetFocus();
}

void BackupsBox::put_back() {
    const store::Backup* const wanted = chosen();
    if (!wanted || asking_ == Asking::no) return;
    answered();
    const store::Backup backup = *wanted;  // the list is made anew
    on_put_back(backup);
}

void BackupsBox::show_asking() {
    const bool asks = asking_ == Asking::yes;
    make_->Show(!asks);
    put_back_->Show(!asks);
    put_back_->Enable(!backups_.empty());
    yes_->Show(asks);
    no_->Show(asks);
    Layout();
}

}  // namespace gui
