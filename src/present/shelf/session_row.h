// SPDX-License-Identifier: MIT
// Sessions of any game as users see them: rows of the list, and the card of the session to go on with.
#pragma once

#include "paper/table.h"
#include "store/records.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace present {

struct RowPlayer {
    paper::Badge badge;
    std::string name;  // the colour, if there is none; with the score behind it, once the game is over
    bool operator==(const RowPlayer&) const = default;
};

struct SessionRow {
    std::string title;
    std::vector<RowPlayer> players;       // clockwise
    std::optional<paper::Badge> speaker;  // who is awaited
    std::string state;                    // "Anna: choose an action", "Anna won"; may be empty
    std::string played;                   // "today, 19:30"; may be empty
    std::string entries;                  // "12 entries"
    std::string remark;                   // "archived", "not counted: a copy"; may be empty
    std::string game{};                   // as players call it; empty where there is only one game
};

// Whether the program has the game of a session.
enum class ItsGame : std::uint8_t { here, unknown };
// Whether a session counts in statistics; those of the practice table do not.
enum class Counts : std::uint8_t { yes, no };

struct ShelvedSession {
    store::SessionId id;
    store::Shelf shelf;
    std::string title;  // as it was typed; may be empty
    std::string where;  // as the table called it; may be empty
    SessionRow row;
    ItsGame its_game = ItsGame::here;
    Counts counts = Counts::yes;
    std::string notes{};  // all of them, a line each
};

// An entry of the journal with its number, from 1.
struct NumberedLine {
    std::size_t number;
    std::string headline;
};

// The session to go on with.
struct ResumeCard {
    SessionRow row;
    std::string where;               // as the table called it; may be empty
    std::string question;            // what the table waits for
    std::vector<NumberedLine> last;  // at most three
};

}  // namespace present
