// SPDX-License-Identifier: MIT
// A repair in the past: earlier entries inserted, changed or taken out, on a draft, with what becomes of those behind
// them. The session learns of it when the draft is accepted: Session::repair. Its members are defined in
// session/repair_impl.h.
#pragma once

#include "session/session.h"

#include <cstddef>
#include <optional>
#include <stdexcept>
#include <vector>

namespace session {

template <Game G>
class Repair {
public:
    using Entry = typename G::Entry;
    using Position = typename G::Position;

    struct Line {
        Entry entry;
        std::optional<std::size_t> was;         // its number in the session, from 1; none: it is new or was changed
        std::optional<std::size_t> instead_of;  // of a changed one: the number that it takes the place of
        std::optional<typename G::Refusal> refused;  // it does not hold here, and those behind go on without it
    };

    // A draft of all entries that count now; those that could be redone are left out. The session must outlive it, and
    // stay as it is.
    explicit Repair(const Session<G>& session);

    // Numbers are those of the draft, from 1; `before` may be one more than there are. What is refused can be taken
    // out, changed, or made to hold by a correction in front of it.
    void insert(std::size_t before, Entry entry);
    void change(std::size_t number, Entry entry);
    void remove(std::size_t number);

    const std::vector<Line>& lines() const { return lines_; }
    // The position that this one meets.
    const Position& before(std::size_t number) const { return before_.at(number - 1); }
    // Numbers of those that do not hold, in order.
    std::vector<std::size_t> refused() const;

    // Nothing is another than in the session.
    bool is_unchanged() const;
    // Numbers in the session of the entries that are not in the draft any more, in order.
    std::vector<std::size_t> taken_out() const;
    // Numbers in the session of the entries whose action another player has in the draft, in order.
    std::vector<std::size_t> changed_hands() const;
    // Gives the action to its player in front of each of those, by an entry of the table; so they keep their players.
    void keep_players();

    // For Session::repair, once nothing is refused: the first entry that is another than before, and all from there
    // on. Entries that were one act are one still, if nothing came between them.
    std::size_t first_change() const { return first_change_; }
    std::vector<Act<G>> acts() const;

private:
    static std::ptrdiff_t place(std::size_t number) { return static_cast<std::ptrdiff_t>(number) - 1; }
    static void check(std::size_t number, std::size_t most) {
        if (number < 1 || number > most) throw std::out_of_range{"a repair names an entry that is not there"};
    }
    static Act<G> named(const ActOf& act);
    void replay_from(std::size_t number);
    std::optional<typename G::Player> other_player_before(std::size_t number) const;

    const Session<G>* session_;
    typename G::Table table_;
    std::vector<Position> before_;  // each line, and behind the last
    std::vector<Line> lines_;
    std::size_t first_change_;
};

}  // namespace session
