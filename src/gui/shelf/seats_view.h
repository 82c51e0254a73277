// SPDX-License-Identifier: MIT
// The cards of the page for a new session that all games have: who plays, with which mark, and who is first. The game
// draws its own cards beside them.
#pragma once

#include "gui/shelf/begin_view.h"
#include "present/shelf/new_session.h"
#include "present/shelf/new_session_words.h"
#include "present/table/seat_marks.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace gui {

struct SeatsContents {
    present::NewSession session;
    present::Complaints complaints{};
};

struct SeatsActs {
    // Gets the session to change.
    std::function<void(const std::function<void(present::NewSession&)>&)> change;
    std::function<void()> roll;  // asks chance who is first
    std::function<void()> begin;
    std::function<void()> back;
    // Asks chance who plays which mark; none: players choose.
    std::function<void()> draw{};
};

class SeatsView : public BeginView {
public:
    // What a game hands over.
    struct Seating {
        present::NewSession fresh;
        present::SeatMarks marks;         // each with a badge
        std::vector<std::string> groups;  // of its own choices, as BeginView wants them
    };
    SeatsView(wxWindow* parent, const Theme& theme, Seating seating, SeatsActs acts);

    // "name:0": a field for each seat.
    static std::string name_field(std::size_t seat) { return "name:" + std::to_string(seat); }

protected:
    // --- What a game says
    // As chosen_name, of its own groups.
    virtual std::string chosen_of_game(const std::string& group) const = 0;

    // --- What it draws with
    const SeatsContents& seats() const { return seats_; }
    void show_seats(SeatsContents seats);
    const present::NewSessionWords& words() const { return words_; }
    // With its own fields for names.
    void draw_players(Painter& painter, Rect& column);
    void draw_first(Painter& painter, Rect& column);

private:
    std::string heading() const override { return words_.heading; }
    Bar bar() const override;
    std::string chosen_name(const std::string& group) const override;
    std::string meaning() const override;
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
    void draw_lot(Painter& painter, Rect line);
    void draw_chance(Painter& painter, Rect inside);
    std::vector<Choice> first_choices();

    SeatsActs acts_;
    const present::SeatMarks marks_;
    SeatsContents seats_;
    const present::NewSessionWords words_ = present::new_session_words();
};

}  // namespace gui
