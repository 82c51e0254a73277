// SPDX-License-Identifier: MIT
// Definitions for session/repair.h. Include it in the one source file that instantiates them for a game.
#pragma once

#include "session/repair.h"

#include <algorithm>
#include <utility>

namespace session {

template <Game G>
Repair<G>::Repair(const Session<G>& session)
    : session_{&session}, table_{session.table()}, first_change_{session.journal().cursor() + 1} {
    const auto& journal = session.journal();
    for (std::size_t i = 0; i < journal.cursor(); ++i) {
        lines_.push_back({journal.record(i).entry, i + 1, std::nullopt, std::nullopt});
        before_.push_back(journal.position_at(i));
    }
    before_.push_back(session.position());
}

template <Game G>
void Repair<G>::insert(std::size_t before, Entry entry) {
    check(before, lines_.size() + 1);
    lines_.insert(lines_.begin() + place(before), {std::move(entry), std::nullopt, std::nullopt, std::nullopt});
    replay_from(before);
}

template <Game G>
void Repair<G>::change(std::size_t number, Entry entry) {
    check(number, lines_.size());
    Line& line = lines_[number - 1];
    const auto of_session = line.was ? line.was : line.instead_of;
    const bool as_it_was = of_session && session_->journal().record(*of_session - 1).entry == entry;
    line = {std::move(entry), as_it_was ? of_session : std::nullopt, as_it_was ? std::nullopt : of_session,
            std::nullopt};
    replay_from(number);
}

template <Game G>
void Repair<G>::remove(std::size_t number) {
    check(number, lines_.size());
    lines_.erase(lines_.begin() + place(number));
    replay_from(number);
}

template <Game G>
void Repair<G>::replay_from(std::size_t number) {
    first_change_ = std::min(first_change_, number);
    before_.resize(number, before_.front());
    for (std::size_t i = number - 1; i < lines_.size(); ++i) {
        auto step = G::apply(table_, before_[i], lines_[i].entry);
        lines_[i].refused = step ? std::nullopt : std::optional<typename G::Refusal>{step.error()};
        before_.push_back(step ? (*step).after : before_[i]);
    }
}

template <Game G>
std::vector<std::size_t> Repair<G>::refused() const {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (lines_[i].refused) numbers.push_back(i + 1);
    return numbers;
}

template <Game G>
bool Repair<G>::is_unchanged() const {
    if (lines_.size() != session_->journal().cursor()) return false;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (lines_[i].was != i + 1) return false;
    return true;
}

template <Game G>
std::vector<std::size_t> Repair<G>::taken_out() const {
    std::vector<bool> there(session_->journal().cursor(), false);
    for (const Line& line : lines_)
        if (const auto number = line.was ? line.was : line.instead_of) there[*number - 1] = true;
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < there.size(); ++i)
        if (!there[i]) numbers.push_back(i + 1);
    return numbers;
}

// Who had the action when this entry of the session was made, if it is somebody else's in the draft.
template <Game G>
std::optional<typename G::Player> Repair<G>::other_player_before(std::size_t number) const {
    const Line& line = lines_[number - 1];
    if (!line.was || G::is_by_table(line.entry)) return std::nullopt;
    const auto then = G::acting(session_->journal().position_at(*line.was - 1));
    const auto now = G::acting(before_[number - 1]);
    return then && now && *then != *now ? then : std::nullopt;
}

template <Game G>
std::vector<std::size_t> Repair<G>::changed_hands() const {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 1; i <= lines_.size(); ++i)
        if (other_player_before(i)) numbers.push_back(lines_[i - 1].was.value());
    return numbers;
}

template <Game G>
void Repair<G>::keep_players() {
    for (std::size_t i = 1; i <= lines_.size(); ++i)
        if (const auto player = other_player_before(i)) insert(i, G::give_action(*player));
}

// Without its entries yet.
template <Game G>
Act<G> Repair<G>::named(const ActOf& act) {
    return {{}, act.name, act.by};
}

template <Game G>
std::vector<Act<G>> Repair<G>::acts() const {
    std::vector<Act<G>> acts;
    for (std::size_t i = first_change_ - 1; i < lines_.size(); ++i) {
        const Line& line = lines_[i];
        const bool goes_on = !acts.empty() && line.was && lines_[i - 1].was == *line.was - 1 &&
                             session_->act_of(*line.was - 1).first == session_->act_of(*line.was - 2).first;
        if (!goes_on) acts.push_back(line.was ? named(session_->act_of(*line.was - 1)) : Act<G>{});
        acts.back().entries.push_back(line.entry);
    }
    return acts;
}

}  // namespace session
