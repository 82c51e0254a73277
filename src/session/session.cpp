// SPDX-License-Identifier: MIT
#include "session/session.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace session {

namespace {

Made made_of(const byzantium::Entry& entry, const byzantium::Step& step, std::size_t act, const std::string& name) {
    return {entry, step.after, byzantium::position_hash(step.after), act, name};
}

}  // namespace

tl::expected<Notice, Rejection> Session::submit(StateNumber asked_at, const Act& act) {
    if (asked_at != state_) return tl::unexpected(Rejection{Stale{state_}});
    auto steps = tried(position(), act.entries);
    if (!steps) return tl::unexpected(Rejection{steps.error()});
    const std::size_t first = journal_.cursor() + 1;
    std::vector<Made> made;
    for (std::size_t i = 0; i < act.entries.size(); ++i)
        made.push_back(made_of(act.entries[i], (*steps)[i], first, act.name));
    if (keeping_) keeping_->append(table().board, journal_.cursor(), made);
    return take(made, *steps);
}

tl::expected<Notice, Rejection> Session::submit(StateNumber asked_at, const byzantium::Entry& entry) {
    return submit(asked_at, Act{{entry}, {}});
}

tl::expected<Notice, Rejection> Session::replace_from(std::size_t first, const std::vector<byzantium::Entry>& entries) {
    const byzantium::Position& before = journal_.position_at(first - 1);
    auto steps = tried(before, entries);
    if (!steps) return tl::unexpected(Rejection{steps.error()});
    std::vector<Made> made;
    for (std::size_t i = 0; i < entries.size(); ++i) made.push_back(made_of(entries[i], (*steps)[i], first + i, {}));
    if (keeping_) keeping_->replace_from(table().board, first, made, steps->empty() ? before : steps->back().after);
    journal_.go_to(first - 1);
    journal_.cut_off_rest();
    return take(made, *steps);
}

std::optional<NoLonger> Session::retake(Earlier&& earlier) {
    const auto step = journal_.would(earlier.entry);
    if (!step) return step.error();
    const std::uint64_t hash = byzantium::position_hash(step->after);
    if (earlier.position_hash && hash != *earlier.position_hash) return OtherPosition{};
    journal_.take(std::move(earlier.entry), *step, hash);
    steps_.push_back({earlier.step, std::move(earlier.step_name)});
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
Notice Session::take(const std::vector<Made>& made, std::vector<byzantium::Step> steps) {
    Notice notice{Change::entered, 0, {}};
    steps_.resize(journal_.cursor());
    for (std::size_t i = 0; i < made.size(); ++i) {
        journal_.take(made[i].entry, steps[i], made[i].hash);
        steps_.push_back({made[i].step, made[i].step_name});
        std::move(steps[i].effects.begin(), steps[i].effects.end(), std::back_inserter(notice.effects));
    }
    notice.entries = journal_.cursor();
    tell(notice);
    return notice;
}

bool Session::undo() { return move_to(undo_step(), Change::undone); }

bool Session::redo() { return move_to(redo_step(), Change::redone); }

bool Session::go_to(std::size_t entries) {
    if (entries > journal_.size()) return false;
    return move_to(StepAhead{entries, {}}, Change::jumped);
}

std::optional<StepAhead> Session::undo_step() const {
    if (journal_.cursor() == 0) return std::nullopt;
    const Step& step = steps_[journal_.cursor() - 1];
    return StepAhead{step.first - 1, step.name};
}

std::optional<StepAhead> Session::redo_step() const {
    std::size_t entries = journal_.cursor();
    if (entries == journal_.size()) return std::nullopt;
    const Step& step = steps_[entries++];
    while (entries < steps_.size() && steps_[entries].first == step.first) ++entries;
    return StepAhead{entries, step.name};
}

bool Session::move_to(std::optional<StepAhead> there, Change change) {
    if (!there) return false;
    if (keeping_) keeping_->set_cursor(table().board, there->entries, journal_.position_at(there->entries));
    journal_.go_to(there->entries);
    tell(Notice{change, journal_.cursor(), {}});
    return true;
}

void Session::tell(const Notice& notice) {
    state_ = StateNumber{static_cast<std::uint64_t>(state_) + 1};
    const auto told = observers_;  // an observer may leave, or bring another, while it is told
    for (const auto& [id, observer] : told) observer(notice);
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

ObserverId Session::observe(Observer observer) {
    const ObserverId id{++observers_so_far_};
    observers_.emplace_back(id, std::move(observer));
    return id;
}

void Session::forget(ObserverId id) {
    std::erase_if(observers_, [id](const auto& known) { return known.first == id; });
}

}  // namespace session
