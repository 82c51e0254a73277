// SPDX-License-Identifier: MIT
#include "session/session.h"

#include "byzantium/rules/awaits.h"
#include "store/records.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace session {

namespace {

Made made_of(const byzantium::Entry& entry, const byzantium::Step& step, std::size_t act, const std::string& name) {
    return {entry, step.after, byzantium::position_hash(step.after), act, name};
}

}  // namespace

tl::expected<Entered, Rejection> Session::submit(StateNumber asked_at, const Act& act) {
    if (asked_at != state_) return tl::unexpected(Rejection{Stale{state_}});
    auto steps = tried(position(), act.entries);
    if (!steps) return tl::unexpected(Rejection{steps.error()});
    const std::size_t first = journal_.cursor() + 1;
    std::vector<Made> made;
    for (std::size_t i = 0; i < act.entries.size(); ++i)
        made.push_back(made_of(act.entries[i], (*steps)[i], first, act.name));
    if (keeping_) keeping_->append(table().board, journal_.cursor(), made);
    ways_.close(journal_.cursor());
    return take(made, *std::move(steps));
}

tl::expected<Entered, Rejection> Session::submit(StateNumber asked_at, const byzantium::Entry& entry) {
    return submit(asked_at, Act{{entry}, {}});
}

std::optional<NoLonger> Session::retake(Earlier&& earlier) {
    const auto step = journal_.would(earlier.entry);
    if (!step) return step.error();
    const std::uint64_t hash = byzantium::position_hash(step->after);
    if (earlier.position_hash && hash != *earlier.position_hash) return OtherPosition{};
    journal_.take(std::move(earlier.entry), *step, hash);
    acts_.push_back({earlier.step, std::move(earlier.step_name)});
    return std::nullopt;
}

// Each on the position that those before it lead to; the first refusal, if there is one.
tl::expected<std::vector<byzantium::Step>, byzantium::Refusal> Session::tried(
    byzantium::Position now, const std::vector<byzantium::Entry>& entries) const {
    std::vector<byzantium::Step> steps;
    for (const byzantium::Entry& entry : entries) {
        auto step = byzantium::apply(table(), now, entry);
        if (!step) return tl::unexpected(step.error());
        now = step->after;
        steps.push_back(*std::move(step));
    }
    return steps;
}

// They are on the disk by now, if the session is kept.
Entered Session::take(const std::vector<Made>& made, std::vector<byzantium::Step> steps) {
    Entered entered{0, {}};
    acts_.resize(journal_.cursor());
    for (std::size_t i = 0; i < made.size(); ++i) {
        journal_.take(made[i].entry, steps[i], made[i].hash);
        acts_.push_back({made[i].step, made[i].step_name});
        std::move(steps[i].effects.begin(), steps[i].effects.end(), std::back_inserter(entered.effects));
    }
    entered.entries = journal_.cursor();
    moved_on();
    return entered;
}

// --- Undo and redo

bool Session::undo() {
    if (ways_.at(WaysBack::By::undo, journal_.cursor())) return bring_back(WaysBack::By::undo);
    return move_to(undo_step());
}

bool Session::redo() {
    if (ways_.at(WaysBack::By::redo, journal_.cursor())) return bring_back(WaysBack::By::redo);
    return move_to(redo_step());
}

bool Session::go_to(std::size_t entries) {
    if (entries > journal_.size()) return false;
    return move_to(StepAhead{entries, {}});
}

std::optional<StepAhead> Session::undo_step() const {
    if (const PutAside* repair = ways_.at(WaysBack::By::undo, journal_.cursor()))
        return StepAhead{repair->way.cursor, repair->way.name};
    if (journal_.cursor() == 0) return std::nullopt;
    const ActOf& act = acts_[journal_.cursor() - 1];
    return StepAhead{act.first - 1, act.name};
}

std::optional<StepAhead> Session::redo_step() const {
    std::size_t entries = journal_.cursor();
    if (const PutAside* repair = ways_.at(WaysBack::By::redo, entries))
        return StepAhead{repair->way.cursor, repair->way.name};
    if (entries == journal_.size()) return std::nullopt;
    const ActOf& act = acts_[entries++];
    while (entries < acts_.size() && acts_[entries].first == act.first) ++entries;
    return StepAhead{entries, act.name};
}

bool Session::move_to(std::optional<StepAhead> there) {
    if (!there) return false;
    if (keeping_) keeping_->set_cursor(table().board, there->entries, journal_.position_at(there->entries));
    journal_.go_to(there->entries);
    moved_on();
    return true;
}

// --- Repairs

