// SPDX-License-Identifier: MIT
// What players of an open session say in advance: "allow the fleet to everybody this turn". When their seat is asked
// just that, the answer is given for them, as an entry like any other that bears a mark. Players are seat numbers, in
// the order of the table's looks.
//
// Nothing is answered twice behind somebody's back: a question that is asked all the same, because its answer was
// undone or the session was just opened, waits for a person.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {

// What can be said in advance in a game. Of several with one question, a seat says one.
struct StandingChoice {
    std::string key;       // never shown, and never another
    std::string question;  // the same
    std::string text;      // "Allow the fleet to everybody"
};

enum class Lasting : std::uint8_t { this_turn, until_taken_back };

// One that holds now.
struct StandingLine {
    std::size_t seat;
    std::string key;
    std::string text;  // "Allow the fleet to everybody, this turn"
    // Waits: this very question is asked all the same.
    enum class State : std::uint8_t { holds, waits } state;

    bool operator==(const StandingLine&) const = default;
};

class StandingAnswers {
public:
    StandingAnswers() = default;
    virtual ~StandingAnswers() = default;
    StandingAnswers(const StandingAnswers&) = delete;
    StandingAnswers& operator=(const StandingAnswers&) = delete;

    // None: the game asks nothing that could be answered in advance.
    virtual std::vector<StandingChoice> choices() const = 0;
    // Those that hand a seat to a program. They are kept and shown like others, but `answer` gives none of them: that
    // is for the desk of a game that has a program.
    virtual std::vector<StandingChoice> program_choices() const = 0;
    // Whether this game has turns that an answer can hold for.
    virtual bool has_turns() const = 0;
    // Those that hold at the present position, in the order they were given. One that was given for a turn holds again
    // if undo leads back into it.
    virtual std::vector<StandingLine> in_force() const = 0;

    // Both throw store::StoreError; nothing has changed then.
    virtual void give(std::size_t seat, std::string_view key, Lasting lasting) = 0;
    virtual void take_back(std::size_t seat, std::string_view key) = 0;

    // What is asked now, if a standing answer has it: such a question waits for a person.
    virtual std::optional<std::string> waiting() const = 0;
    // Gives every answer that is due, one after the other, but to the question that was waiting. Returns how many
    // entries were made. Throws store::StoreError; answers before it are given then.
    virtual std::size_t answer(const std::optional<std::string>& waiting) = 0;
};

}  // namespace present
