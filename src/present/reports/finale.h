// SPDX-License-Identifier: MIT
// The last page of a session that is over, as values: who is where, with how much of what, what decided it, and the
// steps that can follow. A game fills it in.
#pragma once

#include "paper/table.h"
#include "present/reports/fillings.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace present {

// A value that a bar was to reach.
struct FinaleGoal {
    enum class Reached : std::uint8_t { yes, no };
    double value;
    Reached reached;
    std::string words;  // a sentence
};

struct FinaleBar {
    enum class Counts : std::uint8_t { yes, no };  // no: it adds nothing to the score
    std::string label;                             // may be empty if each player has only one bar
    int number;
    std::vector<int> parts;  // 0 or more each, in the order of Finale::parts
    Counts counts;
    std::optional<FinaleGoal> goal{};
};

struct FinalePlayer {
    std::optional<std::size_t> place;  // none: the rules do not say who comes before whom
    paper::Badge badge;
    std::string name;
    std::string score;  // "56 VP"
    std::vector<FinaleBar> bars;
    std::vector<std::string> sentences;  // how the score comes about
};

// "Luck", and what there is to say about it; a sentence each.
struct FinaleNote {
    std::string heading;
    std::vector<std::string> sentences;
};

struct Finale {
    std::string heading;                // who has won, and why it is over
    std::vector<NamedFilling> parts;    // of the bars
    int most;                           // the longest bar or the highest goal: above 0
    std::vector<FinalePlayer> players;  // the best first
    std::vector<FinaleNote> notes;
};

// What bars and goals of these players reach; at least 1.
int most_of(const std::vector<FinalePlayer>& players);

// --- What decided it
// The heading of that note.
std::string decided_heading();
// How much of one source a player has more than another; below 0: less.
struct MoreOf {
    std::string source;
    int points;
};
// "Anna has more from: Captured cities +9; Control of cities +3." for those above 0, largest first; empty if there are
// none.
std::string more_from(const std::string& player, std::vector<MoreOf> sources);
// The same differences seen by the other player.
std::vector<MoreOf> seen_by_other(std::vector<MoreOf> sources);

// The first of these moments from which on the leader of the last one led alone. `leaders`: a seat for each moment,
// nothing where nobody led alone. Nothing if nobody leads alone in the last.
std::optional<std::size_t> leads_since(const std::vector<std::optional<std::size_t>>& leaders);

// --- The page
struct FinaleWords {
    std::string heading;
    std::string back;
    std::string keys;  // how it is used without a mouse
    std::string charts;
    std::string reports;
    std::string share;
    std::string again;
};
// Of a session with that title.
FinaleWords finale_words(const std::string& title);

}  // namespace present
