// SPDX-License-Identifier: MIT
// A window that is drawn by us: a picture made anew whenever something has changed, with the places in it that answer
// to the mouse. Owned by its parent window, as wx does it.
#pragma once

#include "gui/canvas/painter.h"
#include "present/help/help_topic.h"

#include <wx/event.h>
#include <wx/window.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

// One thing that stands on a canvas, in words, and what a click on it does; empty: nothing.
struct SpokenLine {
    std::string text;
    std::function<void()> act;
    std::string place;         // its area's name; empty: of none
    present::RuleIds rules{};  // it stands on; may be empty
};

// A canvas of the frame has been painted: it goes up to whoever keeps something in step with it.
wxDECLARE_EVENT(canvas_painted, wxCommandEvent);

// Somebody wants to read about something: it goes up to whoever has the rules.
class HelpEvent : public wxCommandEvent {
public:
    explicit HelpEvent(present::HelpTopic topic);
    wxEvent* Clone() const override { return new HelpEvent{*this}; }
    const present::HelpTopic& topic() const { return topic_; }

private:
    present::HelpTopic topic_;
};
wxDECLARE_EVENT(help_asked, HelpEvent);

class Canvas : public wxWindow {
public:
    // The theme must outlive the canvas. `name` is what screen readers and tests call it.
    Canvas(wxWindow* parent, const Theme& theme, const wxString& name);

    const Theme& theme() const { return theme_; }
    const std::vector<Area>& areas() const { return areas_; }
    // nullptr if nothing of that name was drawn last time.
    const Area* area(const std::string& name) const;

    // What its places are about, where they keep their names while that changes: the second press of a double click
    // does nothing then.
    virtual std::string meaning() const { return {}; }
    // All that stands on it, in the order in which it is drawn: also what is not seen for want of room.
    virtual std::vector<SpokenLine> spoken();
    // What is written on it as it stands, and how much of that can be read.
    std::vector<Drawn> written() { return noted(GetClientSize()).drawn; }

    // What to read about here: what the place with the keyboard stands on, else what the whole canvas is about.
    present::HelpTopic topic() const;

    // Once, when it has been painted for the first time.
    std::function<void()> on_first_paint;

protected:
    virtual void draw(Painter& painter) = 0;
    // Pointer moved over this place, or over none: for those who show more about it than a tip.
    virtual void hovered(const Area*) {}
    // What it is drawn on when all of it is to be told.
    virtual wxSize spoken_size() const { return GetClientSize(); }

    // The place that has the keyboard; nullptr if none has.
    virtual const Area* at_hand() const { return nullptr; }
    virtual present::HelpTopic page_topic() const { return present::HelpContents{}; }
    // Opens the rules there.
    void ask_help(present::HelpTopic topic);

    // What `measure` finds out by drawing where nobody sees it.
    double measured(const std::function<double(Painter&)>& measure);

    // Name of the area under the pointer; empty if there is none.
    const std::string& hovered_name() const { return hovered_; }

private:
    struct Noted {
        std::vector<Area> places;
        std::vector<Drawn> drawn;
    };
    // Drawn at that size where nobody sees it.
    Noted noted(const wxSize& size);
    void paint();
    const Area* at(const wxPoint& point) const;
    void pointer_moved(const wxPoint& point);
    void pointer_left();
    void pressed(wxMouseEvent& event);
    bool too_soon(const wxMouseEvent& event, const Area& area) const;

    const Theme& theme_;
    TextMeasures measures_;
    double measured_at_ = 0;  // pixels of the screen in a logical one
    TextMeasures unseen_measures_;
    std::vector<Area> areas_;
    std::string hovered_;
    bool has_name_ = false;  // for screen readers
};

}  // namespace gui
