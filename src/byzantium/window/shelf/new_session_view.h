// SPDX-License-Identifier: MIT
// The picture of the page on which a session is settled. What is written stands in native fields, whose places this
// tells; all else is drawn. Scrolls where the window is too low.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/shelf/new_session.h"
#include "gui/canvas/key_canvas.h"
#include "gui/canvas/scroll.h"
#include "present/help/help_topic.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::window {

struct NewSessionContents {
    words::NewSession session;
    words::Complaints complaints;
    std::vector<std::string> boards;  // as people call them
    std::size_t board = 0;
    std::string board_remark{};  // trouble with it, or what to know about it; may be empty
};

struct NewSessionActs {
    // Each gets the session to change.
    std::function<void(const std::function<void(words::NewSession&)>&)> change;
    std::function<void()> roll;
    std::function<void(std::size_t)> board;
    std::function<void()> other_board;
    std::function<void(const std::string& field)> edit;
    std::function<void()> begin;
    std::function<void()> back;
};

class NewSessionView : public gui::KeyCanvas {
public:
    NewSessionView(wxWindow* parent, const gui::Theme& theme, NewSessionActs acts);

    void show(NewSessionContents contents);
    const NewSessionContents& contents() const { return contents_; }
    // Where the field of that name belongs ("name:0", "title", "place"); nothing: it is not seen now.
    std::function<void(const std::string& field, const std::optional<gui::Rect>& place)> on_field_place;

    static std::string name_field(std::size_t seat) { return "name:" + std::to_string(seat); }
    // The choice beside this one takes its place; false if the keyboard is on no choice.
    bool choose_beside(gui::Walk direction);
    // Scrolls until what has the keyboard is seen.
    void reveal();

private:
    struct Choice {
        std::string name;
        std::string label;
        std::function<void()> act;
        std::optional<byzantium::Color> color{};
    };

    struct Ruling {
        words::RulingText text;
        std::vector<Choice> choices;
    };

    void draw(gui::Painter& painter) override;
    present::HelpTopic page_topic() const override { return words::rulings_page(); }
    bool is_stop(const gui::Area& area) const override;
    std::string meaning() const override;
    void draw_players(gui::Painter& painter, gui::Rect& column);
    struct SeatPlaces {
        gui::Rect number;
        gui::Rect colors;
        gui::Rect name;
        gui::Rect up;
        gui::Rect down;
        gui::Rect complaint;
    };
    static SeatPlaces seat_places(gui::Painter& painter, const gui::Rect& row);
    void draw_name(gui::Painter& painter, const SeatPlaces& places, std::size_t seat);
    void draw_seat(gui::Painter& painter, const SeatPlaces& places, std::size_t seat);
    void draw_colors(gui::Painter& painter, gui::Rect strip, std::size_t seat);
    void draw_session(gui::Painter& painter, gui::Rect& column);
    double labels_width(gui::Painter& painter) const;
    void draw_line(gui::Painter& painter, gui::Rect& inside, const std::string& field, const std::string& label,
                   const std::string& complaint);
    void draw_first(gui::Painter& painter, gui::Rect& column);
    void draw_rulings(gui::Painter& painter, gui::Rect& column);
    void draw_chance(gui::Painter& painter, gui::Rect inside);
    std::array<Ruling, 3> rulings();
    std::vector<Choice> first_choices();
    void draw_bar(gui::Painter& painter, gui::Rect bar);
    void draw_scroll_bar(gui::Painter& painter);

    gui::Rect card(gui::Painter& painter, gui::Rect& column, double height, const std::string& heading,
                   const std::string& remark);
    void place_field(gui::Painter& painter, const std::string& field, const gui::Rect& box);
    // In a row, and on the next where they do not fit.
    void choices(gui::Painter& painter, const gui::Rect& box, const std::vector<Choice>& all);
    void draw_choice(gui::Painter& painter, const gui::Rect& box, const Choice& choice);
    double choice_width(gui::Painter& painter, const Choice& choice);
    double choices_height(gui::Painter& painter, double width, const std::vector<Choice>& all);
    void complain(gui::Painter& painter, const gui::Rect& box, const std::string& sentence);
    // Choices of one group differ only behind the last colon; empty for what is no choice.
    static std::string group_of(const std::string& name);
    std::string chosen_name(const std::string& group) const;
    void scroll_by(double length);

    NewSessionActs acts_;
    NewSessionContents contents_;
    const words::NewSessionWords words_ = words::new_session_words();
    gui::Scroll scroll_;
    gui::Rect seen_{};
};

}  // namespace byzantium::window
