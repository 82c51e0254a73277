// SPDX-License-Identifier: MIT
// The picture of the page on which a session of this game is settled.
#pragma once

#include "byzantium/rules/ids.h"
#include "byzantium/words/entries/rule_topics.h"
#include "byzantium/words/shelf/new_session.h"
#include "gui/shelf/begin_view.h"
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
    std::function<void()> begin;
    std::function<void()> back;
};

class NewSessionView : public gui::BeginView {
public:
    NewSessionView(wxWindow* parent, const gui::Theme& theme, NewSessionActs acts);

    void show(NewSessionContents contents);
    const NewSessionContents& contents() const { return contents_; }

    // "name:0", beside "title" and "place".
    static std::string name_field(std::size_t seat) { return "name:" + std::to_string(seat); }

private:
    std::string heading() const override { return words_.heading; }
    void draw_columns(gui::Painter& painter, gui::Rect& left, gui::Rect& right) override;
    Bar bar() const override;
    std::string chosen_name(const std::string& group) const override;
    present::HelpTopic page_topic() const override { return words::rulings_page(); }
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
    void draw_first(gui::Painter& painter, gui::Rect& column);
    void draw_chance(gui::Painter& painter, gui::Rect inside);
    std::vector<Ruling> rulings();
    std::vector<Choice> first_choices();

    NewSessionActs acts_;
    NewSessionContents contents_;
    const words::NewSessionWords words_ = words::new_session_words();
};

}  // namespace byzantium::window
