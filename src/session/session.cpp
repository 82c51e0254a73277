// SPDX-License-Identifier: MIT
#include "session/session.h"

#include <algorithm>

namespace session {

tl::expected<Notice, Rejection> Session::submit(StateNumber asked_at, const byzantium::Entry& entry) {
    if (asked_at != state_) return tl::unexpected(Rejection{Stale{state_}});
    auto verdict = journal_.would(entry);
    if (!verdict) return tl::unexpected(Rejection{verdict.error()});
    journal_.take(entry, *verdict);
    Notice notice{Change::entered, journal_.cursor(), std::move(verdict->effects)};
    tell(notice);
    return notice;
}

bool Session::undo() { return moved(journal_.undo(), Change::undone); }

bool Session::redo() { return moved(journal_.redo(), Change::redone); }

bool Session::go_to(std::size_t entries) { return moved(journal_.go_to(entries), Change::jumped); }

bool Session::moved(bool done, Change change) {
    if (done) tell(Notice{change, journal_.cursor(), {}});
    return done;
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
