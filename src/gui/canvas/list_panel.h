// SPDX-License-Identifier: MIT
// The native counterpart of everything that is drawn, and a list of a form of native controls: a list of the parts of
// the page, and a list of everything in one part, both made from the drawing itself. Enter does what a click does, so
// nothing needs a mouse or needs to be seen. The panel is beside the page and is rebuilt whenever a part is redrawn.
#pragma once

#include "gui/canvas/canvas.h"
#include "present/help/help_topic.h"

#include <wx/panel.h>

#include <functional>
#include <string>
#include <vector>

class wxChoice;
class wxListBox;
class wxStaticText;

namespace gui {

class ListPanel : public wxPanel {
public:
    // The theme must outlive the panel.
    ListPanel(wxWindow* parent, const Theme& theme);

    // Lists the visible drawn parts of that window, the question first. The window must live until the next call.
    void show(wxWindow& page);
    // Rebuilds the lists of the same page after a redraw.
    void refresh();
    void take_keyboard();
    // After an answer: takes the keyboard back from the drawn parts.
    void hold_keyboard();
    bool has_keyboard() const;
    void restyle();
    // The help topic of the selected line, else that of its part.
    present::HelpTopic topic() const;

    // Handles a key while the panel has the keyboard; false if the key is not for the panel.
    bool key(const wxKeyEvent& event);
    // Letters and digits are for the page, whoever has the keyboard; false if it does nothing with this one.
    bool hand_on(const wxKeyEvent& event);

    // The lines of the part that is shown.
    const std::vector<SpokenLine>& lines() const { return lines_; }
    std::string part() const;

private:
    Canvas* part_canvas() const;  // nullptr if nothing is drawn
    std::vector<SpokenLine> lines_of_part() const;
    void find_parts();
    std::string asked() const;
    void turn_to(std::size_t part);
    void show_lines();
    void choose_line(int row);
    void show_whole();
    void act();
    void walk_parts(int by);
    void to_first_act();

    const Theme& theme_;
    wxWindow* page_ = nullptr;
    std::vector<Canvas*> parts_;
    std::size_t part_ = 0;
    std::vector<SpokenLine> lines_;
    std::string asked_;  // by the first part, when it was last shown
    wxStaticText* parts_label_;
    wxChoice* parts_list_;
    wxStaticText* lines_label_;
    wxListBox* lines_list_;
    wxStaticText* whole_;  // the chosen line, if the list cuts it
    wxStaticText* how_;
};

}  // namespace gui
