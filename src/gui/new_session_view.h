// SPDX-License-Identifier: MIT
// The picture of the page on which a session is settled. What is written stands in native fields, whose places this
// tells; all else is drawn. Scrolls where the window is too low.
#pragma once

#include "byzantium/rules/ids.h"
#include "gui/key_canvas.h"
#include "gui/scroll.h"
#include "present/help_topic.h"
#include "present/new_session.h"
#include "present/rule_topics.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace gui {

struct NewSessionContents {
    present::NewSession session;
    present::Complaints complaints;
    std::vector<std::string> boards;  // as people call them
    std::size_t board = 0;
    std::string board_remark{};  // trouble with it, or what to know about it; may be empty
};

struct NewSessionActs {
    // Each gets the session to change.
    std::function<void(const std::function<void(present::NewSession&)>&)> change;
    std::function<void()> roll;
    std::function<void(std::size_t)> board;
    std::function<void()> other_board;
    std::function<void(const std::string& field)> edit;
    std::function<void()> begin;
    std::function<void()> back;
};

class NewSessionView : public KeyCanvas {
public:
    NewSessionView(wxWindow* parent, const Theme& theme, NewSessionActs acts);

    void show(NewSessionContents contents);
    const NewSessionContents& contents() const { return contents_; }
    // Where the field of that name belongs ("name:0", "title", "place"); nothing: it is not seen now.
    std::function<void(const std::string& field, const std::optional<Rect>& place)> on_field_place;

    static std::string name_field(std::size_t seat) { return "name:" + std::to_string(seat); }
    // The choice beside this one takes its place; false if the keyboard is on no choice.
    bool choose_beside(Walk direction);
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
        present::RulingText text;
        std::vector<Choice> choices;
    };

    void draw(Painter& painter) override;
    present::HelpTopic page_topic() const override { return present::rulings_page(); }
    bool is_stop(const Area& area) const override;
    std::string meaning() const override;
    void draw_players(Painter& painter, Rect& column);
    struct SeatPlaces {
        Rect number;
        Rect colors;
        Rect name;
        Rect up;
        Rect down;
        Rect complaint;
    };
    static SeatPlaces seat_places(Painter& painter, const Rect& row);
    void draw_name(Painter& painter, const SeatPlaces& places, std::size_t seat);
    void draw_seat(Painter& painter, const SeatPlaces& places, std::size_t seat);
    void draw_colors(Painter& painter, Rect strip, std::size_t seat);
    void draw_session(Painter& painter, Rect& column);
    double labels_width(Painter& painter) const;
    void draw_line(Painter& painter, Rect& inside, const std::string& field, const std::string& label,
                   const std::string& complaint);
    void draw_first(Painter& painter, Rect& column);
    void draw_rulings(Painter& painter, Rect& column);
    void draw_chance(Painter& painter, Rect inside);
    std::array<Ruling, 3> rulings();
    std::vector<Choice> first_choices();
    void draw_bar(Painter& painter, Rect bar);
    void draw_scroll_bar(Painter& painter);

    Rect card(Painter& painter, Rect& column, double height, const std::string& heading, const std::string& remark);
    void place_field(Painter& painter, const std::string& field, const Rect& box);
    // In a row, and on the next where they do not fit.
    void choices(Painter& painter, const Rect& box, const std::vector<Choice>& all);
    void draw_choice(Painter& painter, const Rect& box, const Choice& choice);
    double choice_width(Painter& painter, const Choice& choice);
    double choices_height(Painter& painter, double width, const std::vector<Choice>& all);
    void complain(Painter& painter, const Rect& box, const std::string& sentence);
    // Choices of one group differ only behind the last colon; empty for what is no choice.
    static std::string group_of(const std::string& name);
    std::string chosen_name(const std::string& group) const;
    void scroll_by(double length);

    NewSessionActs acts_;
    NewSessionContents contents_;
    const present::NewSessionWords words_ = present::new_session_words();
    Scroll scroll_;
    Rect seen_{};
};

}  // namespace gui
