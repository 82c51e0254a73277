// SPDX-License-Identifier: MIT
// The words of the page for a new session, in any game.
#pragma once

#include "present/shelf/new_session.h"
#include "present/table/seat_marks.h"
#include "session/place.h"
#include "session/seat.h"
#include "session/shelf.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

struct NewSessionWords {
    std::string heading;
    std::string who_plays;
    std::string clockwise;  // in which order they sit
    std::string first_player;
    std::string by_chance;
    std::string ask_again;
    std::string draw_marks;
    std::string draw_marks_again;
    std::string rulings;
    std::string the_session;
    std::string title;
    std::string place;
    std::string board;
    std::string other_board;
    std::string own_board;  // a remark about the user's own boards
    std::string begin;
    std::string ask_chance;
    std::string back;
    std::string seat_up;
    std::string seat_down;
};
NewSessionWords new_session_words();

// The numbers of players that a board allows.
struct PlayersAllowed {
    int fewest;
    int most;
};
// What keeps the table from beginning, for each field; empty if nothing does.
struct Complaints {
    std::vector<std::string> names;  // of all seats
    std::string players;
    std::string first;
    std::string title;
    std::string place;

    bool none() const;
};
// Without `allowed` (no board yet) every number of players is accepted.
Complaints complaints(const NewSession& session, const std::optional<PlayersAllowed>& allowed);

// The title if the user enters none: the players' names.
std::string settled_title(const NewSession& session, const SeatMarks& marks);
// Title and place of a session without complaints.
session::Place settled_place(const NewSession& session, const SeatMarks& marks);

std::string players_choice(std::size_t players);                              // "3 players"
std::string first_choice(const session::Seat& seat, const SeatMarks& marks);  // by name, or by its mark
std::string mark_tip(const std::string& mark, const SeatMarks& marks);        // "Play red"
// For those who cannot see at whose line it stands; seats from 0.
std::string name_label(std::size_t seat);                        // "Name of player 1"
std::string of_seat(std::size_t seat, const std::string& what);  // "Player 1: Play red"
// "Chance says: Boris. Each of the 3 players had the same chance."
std::string chance_says(const NewSession& session, const SeatMarks& marks);

// "Drawn at random: Anna (cyan) and Boris (violet)." Before that, what drawing does.
std::string drawn_words(const NewSession& session, const SeatMarks& marks);

// Names of earlier players of all games, those of the last session first; each once.
std::vector<std::string> remembered_names(const std::vector<session::OnShelf>& sessions);
std::vector<std::string> remembered_places(const std::vector<session::OnShelf>& sessions);

}  // namespace present
