// SPDX-License-Identifier: MIT
// One open table: its journal, its dice, and where it is kept. The only door for a change.
//
// A session that is kept writes each change into its library before anything else knows of it. A function that throws
// store::StoreError has changed nothing, neither here nor there, and may be tried again. One thread at a time.
//
// Its members are defined in session/session_impl.h; the source file of a game that instantiates it includes that.
#pragma once

#include "journal/journal.h"
#include "session/act.h"
#include "session/dice.h"
#include "session/game.h"
#include "session/keeping.h"
#include "session/put_aside.h"
#include "store/records.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace session {

// Grows with every change of the table, undo and redo too: a question asked at one state cannot be answered
// at another by mistake.
enum class StateNumber : std::uint64_t {};

// The result of an act: how many entries count now, and what the new ones did.
template <Game G>
struct Entered {
    std::size_t entries;
    std::vector<typename G::Effect> effects;
};

// The question was asked at another state: ask again.
struct Stale {
    StateNumber now;
};
template <Game G>
using Rejection = std::variant<Stale, typename G::Refusal>;

// The act that an entry belongs to.
struct ActOf {
    std::size_t first;  // number, from 1, of its first entry
    std::string name;
    AnsweredBy by = AnsweredBy::person;
};

// What an undo or a redo would do.
struct StepAhead {
    std::size_t entries;  // that count after it
    std::string name;
    enum class Way { entries, repair } way = Way::entries;  // back or forth
};

// Today's rules lead somewhere else than those of the program that wrote the entry.
struct OtherPosition {
    bool operator==(const OtherPosition&) const = default;
};
template <Game G>
using NoLonger = std::variant<typename G::Refusal, OtherPosition>;

template <Game G>
class Session {
public:
    using Table = typename G::Table;
    using Header = typename G::Header;
    using Entry = typename G::Entry;
    using Position = typename G::Position;
    using Step = typename G::Step;
    using Refusal = typename G::Refusal;
    using Effects = std::vector<typename G::Effect>;
    using Journal = journal::Journal<G>;
    using Act = session::Act<G>;
    using Entered = session::Entered<G>;
    using Rejection = session::Rejection<G>;
    using NoLonger = session::NoLonger<G>;
    using Earlier = session::Earlier<G>;
    using PutAside = session::PutAside<G>;

    Session(Table table, Header header, DiceSource dice) : journal_{std::move(table), std::move(header)}, dice_{dice} {}

    // Enters what was answered to the question of that state. Rejected: nothing changed, not even by the entries
    // before the one that was refused.
    tl::expected<Entered, Rejection> submit(StateNumber asked_at, const Act& act);
    tl::expected<Entered, Rejection> submit(StateNumber asked_at, const Entry& entry);
    // One act, or one repair, back or forth. False, and nothing changed, if there is none, or if today's rules no
    // longer lead a repair's entries where they did: then this way is closed, and the next step is the act before.
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
    void keep(Keeping<G> keeping) { keeping_ = std::move(keeping); }
    // Puts these acts in the place of all entries from number `first` (from 1, at most cursor + 1) on: one step, which
    // undo takes back under this name, with everything that was put aside. The entries must hold one after the other:
    // `Repair` makes such acts. Refused: nothing changed.
    tl::expected<Entered, Rejection> repair(std::size_t first, const std::vector<Act>& acts, const std::string& name);
    // Repairs of earlier, as they were kept, oldest first: undo and redo go their ways. They lead nowhere else than
    // when they were kept, or they are left out. The journal knows again what they cut off.
    void recall(const std::vector<PutAside>& repairs);
    // The act that entry i (from 0) belongs to.
    const ActOf& act_of(std::size_t i) const { return acts_.at(i); }

    // What seats said in advance. The session only keeps it: whoever asks the questions gives the answers.
    const std::vector<store::StandingAnswer>& standing_answers() const { return standing_answers_; }
    void set_standing_answers(std::vector<store::StandingAnswer> answers) {
        if (keeping_) keeping_->set_standing_answers(answers);
        standing_answers_ = std::move(answers);
    }

    // The source of chance when nobody enters its results.
    DiceSource& dice() { return dice_; }

    const Journal& journal() const { return journal_; }
    const Table& table() const { return journal_.table(); }
    const Header& header() const { return journal_.header(); }
    const Position& position() const { return journal_.position(); }
    StateNumber state() const { return state_; }
    // The legal entries here.
    auto legal() const { return G::legal(table(), position()); }
    // What entry i (from 0) did when it was made.
    Effects effects(std::size_t i) const;

private:
    bool move_to(std::optional<StepAhead> there);
    bool bring_back(typename WaysBack<G>::By by);
    std::vector<Earlier> entries_from(std::size_t first) const;
    void cut_off_from(std::size_t first);
    tl::expected<std::vector<Step>, Refusal> tried(Position now, const std::vector<Entry>& entries) const;
    std::optional<std::vector<Step>> retaken(const PutAside& aside) const;
    Entered take(const std::vector<Made<G>>& made, std::vector<Step> steps);
    void moved_on() { state_ = StateNumber{static_cast<std::uint64_t>(state_) + 1}; }

    Journal journal_;
    std::optional<Keeping<G>> keeping_;
    std::vector<ActOf> acts_;  // of each entry of the journal
    WaysBack<G> ways_;
    std::vector<store::StandingAnswer> standing_answers_;
    DiceSource dice_;
    StateNumber state_{};
};

}  // namespace session
