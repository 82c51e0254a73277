// SPDX-License-Identifier: MIT
// A window whose picture we draw ourselves, again after each change, with areas in it that respond to the mouse. Its
// parent window owns it, as usual in wx.
#pragma once

#include "gui/canvas/painter.h"
#include "gui/canvas/stamps.h"
#include "present/help/help_topic.h"

#include <wx/event.h>
#include <wx/window.h>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

// One thing that is drawn on a canvas, in words, and what a click on it does; empty: nothing.
struct SpokenLine {
    std::string text;
    std::function<void()> act;
    std::string place;         // its area's name; empty: of none
    present::RuleIds rules{};  // it stands on; may be empty
};

// Sent up the windows after a canvas of the frame was painted, for anything that must stay in step with it.
wxDECLARE_EVENT(canvas_painted, wxCommandEvent);

// Sent up the windows when somebody asks for help on something; the frame opens the rules.
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
    // The theme must outlive the canvas. Screen readers and tests know the canvas by `name`.
    Canvas(wxWindow* parent, const Theme& theme, const wxString& name);

    const Theme& theme() const { return theme_; }
    const std::vector<Area>& areas() const { return areas_; }
    // nullptr if the last drawing had no area of that name.
    const Area* area(const std::string& name) const;

    // Identifies what the areas are about when they keep their names while that changes. If it changes between the two
    // presses of a double click, the second press does nothing.
    virtual std::string meaning() const { return {}; }
    // Everything on the canvas in drawing order, including what does not fit and is not visible.
    virtual std::vector<SpokenLine> spoken();
    // All texts on the canvas as it is now, and how much of each can be read.
    std::vector<Drawn> written() { return noted(GetClientSize()).drawn; }

    // The help topic: that of the area with the keyboard focus, else that of the whole canvas.
    present::HelpTopic topic() const;

    // The name of the area that has the keyboard focus; empty if none has it.
    std::string name_at_hand() const {
        const Area* const place = at_hand();
        return place ? place->name : std::string{};
    }
    // Of that area, if there is one.
    std::optional<Rect> place_of_keyboard() const {
        const Area* const place = at_hand();
        return place ? std::optional{place->where} : std::nullopt;
    }

    // What a right click does where the pointer is; empty if it is not there, or if that does nothing.
    std::function<void()> right_click_here() const;
    // Whether F2 does something at the place that has the keyboard.
    virtual bool takes_f2() const { return false; }

    // Called once, after the first painting.
    std::function<void()> on_first_paint;

protected:
    virtual void draw(Painter& painter) = 0;
    // Whether `draw` leaves no pixel as it was; otherwise all of it is filled in the colour of the page first.
    virtual bool fills_all() const { return false; }
    // The pointer moved over this area, or over none. For canvases that show more about it than a tooltip.
    virtual void hovered(const Area*) {}
    // Whether what is told of that area is shown as a tooltip.
    virtual bool has_tooltip(const Area&) const { return true; }
    // Whether a frame around the whole canvas shows that it has the keyboard: a part of a page among others.
    virtual bool is_framed() const { return false; }
    // The size to draw at when everything must be listed.
    virtual wxSize spoken_size() const { return GetClientSize(); }

    // The area that has the keyboard focus; nullptr if none has it.
    virtual const Area* at_hand() const { return nullptr; }
    virtual present::HelpTopic page_topic() const { return present::HelpContents{}; }
    // Opens the rules of that area.
    void ask_help(present::HelpTopic topic);

    // As `areas`; before the first painting, which a key can forestall, those that it will have.
    std::vector<Area> areas_by_now() { return areas_.empty() ? noted(GetClientSize()).places : areas_; }
    // Returns what `measure` finds by drawing off screen.
    double measured(const std::function<double(Painter&)>& measure);

    // Name of the area under the pointer; empty if there is none.
    const std::string& hovered_name() const { return hovered_; }

    struct Noted {
        std::vector<Area> places;
        std::vector<Drawn> drawn;
    };
    // Draws off screen at that size.
    Noted noted(const wxSize& size);

private:
    void paint();
    const Area* at(const wxPoint& point) const;
    void pointer_moved(const wxPoint& point);
    void pointer_left();
    void show_tip(const Area* area);
    void hide_old_tip();
    void pressed(wxMouseEvent& event);
    void pressed_right(wxMouseEvent& event);
    bool too_soon(const wxMouseEvent& event, const Area& area) const;

    const Theme& theme_;
    Stamps stamps_;
    std::vector<Area> areas_;
    std::string hovered_;
    std::string tip_;        // that the pointer is shown
    bool has_name_ = false;  // for screen readers
};

}  // namespace gui
