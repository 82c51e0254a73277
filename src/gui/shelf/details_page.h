// SPDX-License-Identifier: MIT
// The details of one session as a form of native controls, in the place of the shelf: title, place, when it began,
// whether it counts, and its notes. It changes nothing itself.
#pragma once

#include "gui/canvas/key_canvas.h"
#include "gui/canvas/theme.h"
#include "gui/canvas/topical.h"
#include "present/help/help_topic.h"
#include "present/shelf/session_details.h"

#include <wx/scrolwin.h>

#include <functional>
#include <string>
#include <vector>

class wxCheckBox;
class wxFlexGridSizer;
class wxStaticText;
class wxTextCtrl;

namespace gui {

class DetailsPage : public wxScrolledWindow, public Topical {
public:
    // The theme must outlive the page.
    DetailsPage(wxWindow* parent, const Theme& theme);

    std::function<void()> on_save = [] {};
    std::function<void()> on_back = [] {};

    // `length` is a sentence that nobody changes.
    void show(const present::SessionDetails& details, const std::string& length);
    present::SessionDetails wished() const;
    // Says what is wrong, above the fields.
    void say(const std::string& sentence);
    // Gives the keyboard to the first field.
    void take_keyboard();
    present::HelpTopic topic() const override;
    // Call it when sizes or colours have changed. What was typed stays.
    void restyle();

private:
    void make();
    void walk(Walk way);  // to the next of what can be typed into or pressed, and around
    wxTextCtrl* add_field(const std::string& label, const std::string& text, const char* name, long style = 0);
    void add_notes(const std::vector<present::NoteText>& notes);
    void add_buttons(wxSizer& column);

    const Theme& theme_;
    present::SessionDetails shown_;
    std::string length_;
    wxFlexGridSizer* fields_ = nullptr;
    wxStaticText* heading_ = nullptr;
    wxStaticText* trouble_ = nullptr;
    wxTextCtrl* title_ = nullptr;
    wxTextCtrl* place_ = nullptr;
    wxTextCtrl* begun_ = nullptr;
    wxCheckBox* counts_ = nullptr;
    wxTextCtrl* why_not_ = nullptr;   // can be typed into while it does not count
    std::vector<wxTextCtrl*> notes_;  // one for each that there is, and the empty one of a new note
};

}  // namespace gui