tl::expected<Entered, Rejection> Session::repair(std::size_t first, const std::vector<Act>& acts,
                                                 const std::string& name) {
    std::vector<byzantium::Entry> entries;
    for (const Act& act : acts) entries.insert(entries.end(), act.entries.begin(), act.entries.end());
    const byzantium::Position before = journal_.position_at(first - 1);
    auto steps = tried(before, entries);
    if (!steps) return tl::unexpected(Rejection{steps.error()});
    std::vector<Made> made;
    for (const Act& act : acts) {
        const std::size_t begin = first + made.size();
        for (const byzantium::Entry& entry : act.entries)
            made.push_back(made_of(entry, (*steps)[made.size()], begin, act.name));
    }
    const std::size_t end = first - 1 + made.size();
    PutAside aside;
    aside.way = store::WayBack{WaysBack::By::undo, end, first, journal_.cursor(), name, std::nullopt};
    aside.entries = entries_from(first);
    if (keeping_)
        aside.cut = keeping_->repair(table().board, first, made, steps->empty() ? before : steps->back().after, name);
    ways_.close_redo();
    aside.inner = ways_.hide(first);
    cut_off_from(first);
    const Entered entered = take(made, *std::move(steps));
    ways_.open(std::move(aside));
    return entered;
}

// What stands now from there on is put aside in turn, and the other command brings it back.
bool Session::bring_back(WaysBack::By by) {
    const std::size_t cursor = journal_.cursor();
    const PutAside& there = *ways_.at(by, cursor);
    const auto steps = retaken(there);
    if (!steps) {
        ways_.take(by, cursor);
        return false;
    }
    const std::size_t first = there.way.first;
    const auto other = by == WaysBack::By::undo ? WaysBack::By::redo : WaysBack::By::undo;
    PutAside here;
    here.way = store::WayBack{other, there.way.cursor, first, cursor, there.way.name, std::nullopt};
    here.entries = entries_from(first);
    if (keeping_) {
        const bool kept = there.way.cursor < first;
        here.cut = keeping_->bring_back(
            table().board, there.cut.value(),
            kept ? journal_.position_at(there.way.cursor) : (*steps)[there.way.cursor - first].after);
    }
    PutAside back = ways_.take(by, cursor);
    here.inner = ways_.hide(first);
    cut_off_from(first);
    acts_.resize(first - 1);
    for (std::size_t i = 0; i < steps->size(); ++i) {
        journal_.take(std::move(back.entries[i].entry), (*steps)[i]);
        acts_.push_back({back.entries[i].step, std::move(back.entries[i].step_name)});
    }
    journal_.go_to(back.way.cursor);
    for (PutAside& inner : back.inner) ways_.open(std::move(inner));
    ways_.open(std::move(here));
    moved_on();
    return true;
}

void Session::recall(const std::vector<PutAside>& repairs) {
    for (PutAside& repair : nested(repairs))
        if (retaken(repair)) ways_.open(std::move(repair));
}

// The steps of what was put aside; nothing if today's rules lead elsewhere, or it was kept wrongly.
std::optional<std::vector<byzantium::Step>> Session::retaken(const PutAside& aside) const {
    const auto& [way, entries, cut, inner] = aside;
    const bool fits = way.first >= 1 && way.first <= journal_.size() + 1 && way.offered_at <= journal_.size() &&
                      way.cursor + 1 >= way.first && way.cursor < way.first + entries.size();
    if (!fits) return std::nullopt;
    std::vector<byzantium::Entry> plain;
    for (const Earlier& earlier : entries) plain.push_back(earlier.entry);
    auto steps = tried(journal_.position_at(way.first - 1), plain);
    if (!steps) return std::nullopt;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const auto& hash = entries[i].position_hash;
        if (hash && *hash != byzantium::position_hash((*steps)[i].after)) return std::nullopt;
    }
    return *std::move(steps);
}

std::vector<Earlier> Session::entries_from(std::size_t first) const {
    std::vector<Earlier> entries;
    for (std::size_t i = first - 1; i < journal_.size(); ++i)
        entries.push_back({journal_.record(i).entry, journal_.record(i).position_hash, acts_[i].first, acts_[i].name});
    return entries;
}

void Session::cut_off_from(std::size_t first) {
    if (first > journal_.size()) return;
    journal_.go_to(first - 1);
    journal_.cut_off_rest();
}

std::optional<byzantium::Roll> Session::roll() {
    const auto* awaited = std::get_if<byzantium::AwaitRoll>(&position().awaits);
    if (awaited == nullptr) return std::nullopt;
    return dice_.roll(*awaited);
}

std::vector<byzantium::Effect> Session::effects(std::size_t i) const {
    auto step = byzantium::apply(table(), journal_.position_at(i), journal_.record(i).entry);
    return std::move(step.value().effects);  // it was accepted once, and the rules have no memory
}

}  // namespace session
