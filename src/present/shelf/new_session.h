// SPDX-License-Identifier: MIT
// What a table settles before it begins, in any game: who sits where with which mark, who is first, and what the
// session is called. Only values; two players never have the same mark.
#pragma once

#include "session/place.h"
#include "session/seat.h"
#include "session/shelf.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {

// The seats of a game.
struct SeatsOffered {
    std::vector<std::string> marks;  // keys of SeatMarks, in the order in which they are offered: one for each seat
    std::size_t fewest;              // players
    std::size_t players;             // as long as nobody says how many
};

// The first player drawn by chance; `times` is how often it was drawn.
struct RolledFirst {
    std::string first;  // the mark
    int times;
    bool operator==(const RolledFirst&) const = default;
};

// Numbers of seats count from 0, clockwise.
class NewSession {
public:
    // Players without names; chance decides who is first.
    explicit NewSession(const SeatsOffered& offered);
    // With the players, marks, seats and place of the first of these sessions that is of the game; fresh if there is
    // none.
    static NewSession again(const std::vector<session::OnShelf>& sessions, std::string_view game,
                            const SeatsOffered& offered);

    // All seats, the free ones last.
    const std::vector<session::Seat>& seats() const { return seats_; }
    std::size_t fewest() const { return fewest_; }
    std::size_t players() const { return players_; }
    std::vector<session::Seat> seated() const;
    // Somebody is named: of a session again, who sits down is known.
    bool is_anybody_named() const;

    void set_players(std::size_t players);  // from the fewest to as many as there are seats
    void set_name(std::size_t seat, const std::string& name);
    // The seat that had the mark gets this seat's in exchange. Nothing happens if the game has no such mark.
    void set_mark(std::size_t seat, const std::string& mark);
    // Swaps the player with the previous (next) one; nothing happens at the ends.
    void move_up(std::size_t seat);
    void move_down(std::size_t seat);

    // Somebody at the table; else chance decides. When the players change, the result of chance is forgotten.
    void choose_first(const std::string& mark);
    void leave_first_to_chance();
    // Chance has drawn this seat number; the caller draws.
    void rolled(std::size_t picked);
    const std::optional<std::string>& chosen_first() const { return chosen_; }
    const std::optional<RolledFirst>& rolled_first() const { return rolled_; }
    // Each player at the table gets one of the marks in play by chance: `pick` draws a number below the given one.
    // Whoever is first stays so.
    void draw_marks(const std::function<std::size_t(std::size_t)>& pick);
    // How often since the players or their marks were changed.
    int times_drawn() const { return times_drawn_; }
    // Nothing if chance must still decide.
    std::optional<std::string> first() const;

    std::string title{};
    std::string place{};

private:
    bool is_seated(const std::string& mark) const;
    void players_changed();

    std::vector<session::Seat> seats_;
    std::size_t fewest_;
    std::size_t players_;
    std::optional<std::string> chosen_;
    std::optional<RolledFirst> rolled_;
    int times_drawn_ = 0;
};

// The seats and the first player as a header wants them, without spaces around names.
struct SettledSeats {
    std::vector<session::Seat> seats;
    std::string first;  // whoever sits in the first seat if nobody is first yet
};
SettledSeats settled_seats(const NewSession& session);

}  // namespace present
