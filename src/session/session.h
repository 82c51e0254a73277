// SPDX-License-Identifier: MIT
// One open table: its journal, its dice, where it is kept, and those who look on. The only door for a change.
//
// A session that is kept writes each change into its library before anything else knows of it: what throws
// store::StoreError has changed nothing, here and there, and may be tried again.
//
// One thread at a time. Observers are told after a change has been made and may read everything, but never
// change anything while they are told.
#pragma once

#include "byzantium/effect.h"
#include "byzantium/rules.h"
#include "session/dice.h"
#include "session/game.h"
#include "session/keeping.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace session {

// Grows with every change of the table, undo and redo too: a question asked at one state cannot be answered
// at another by mistake.
enum class StateNumber : std::uint64_t {};

enum class Change : std::uint8_t { entered, undone, redone, jumped };

// The table has changed: how many entries count now, and what an accepted entry did.
struct Notice {
    Change change;
    std::size_t entries;
    std::vector<byzantium::Effect> effects;  // empty unless entered
};

// The question was asked at another state: ask again.
struct Stale {
    StateNumber now;
};
using Rejection = std::variant<Stale, byzantium::Refusal>;

using Observer = std::function<void(const Notice&)>;
enum class ObserverId : std::uint64_t {};

// What a person does at once: undone and redone together.
struct Act {
    std::vector<byzantium::Entry> entries;  // at least one
    std::string name;                       // what undo takes back, in words; may be empty
};

// What an undo or a redo would do.
struct StepAhead {
    std::size_t entries;  // that count after it
    std::string name;
};

// An entry of earlier, as it was kept.
struct Earlier {
    byzantium::Entry entry;
    std::optional<std::uint64_t> position_hash;  // of the position it led to then; nothing if it cannot be compared
    std::size_t step;                            // number, from 1, of the first entry of its act
    std::string step_name;
};
// Today's rules lead somewhere else than those of the program that wrote the entry.
struct OtherPosition {
    bool operator==(const OtherPosition&) const = default;
};
using NoLonger = std::variant<byzantium::Refusal, OtherPosition>;

class Session {
public:
    Session(byzantium::Table table, byzantium::Header header, DiceSource dice)
        : journal_{std::move(table), std::move(header)}, dice_{dice} {}

    // Enters what was answered to the question of that state. Rejected: nothing changed, not even by the entries
    // before the one that was refused.
    tl::expected<Notice, Rejection> submit(StateNumber asked_at, const Act& act);
    tl::expected<Notice, Rejection> submit(StateNumber asked_at, const byzantium::Entry& entry);
    // One act back or forth. False, and nothing changed, if there is none.
    bool undo();
    bool redo();
    // Puts the table at the position after the first n entries; those beyond can be redone.
    bool go_to(std::size_t entries);
    std::optional<StepAhead> undo_step() const;
    std::optional<StepAhead> redo_step() const;

    // Enters it again behind all others, without keeping it anew. Nothing changes if it does not lead where it did, and
    // `earlier` keeps what it holds.
    std::optional<NoLonger> retake(Earlier&& earlier);
    // Every change from now on goes there first.
    void keep(Keeping keeping) { keeping_ = std::move(keeping); }
    bool is_kept() const { return keeping_.has_value(); }
    // Puts these entries in the place of all from number `first` (from 1, at most size() + 1) on. They must hold one
    // after the other: `Repair` makes such a list. Refused: nothing changed.
    tl::expected<Notice, Rejection> replace_from(std::size_t first, const std::vector<byzantium::Entry>& entries);

    // Dice for what is awaited, to be submitted like any entry; nothing if no roll is awaited. Each call rolls anew.
    std::optional<byzantium::Roll> roll();

    const Journal& journal() const { return journal_; }
    const byzantium::Table& table() const { return journal_.table(); }
    const byzantium::Header& header() const { return journal_.header(); }
    const byzantium::Position& position() const { return journal_.position(); }
    StateNumber state() const { return state_; }
    // As byzantium::legal, here.
    std::vector<byzantium::Decision> legal() const { return byzantium::legal(table(), position()); }
    // What entry i (from 0) did when it was made.
    std::vector<byzantium::Effect> effects(std::size_t i) const;

    // Tells the observer of every change from now on, until it is forgotten.
    ObserverId observe(Observer observer);
    void forget(ObserverId id);

private:
    struct Step {
        std::size_t first;  // number, from 1, of its first entry
        std::string name;
    };

    bool move_to(std::optional<StepAhead> there, Change change);
    tl::expected<std::vector<byzantium::Step>, byzantium::Refusal> tried(
        byzantium::Position now, const std::vector<byzantium::Entry>& entries) const;
    Notice take(const std::vector<Made>& made, std::vector<byzantium::Step> steps);
    void tell(const Notice& notice);

    Journal journal_;
    std::optional<Keeping> keeping_;
    std::vector<Step> steps_;  // of each entry of the journal
    DiceSource dice_;
    StateNumber state_{};
    std::vector<std::pair<ObserverId, Observer>> observers_;
    std::uint64_t observers_so_far_ = 0;
};

}  // namespace session
