// SPDX-License-Identifier: MIT
// The preferences as a page of native controls. Each change applies at once; Escape leaves the page.
#pragma once

#include "gui/canvas/theme.h"
#include "gui/canvas/topical.h"
#include "gui/pages/backups_box.h"
#include "gui/pages/pieces_sample.h"
#include "present/help/help_topic.h"
#include "present/window/preferences.h"

#include <wx/scrolwin.h>
#include <wx/string.h>

#include <functional>
#include <vector>

class wxBoxSizer;
class wxButton;
class wxKeyEvent;
class wxStaticText;

namespace gui {

class PreferencesPage : public wxScrolledWindow, public Topical {
public:
    // The theme must outlive the page. `list`: what can be chosen, in order; `pieces` show what the colours look like.
    PreferencesPage(wxWindow* parent, const Theme& theme, std::vector<present::Preference> list,
                    std::vector<NamedPiece> pieces);

    std::function<void(const present::Preferences&)> on_prefer = [](const auto&) {};
    std::function<void()> on_back = [] {};
    std::function<void()> on_keys = [] {};

    // Shows the present preferences. Does not move the keyboard.
    void show(const present::Preferences& preferences);
    // Gives the keyboard to the first control.
    void take_keyboard();
    // Call it when sizes or colours have changed.
    void restyle();
    BackupsBox& backups() { return *backups_; }
    // Of its backups if they have the keyboard.
    present::HelpTopic topic() const override;

private:
    wxBoxSizer* made_preferences();
    wxBoxSizer* made_right_side();
    void add_heading(wxBoxSizer& column, const std::string& heading);
    void add_sentence(wxBoxSizer& column, const std::string& sentence);
    wxWindow* made_control(std::size_t index);
    bool turn_page(const wxKeyEvent& event);
    void chosen(std::size_t index, std::size_t option);
    void wrap_sentences();

    const Theme& theme_;
    const std::vector<present::Preference> list_;
    std::vector<NamedPiece> sample_;
    present::Preferences preferences_;
    std::vector<wxWindow*> controls_;  // one for each of the list
    std::vector<wxWindow*> headings_;
    struct Sentence {
        wxStaticText* label;
        wxString text;  // not yet broken into lines
    };
    std::vector<Sentence> sentences_;
    wxButton* back_ = nullptr;
    BackupsBox* backups_ = nullptr;
    PiecesSample* pieces_ = nullptr;
};

}  // namespace gui
