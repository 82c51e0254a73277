// SPDX-License-Identifier: MIT
// The prompt of `play` at an open session of whatever game.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace cli {

class OpenSession;

// What became of an answer, or of an entry that was typed.
struct Entered {
    std::size_t entries = 1;  // with the standing answers that followed at once
};
struct StillAsked {};  // there is another question now
struct Confused {
    std::string why;  // one sentence: this is no answer
};
struct NotEntered {
    std::string why;  // why it is refused, or no entry; in one line
};
using Answered = std::variant<Entered, StillAsked, Confused, NotEntered>;

class Asking {
public:
    Asking() = default;
    virtual ~Asking() = default;
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

    // Whether what is awaited can be answered at all; if not, only corrections help, or the game is over.
    virtual bool can_be_answered() const = 0;
    virtual bool is_first() const = 0;
    virtual std::string remark() const = 0;
    virtual std::string text() const = 0;
    virtual bool back() = 0;
    // Only where it can be answered. An entry that it comes to is entered.
    virtual Answered answer(const std::vector<std::string>& words) = 0;
    // JSON, or short words of the game. Confused by words that are no entry.
    virtual Answered enter(const std::string& entry) = 0;
    virtual Answered correct(const std::string& path, const std::string& value, const std::string& note) = 0;
    virtual Answered give_action(std::size_t seat) = 0;
    // After a change: asks anew.
    virtual void ask() = 0;
};

// Something that can be said at the prompt of a game beside what is said in every game.
struct OwnWord {
    std::string name;  // "forecast"
    std::function<std::string(const OpenSession& open)> text;
};

// What `help` says of a game, lines each, and its examples.
struct PlayHelp {
    std::string answers;     // how questions are answered
    std::string own_words;   // what its own words tell; may be empty
    std::string entry;       // one in short words: "move arab ankara"
    std::string correction;  // "correct red.arab.treasury 7"
    std::string paths;       // more of them, and how they are shortened; may be empty
};

}  // namespace cli
