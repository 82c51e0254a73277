// SPDX-License-Identifier: MIT
// Definitions for session/session.h. Include it in the one source file that instantiates them for a game.
#pragma once

#include "journal/journal.h"
#include "session/session.h"
#include "store/records.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace session {

template <Game G>
Made<G> made_of(const typename G::Entry& entry, const typename G::Step& step, std::size_t act,
                const session::Act<G>& named) {
    return {entry, step.after, G::hash(step.after), act, named.name, named.by};
}

template <Game G>
auto Session<G>::submit(StateNumber asked_at, const Act& act) -> tl::expected<Entered, Rejection> {
    if (asked_at != state_) return tl::unexpected(Rejection{Stale{state_}});
    auto steps = tried(position(), act.entries);
    if (!steps) return tl::unexpected(Rejection{steps.error()});
    const std::size_t first = journal_.cursor() + 1;
    std::vector<Made<G>> made;
    for (std::size_t i = 0; i < act.entries.size(); ++i)
        made.push_back(made_of<G>(act.entries[i], (*steps)[i], first, act));
    if (keeping_) keeping_->append(table(), journal_.cursor(), made);
    ways_.close(journal_.cursor());
    return take(made, *std::move(steps));
}

template <Game G>
auto Session<G>::submit(StateNumber asked_at, const Entry& entry) -> tl::expected<Entered, Rejection> {
    return submit(asked_at, Act{{entry}, {}});
}

template <Game G>
auto Session<G>::retake(Earlier&& earlier) -> std::optional<NoLonger> {
    const auto step = journal_.would(earlier.entry);
    if (!step) return step.error();
    const std::uint64_t hash = G::hash((*step).after);
    if (earlier.position_hash && hash != *earlier.position_hash) return OtherPosition{};
    journal_.take(std::move(earlier.entry), *step, hash);
    acts_.push_back({earlier.step, std::move(earlier.step_name), earlier.by});
    return std::nullopt;
}

// Each on the position that those before it lead to; the first refusal, if there is one.
template <Game G>
auto Session<G>::tried(Position now, const std::vector<Entry>& entries) const
    -> tl::expected<std::vector<Step>, Refusal> {
    std::vector<Step> steps;
    for (const Entry& entry : entries) {
        auto step = G::apply(table(), now, entry);
        if (!step) return tl::unexpected(step.error());
        now = (*step).after;
        steps.push_back(*std::move(step));
    }
    return steps;
}

// They are on the disk by now, if the session is kept.
template <Game G>
auto Session<G>::take(const std::vector<Made<G>>& made, std::vector<Step> steps) -> Entered {
    Entered entered{0, {}};
    acts_.resize(journal_.cursor());
    for (std::size_t i = 0; i < made.size(); ++i) {
        journal_.take(made[i].entry, steps[i], made[i].hash);
        acts_.push_back({made[i].step, made[i].step_name, made[i].by});
        std::move(steps[i].effects.begin(), steps[i].effects.end(), std::back_inserter(entered.effects));
    }
    entered.entries = journal_.cursor();
    moved_on();
    return entered;
}

// --- Undo and redo

template <Game G>
bool Session<G>::undo() {
    if (ways_.at(WaysBack<G>::By::undo, journal_.cursor())) return bring_back(WaysBack<G>::By::undo);
    return move_to(undo_step());
}

template <Game G>
bool Session<G>::redo() {
    if (ways_.at(WaysBack<G>::By::redo, journal_.cursor())) return bring_back(WaysBack<G>::By::redo);
    return move_to(redo_step());
}

template <Game G>
bool Session<G>::go_to(std::size_t entries) {
    if (entries > journal_.size()) return false;
    return move_to(StepAhead{entries, {}});
}

template <Game G>
std::optional<StepAhead> Session<G>::undo_step() const {
    if (const PutAside* repair = ways_.at(WaysBack<G>::By::undo, journal_.cursor()))
        return StepAhead{repair->way.cursor, repair->way.name, StepAhead::Way::repair};
    if (journal_.cursor() == 0) return std::nullopt;
    const ActOf& act = acts_[journal_.cursor() - 1];
    return StepAhead{act.first - 1, act.name};
}

template <Game G>
std::optional<StepAhead> Session<G>::redo_step() const {
    std::size_t entries = journal_.cursor();
    if (const PutAside* repair = ways_.at(WaysBack<G>::By::redo, entries))
        return StepAhead{repair->way.cursor, repair->way.name, StepAhead::Way::repair};
    if (entries == journal_.size()) return std::nullopt;
    const ActOf& act = acts_[entries++];
    while (entries < acts_.size() && acts_[entries].first == act.first) ++entries;
    return StepAhead{entries, act.name};
}

template <Game G>
bool Session<G>::move_to(std::optional<StepAhead> there) {
    if (!there) return false;
    if (keeping_) keeping_->set_cursor(table(), there->entries, journal_.position_at(there->entries));
    journal_.go_to(there->entries);
    moved_on();
    return true;
}

// --- Repairs

