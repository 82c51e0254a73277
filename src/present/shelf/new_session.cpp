// SPDX-License-Identifier: MIT
#include "present/shelf/new_session.h"

#include "present/shelf/titles.h"

#include <algorithm>
#include <utility>

namespace present {

NewSession::NewSession(const SeatsOffered& offered) : fewest_{offered.fewest}, players_{offered.players} {
    for (const std::string& mark : offered.marks) seats_.push_back({mark, {}});
}

NewSession NewSession::again(const std::vector<session::OnShelf>& sessions, std::string_view game,
                             const SeatsOffered& offered) {
    NewSession fresh{offered};
    const auto last = std::find_if(sessions.begin(), sessions.end(), [&](const auto& one) { return one.game == game; });
    if (last == sessions.end()) return fresh;
    std::vector<session::Seat> known;  // a later program may have more marks
    for (const session::Seat& seat : last->seats)
        if (std::find(offered.marks.begin(), offered.marks.end(), seat.color) != offered.marks.end())
            known.push_back(seat);
    fresh.set_players(known.size());
    for (std::size_t i = 0; i < fresh.players() && i < known.size(); ++i) {
        fresh.set_mark(i, known[i].color);
        fresh.set_name(i, known[i].name);
    }
    fresh.place = last->place;
    return fresh;
}

std::vector<session::Seat> NewSession::seated() const {
    return {seats_.begin(), seats_.begin() + static_cast<std::ptrdiff_t>(players_)};
}

bool NewSession::is_anybody_named() const {
    const auto all = seated();
    return std::any_of(all.begin(), all.end(), [](const session::Seat& seat) { return !seat.name.empty(); });
}

void NewSession::set_players(std::size_t players) {
    players_ = std::clamp(players, fewest_, seats_.size());
    players_changed();
}

void NewSession::set_name(std::size_t seat, const std::string& name) { seats_.at(seat).name = name; }

void NewSession::set_mark(std::size_t seat, const std::string& mark) {
    const auto other = std::find_if(seats_.begin(), seats_.end(), [&](const auto& one) { return one.color == mark; });
    if (other == seats_.end()) return;
    std::swap(other->color, seats_.at(seat).color);
    players_changed();
}

void NewSession::move_up(std::size_t seat) {
    if (seat == 0 || seat >= players_) return;
    std::swap(seats_[seat - 1], seats_[seat]);
}

void NewSession::move_down(std::size_t seat) {
    if (seat + 1 < players_) move_up(seat + 1);
}

void NewSession::choose_first(const std::string& mark) {
    if (!is_seated(mark)) return;
    chosen_ = mark;
    rolled_.reset();
}

void NewSession::leave_first_to_chance() { chosen_.reset(); }

void NewSession::rolled(std::size_t picked) {
    const int times = rolled_ ? rolled_->times + 1 : 1;
    chosen_.reset();
    rolled_ = RolledFirst{seats_.at(picked % players_).color, times};
}

void NewSession::draw_marks(const std::function<std::size_t(std::size_t)>& pick) {
    const auto seat_of = [this](const std::string& mark) {
        return std::find_if(seats_.begin(), seats_.end(), [&](const auto& one) { return one.color == mark; });
    };
    const auto none = seats_.end();
    const auto chosen = chosen_ ? seat_of(*chosen_) : none;
    const auto rolled = rolled_ ? seat_of(rolled_->first) : none;
    for (std::size_t left = players_; left > 1; --left)
        std::swap(seats_[left - 1].color, seats_.at(pick(left) % left).color);
    if (chosen != none) chosen_ = chosen->color;
    if (rolled != none) rolled_->first = rolled->color;
    ++times_drawn_;
}

std::optional<std::string> NewSession::first() const {
    if (chosen_) return chosen_;
    return rolled_ ? std::optional{rolled_->first} : std::nullopt;
}

bool NewSession::is_seated(const std::string& mark) const {
    const auto all = seated();
    return std::any_of(all.begin(), all.end(), [&](const session::Seat& seat) { return seat.color == mark; });
}

void NewSession::players_changed() {
    rolled_.reset();
    times_drawn_ = 0;
    if (chosen_ && !is_seated(*chosen_)) chosen_.reset();
}

SettledSeats settled_seats(const NewSession& session) {
    SettledSeats all{session.seated(), {}};
    for (session::Seat& seat : all.seats) seat.name = without_spaces(seat.name);
    all.first = session.first().value_or(all.seats.front().color);
    return all;
}

}  // namespace present
