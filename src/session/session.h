// SPDX-License-Identifier: MIT
// One open table: its journal, its dice, and those who look on. The only door for a change.
//
// One thread at a time. Observers are told after a change has been made and may read everything, but never
// change anything while they are told.
#pragma once

#include "byzantium/effect.h"
#include "byzantium/rules.h"
#include "session/dice.h"
#include "session/game.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
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

class Session {
public:
    Session(byzantium::Table table, byzantium::Header header, DiceSource dice)
        : journal_{std::move(table), std::move(header)}, dice_{dice} {}

    // Enters what was answered to the question of that state. Rejected: nothing changed.
    tl::expected<Notice, Rejection> submit(StateNumber asked_at, const byzantium::Entry& entry);
    // False, and nothing changed, if there is no such entry.
    bool undo();
    bool redo();
    // Puts the table at the position after the first n entries; those beyond can be redone.
    bool go_to(std::size_t entries);

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
    bool moved(bool done, Change change);
    void tell(const Notice& notice);

    Journal journal_;
    DiceSource dice_;
    StateNumber state_{};
    std::vector<std::pair<ObserverId, Observer>> observers_;
    std::uint64_t observers_so_far_ = 0;
};

}  // namespace session
