// SPDX-License-Identifier: MIT
#include "session/repair.h"

#include "byzantium/rules/rules.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace session {

namespace {

std::ptrdiff_t place(std::size_t number) { return static_cast<std::ptrdiff_t>(number) - 1; }

void check(std::size_t number, std::size_t most) {
    if (number < 1 || number > most) throw std::out_of_range{"a repair names an entry that is not there"};
}

bool by_table(const byzantium::Entry& entry) {
    return std::holds_alternative<byzantium::Correct>(entry) || std::holds_alternative<byzantium::AwaitPlayer>(entry);
}

}  // namespace

Repair::Repair(const Session& session)
    : session_{&session}, table_{session.table()}, first_change_{session.journal().cursor() + 1} {
    const Journal& journal = session.journal();
    for (std::size_t i = 0; i < journal.cursor(); ++i) {
        lines_.push_back({journal.record(i).entry, i + 1, std::nullopt, std::nullopt});
        before_.push_back(journal.position_at(i));
    }
    before_.push_back(session.position());
}

void Repair::insert(std::size_t before, byzantium::Entry entry) {
    check(before, lines_.size() + 1);
    lines_.insert(lines_.begin() + place(before), {std::move(entry), std::nullopt, std::nullopt, std::nullopt});
    replay_from(before);
}

void Repair::change(std::size_t number, byzantium::Entry entry) {
    check(number, lines_.size());
    Line& line = lines_[number - 1];
    const auto of_session = line.was ? line.was : line.instead_of;
    const bool as_it_was = of_session && session_->journal().record(*of_session - 1).entry == entry;
    line = {std::move(entry), as_it_was ? of_session : std::nullopt, as_it_was ? std::nullopt : of_session,
            std::nullopt};
    replay_from(number);
}

void Repair::remove(std::size_t number) {
    check(number, lines_.size());
    lines_.erase(lines_.begin() + place(number));
    replay_from(number);
}

void Repair::replay_from(std::size_t number) {
    first_change_ = std::min(first_change_, number);
    before_.resize(number, before_.front());
    for (std::size_t i = number - 1; i < lines_.size(); ++i) {
        auto step = byzantium::apply(table_, before_[i], lines_[i].entry);
        lines_[i].refused = step ? std::nullopt : std::optional{step.error()};
        before_.push_back(step ? step->after : before_[i]);
    }
}

std::vector<std::size_t> Repair::refused() const {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (lines_[i].refused) numbers.push_back(i + 1);
    return numbers;
}

bool Repair::is_unchanged() const {
    if (lines_.size() != session_->journal().cursor()) return false;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (lines_[i].was != i + 1) return false;
    return true;
}

std::vector<std::size_t> Repair::taken_out() const {
    std::vector<bool> there(session_->journal().cursor(), false);
    for (const Line& line : lines_)
        if (const auto number = line.was ? line.was : line.instead_of) there[*number - 1] = true;
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < there.size(); ++i)
        if (!there[i]) numbers.push_back(i + 1);
    return numbers;
}

// Who had the action when this entry of the session was made, if it is somebody else's in the draft.
std::optional<byzantium::Color> Repair::other_player_before(std::size_t number) const {
    const Line& line = lines_[number - 1];
    if (!line.was || by_table(line.entry)) return std::nullopt;
    const auto* then = std::get_if<byzantium::AwaitAction>(&session_->journal().position_at(*line.was - 1).awaits);
    const auto* now = std::get_if<byzantium::AwaitAction>(&before_[number - 1].awaits);
    if (!then || !now || then->player == now->player) return std::nullopt;
    return then->player;
}

std::vector<std::size_t> Repair::changed_hands() const {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 1; i <= lines_.size(); ++i)
        if (other_player_before(i)) numbers.push_back(lines_[i - 1].was.value());
    return numbers;
}

void Repair::keep_players() {
    for (std::size_t i = 1; i <= lines_.size(); ++i)
        if (const auto player = other_player_before(i)) insert(i, byzantium::AwaitPlayer{*player});
}

std::vector<Act> Repair::acts() const {
    std::vector<Act> acts;
    for (std::size_t i = first_change_ - 1; i < lines_.size(); ++i) {
        const Line& line = lines_[i];
        const bool goes_on = !acts.empty() && line.was && lines_[i - 1].was == *line.was - 1 &&
                             session_->act_of(*line.was - 1).first == session_->act_of(*line.was - 2).first;
        if (!goes_on) acts.push_back({{}, line.was ? session_->act_of(*line.was - 1).name : std::string{}});
        acts.back().entries.push_back(line.entry);
    }
    return acts;
}

}  // namespace session
