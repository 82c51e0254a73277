// SPDX-License-Identifier: MIT
// The native twin of whatever is drawn: a list of the parts of the page at hand, and a list of all that stands in one,
// made from the very drawing. Enter does there what a click does, so nothing can be done only with a mouse or only by
// who sees it. It stands beside the page and is made anew whenever a part was drawn anew.
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

    // The drawn parts of that window that are shown, the question first; it must outlive the next call.
    void show(wxWindow& page);
    // The same page, after something was drawn anew.
    void refresh();
    void take_keyboard();
    // After an answer: back from what is drawn.
    void hold_keyboard();
    bool has_keyboard() const;
    void restyle();
    // What the marked line stands on, else what its part is about.
    present::HelpTopic topic() const;

    // A key while the panel has the keyboard; false if it is for others.
    bool key(const wxKeyEvent& event);

    // What stands in the part that is shown, as the list says it.
    const std::vector<SpokenLine>& lines() const { return lines_; }
    std::string part() const;

private:
    Canvas* part_canvas() const;  // nullptr if nothing is drawn
    void find_parts();
    std::string asked() const;
    void turn_to(std::size_t part);
    void show_lines();
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
    wxStaticText* how_;
};

}  // namespace gui