template <Game G>
auto Session<G>::repair(std::size_t first, const std::vector<Act>& acts, const std::string& name)
    -> tl::expected<Entered, Rejection> {
    std::vector<Entry> entries;
    for (const Act& act : acts) entries.insert(entries.end(), act.entries.begin(), act.entries.end());
    const Position before = journal_.position_at(first - 1);
    auto steps = tried(before, entries);
    if (!steps) return tl::unexpected(Rejection{steps.error()});
    std::vector<Made<G>> made;
    for (const Act& act : acts) {
        const std::size_t begin = first + made.size();
        for (const Entry& entry : act.entries) made.push_back(made_of<G>(entry, (*steps)[made.size()], begin, act));
    }
    const std::size_t end = first - 1 + made.size();
    PutAside aside;
    aside.way = store::WayBack{WaysBack<G>::By::undo, end, first, journal_.cursor(), name, std::nullopt};
    aside.entries = entries_from(first);
    if (keeping_)
        aside.cut = keeping_->repair(table(), first, made, steps->empty() ? before : steps->back().after, name);
    ways_.close_redo();
    aside.inner = ways_.hide(first);
    cut_off_from(first);
    const Entered entered = take(made, *std::move(steps));
    ways_.open(std::move(aside));
    return entered;
}

// The present entries from there on are put aside in turn, and the other command brings them back.
template <Game G>
bool Session<G>::bring_back(typename WaysBack<G>::By by) {
    const std::size_t cursor = journal_.cursor();
    const PutAside& there = *ways_.at(by, cursor);
    const auto steps = retaken(there);
    if (!steps) {
        ways_.take(by, cursor);
        return false;
    }
    const std::size_t first = there.way.first;
    const auto other = by == WaysBack<G>::By::undo ? WaysBack<G>::By::redo : WaysBack<G>::By::undo;
    PutAside here;
    here.way = store::WayBack{other, there.way.cursor, first, cursor, there.way.name, std::nullopt};
    here.entries = entries_from(first);
    if (keeping_) {
        const bool kept = there.way.cursor < first;
        here.cut = keeping_->bring_back(
            table(), there.cut.value(),
            kept ? journal_.position_at(there.way.cursor) : (*steps)[there.way.cursor - first].after);
    }
    PutAside back = ways_.take(by, cursor);
    here.inner = ways_.hide(first);
    cut_off_from(first);
    acts_.resize(first - 1);
    for (std::size_t i = 0; i < steps->size(); ++i) {
        journal_.take(std::move(back.entries[i].entry), (*steps)[i]);
        acts_.push_back({back.entries[i].step, std::move(back.entries[i].step_name), back.entries[i].by});
    }
    journal_.go_to(back.way.cursor);
    for (PutAside& inner : back.inner) ways_.open(std::move(inner));
    ways_.open(std::move(here));
    moved_on();
    return true;
}

template <Game G>
void Session<G>::recall(const std::vector<PutAside>& repairs) {
    for (PutAside& repair : nested(repairs)) {
        const auto steps = retaken(repair);
        if (!steps) continue;
        journal::CutOff<G> tail{repair.way.first - 1, {}};
        for (std::size_t i = 0; i < steps->size(); ++i)
            tail.records.push_back({repair.entries[i].entry, G::hash((*steps)[i].after)});
        if (!tail.records.empty()) journal_.recall(std::move(tail));
        ways_.open(std::move(repair));
    }
}

// The steps of the entries that were put aside; nothing if today's rules lead elsewhere, or the library is wrong.
template <Game G>
auto Session<G>::retaken(const PutAside& aside) const -> std::optional<std::vector<Step>> {
    const auto& [way, entries, cut, inner] = aside;
    const bool fits = way.first >= 1 && way.first <= journal_.size() + 1 && way.offered_at <= journal_.size() &&
                      way.cursor + 1 >= way.first && way.cursor < way.first + entries.size();
    if (!fits) return std::nullopt;
    std::vector<Entry> plain;
    for (const Earlier& earlier : entries) plain.push_back(earlier.entry);
    auto steps = tried(journal_.position_at(way.first - 1), plain);
    if (!steps) return std::nullopt;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& hash = entries[i].position_hash;
        if (hash && *hash != G::hash((*steps)[i].after)) return std::nullopt;
    }
    return *std::move(steps);
}

template <Game G>
auto Session<G>::entries_from(std::size_t first) const -> std::vector<Earlier> {
    std::vector<Earlier> entries;
    for (std::size_t i = first - 1; i < journal_.size(); ++i)
        entries.push_back(
            {journal_.record(i).entry, journal_.record(i).position_hash, acts_[i].first, acts_[i].name, acts_[i].by});
    return entries;
}

template <Game G>
void Session<G>::cut_off_from(std::size_t first) {
    if (first > journal_.size()) return;
    journal_.go_to(first - 1);
    journal_.cut_off_rest();
}

template <Game G>
auto Session<G>::effects(std::size_t i) const -> Effects {
    auto step = G::apply(table(), journal_.position_at(i), journal_.record(i).entry);
    return std::move((*step).effects);  // it was accepted once, and the rules have no memory
}

}  // namespace session
