// SPDX-License-Identifier: MIT
// Programs at some of the seats of an open session of one game.
#pragma once

#include "cli/line/words.h"
#include "cli/play/program_wish.h"
#include "cli/play/programs.h"
#include "cli/program.h"
#include "cli/speaker.h"
#include "wording/failure.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <variant>

namespace cli {

// The program that a game has. Throws wording::Failure if it has none, or not now.
template <Speaker S>
std::unique_ptr<Program<typename S::Teller::Game>> expect_program() {
    auto program = S::program();
    if (!program)
        throw wording::Failure{
            {marked("There is no program that advises on {game} or plays it."), {{"game", S::name()}}}};
    return program;
}

template <Speaker S>
class ProgramsOf : public Programs {
public:
    using Game = typename S::Teller::Game;

    // The table must outlive it. Throws wording::Failure if a seat is not at the table, or nobody can play it.
    ProgramsOf(TableFor<S>& table, const ProgramSeats& wished)
        : table_{table}, program_{expect_program<S>()}, thought_{wished.thought} {
        for (const std::string& one : wished.seats) seats_.insert(seat_called(one));
    }

    bool must_decide() const override {
        const auto seat = program_->seat_to_decide(table_.session().position());
        return seat && seats_.contains(*seat);
    }
    Answered decide() override {
        auto& session = table_.session();
        const auto waiting = table_.standing().waiting();
        const auto entry = program_->decide(session.table(), session.position(), thought_of_this_entry());
        if (session.submit(session.state(), entry)) return Entered{1 + table_.standing().answer(waiting)};
        return NotEntered{translated("The program made no legal decision. This is our fault, not yours.")};
    }

private:
    // "red=program"
    std::size_t seat_called(const std::string& wish) const {
        const std::string wished = seat_wished(wish);
        const auto& players = table_.looks().players();
        for (std::size_t seat = 0; seat < players.size(); ++seat)
            if (players[seat].key == wished) return seat;
        throw wording::Failure{{marked("--seat: nobody at the table plays “{seat}”."), {{"seat", wished}}}};
    }
    // Each entry has its own chance, and the same again after an undo.
    Thought thought_of_this_entry() const { return {thought_.trials, thought_.seed + table_.looks().cursor()}; }

    TableFor<S>& table_;
    std::unique_ptr<Program<Game>> program_;
    Thought thought_;
    std::set<std::size_t> seats_;
};

}  // namespace cli
