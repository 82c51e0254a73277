// SPDX-License-Identifier: MIT
// What a table settles before it begins: who sits where with which colour, who is first, how the doubtful rules are
// read, and what the session is called. Values alone; no two players can have one colour.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/shelf.h"
#include "session/place.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

// Who is first because chance said so; `times` is how often it was asked.
struct RolledFirst {
    byzantium::Color first;
    int times;
    bool operator==(const RolledFirst&) const = default;
};

// Numbers of seats count from 0, clockwise.
class NewSession {
public:
    // Three players without names; chance decides who is first.
    NewSession();
    // The players of that session once more, in its colours and seats, at its place.
    static NewSession like(const byzantium::text::OnShelf& session);

    // All four seats, those too that are free at this table: they come last.
    const std::array<byzantium::Seat, 4>& seats() const { return seats_; }
    std::size_t players() const { return players_; }
    std::vector<byzantium::Seat> seated() const;

    void set_players(std::size_t players);  // 2 to 4
    void set_name(std::size_t seat, const std::string& name);
    // Whoever had that colour gets this seat's.
    void set_color(std::size_t seat, byzantium::Color color);
    // The player and the one before change seats; nothing happens to the first.
    void move_up(std::size_t seat);
    void move_down(std::size_t seat);

    // Somebody at the table, or chance decides. A change of who plays forgets what chance said.
    void choose_first(byzantium::Color color);
    void leave_first_to_chance();
    // `picked` is the number of a seat, drawn by the caller.
    void rolled(std::size_t picked);
    const std::optional<byzantium::Color>& chosen_first() const { return chosen_; }
    const std::optional<RolledFirst>& rolled_first() const { return rolled_; }
    // Nothing if chance has not been asked yet.
    std::optional<byzantium::Color> first() const;

    byzantium::Rulings rulings = byzantium::offered_first;
    std::string title{};
    std::string place{};

private:
    bool is_seated(byzantium::Color color) const;
    void players_changed();

    std::array<byzantium::Seat, 4> seats_;
    std::size_t players_ = 3;
    std::optional<byzantium::Color> chosen_;
    std::optional<RolledFirst> rolled_;
};

// What keeps the table from beginning, beside the field it is about; empty where nothing does.
struct Complaints {
    std::array<std::string, 4> names;
    std::string players;
    std::string first;
    std::string title;
    std::string place;

    bool none() const;
    bool operator==(const Complaints&) const = default;
};
Complaints complaints(const NewSession& session, const byzantium::Board& board);

// Without complaints: what the session is begun with. A title that was left open is the players' names.
struct Settled {
    byzantium::Header header;
    session::Place place;
};
// What stands as title if it is left open.
std::string settled_title(const NewSession& session);
Settled settled(const NewSession& session, const byzantium::Board& board);

// A table to try things at: three players, known by their colours.
byzantium::Header practice_header(const std::string& board);

// The doubtful rules as the table is asked about them.
struct RulingText {
    std::string rule;                    // "BYZ-12"
    std::string question;                // "Elite cubes in one action"
    std::array<std::string, 2> choices;  // in the order of the enumerators
    std::string books;                   // where the books differ
};
RulingText elite_limit_text();
RulingText casualty_rounding_text();
RulingText doomed_retreat_text();

struct NewSessionWords {
    std::string heading;
    std::string who_plays;
    std::string clockwise;  // in which order they sit
    std::string first_player;
    std::string by_chance;
    std::string ask_again;
    std::string rulings;
    std::string the_session;
    std::string title;
    std::string place;
    std::string board;
    std::string other_board;
    std::string own_board;  // what to know about a board of one's own
    std::string begin;
    std::string ask_chance;
    std::string back;
    std::string up;
    std::string down;
};
NewSessionWords new_session_words();
std::string players_choice(std::size_t players);        // "3 players"
std::string first_choice(const byzantium::Seat& seat);  // by name, or by colour
std::string colour_tip(byzantium::Color color);         // "Play red"

// What stands in the field of a name that was left open: the colour, which then stands for the player.
std::string empty_name(byzantium::Color color);
// "Chance says: Boris. Each of the 3 players had the same chance."
std::string chance_says(const NewSession& session);
// Names of earlier players, those of the last session first; none twice.
std::vector<std::string> remembered_names(const std::vector<byzantium::text::OnShelf>& sessions);
std::vector<std::string> remembered_places(const std::vector<byzantium::text::OnShelf>& sessions);

}  // namespace byzantium::words
