// SPDX-License-Identifier: MIT
// What a library keeps, as values. Texts of headers, entries and standings are the protocol's JSON and mean nothing
// here. Times are UTC text, 2026-03-01T19:30:00Z: for people to read, never to order by.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace store {

// Of one file; never used twice in it. The same session has another in another file, but the same uuid.
enum class SessionId : std::int64_t {};
enum class NoteId : std::int64_t {};

enum class Shelf : std::uint8_t { open, finished, archived, trashed };

struct Player {
    std::string color;  // or whatever tells the players of the game apart
    std::string name;   // empty: not named

    bool operator==(const Player&) const = default;
};

struct Ruling {
    std::string ruling;
    std::string choice;

    bool operator==(const Ruling&) const = default;
};

// Of one player in a game that is over.
struct Result {
    int score = 0;
    int place = 1;             // players who are level share it
    bool winner = false;       // nobody need be one, nor whoever has the first place
    std::string facts = "{}";  // JSON: what else the game says of the player's end

    bool operator==(const Result&) const = default;
};

struct Outcome {
    std::string reason;           // how the game ended
    std::vector<Result> results;  // one a player, in seating order

    bool operator==(const Outcome&) const = default;
};

// What the position at the cursor is, for lists and statistics. Told anew with every change, and never read back as
// truth: that is in the entries.
struct Standing {
    std::optional<std::string> awaits;  // JSON
    std::optional<Outcome> outcome;     // of a game that is over

    bool operator==(const Standing&) const = default;
};

// Of a position. Only hashes that were reckoned in the same way can be compared.
struct Hash {
    std::uint64_t value = 0;
    int format = 0;

    bool operator==(const Hash&) const = default;
};

struct NewSession {
    std::string game;  // as the header names it
    std::string title;
    std::string place;
    std::string board;                         // what the header calls it; may be empty
    std::optional<std::string> printed_board;  // JSON, all of it; nothing: the header holds it
    std::string header;                        // JSON, the first line of the journal
    std::vector<Player> players;               // in seating order, clockwise
    std::vector<Ruling> rulings;
    std::optional<std::string> awaits;  // as Standing's
};

struct NewEntry {
    std::string text;  // JSON
    Hash position_hash;
    std::size_t step = 1;   // number of the first entry of the same act of a person; at most its own number
    std::string step_name;  // what undo takes back, in words; may be empty

    bool operator==(const NewEntry&) const = default;
};

struct Entry : NewEntry {
    std::size_t number = 1;  // from 1, without a gap
    std::string program;     // version of the program that wrote it
    std::string written_at;

    bool operator==(const Entry&) const = default;
};

// What replaying needs of an entry; the texts are those of the row that is being read.
struct EntryView {
    std::size_t number;
    std::string_view text;
    Hash position_hash;
    std::size_t step;
    std::string_view step_name;
};

enum class CutReason : std::uint8_t { undone, repaired };

// How undo or redo brings back what a repair put aside.
struct WayBack {
    enum class By : std::uint8_t { undo, redo } by = By::undo;
    std::size_t offered_at = 0;         // while so many entries count
    std::size_t first = 1;              // they take the place of all entries from this one on
    std::size_t cursor = 0;             // so many entries count then
    std::string name;                   // what is undone or redone, in words
    std::optional<std::size_t> within;  // the number of the cut that must come back before

    bool operator==(const WayBack&) const = default;
};

// Entries put aside, with the numbers they had.
struct Cut {
    std::size_t number = 1;  // of this session, in the order they were made; numbers may be missing
    CutReason reason = CutReason::undone;
    std::string cut_at;
    std::vector<Entry> entries;   // none if a repair only added entries behind all others
    std::optional<WayBack> back;  // none: nothing brings them back

    bool operator==(const Cut&) const = default;
};

// How far a session is: what a writer must believe rightly before it may change anything.
struct State {
    std::int64_t revision = 0;               // grows when entries or cursor change in another way than by one more
    std::size_t entries = 0;                 // all of them, with those that can be redone
    std::size_t cursor = 0;                  // those that count
    std::optional<std::uint64_t> last_hash;  // of the last of all entries; nothing if there is none

    bool operator==(const State&) const = default;
};

// Why a copy does not count, as libraries have it.
inline constexpr const char* not_counted_copy = "copy";

// One session without its entries.
struct Details {
    SessionId id{};
    std::string uuid;
    std::string game;
    std::string title;
    std::string place;
    std::string board;
    std::optional<std::string> printed_board;  // nothing: begun by a version that did not keep it, or the header has it
    std::string header;
    std::vector<Player> players;
    std::vector<Ruling> rulings;
    std::string created_at;
    std::string changed_at;
    Shelf shelf = Shelf::open;
    std::optional<std::string> not_counted;  // why statistics leave it out
    State state;
    Standing standing;
};

// What is listed of one player in a game that is over.
struct Scored {
    int score = 0;
    bool winner = false;

    bool operator==(const Scored&) const = default;
};

// A row of the list.
struct Listed {
    SessionId id{};
    std::string uuid;
    std::string game;
    std::string title;
    std::string place;
    std::string board;
    std::vector<Player> players;
    std::string created_at;
    std::string changed_at;
    Shelf shelf = Shelf::open;
    std::optional<std::string> not_counted;
    bool finished = false;  // over at its cursor, on whatever shelf
    std::size_t entries = 0;
    std::size_t cursor = 0;
    std::optional<std::string> awaits;
    std::vector<Scored> scores;  // in seating order; empty while the game goes on
};

struct Note {
    NoteId id{};
    std::optional<std::size_t> after;  // that many entries; nothing: of the whole session
    std::string text;
    std::string written_at;
};

// What a seat said in advance: it gives this answer when it is asked.
struct StandingAnswer {
    std::size_t seat = 1;               // from 1, clockwise
    std::string answer;                 // as the game names it
    std::optional<std::string> during;  // the turn it holds for, as the game names it; nothing: until taken back

    bool operator==(const StandingAnswer&) const = default;
};

// What a table says of a session beside the game. It is changed together, or not at all.
struct ChangedNote {
    NoteId id{};
    std::string text;  // empty: it is removed
};
struct Evening {
    std::string title;
    std::string place;
    std::string created_at;                  // UTC text
    std::optional<std::string> not_counted;  // why statistics leave it out
    std::vector<ChangedNote> notes;          // others stay
    std::optional<std::string> new_note;     // of the whole session
};

}  // namespace store
