// SPDX-License-Identifier: MIT
#include "present/desk/seat_desk.h"

#include "present/language/words.h"
#include "present/table/looks.h"
#include "present/table/standing_words.h"

#include <algorithm>
#include <utility>

namespace present {
namespace {

// One thread has all desks.
std::uint64_t next_page_number() {
    static std::uint64_t last = 0;
    return ++last;
}

}  // namespace

std::uint64_t SeatDesk::state() const { return static_cast<std::uint64_t>(desk_->table().state()); }

bool SeatDesk::is_asked() const {
    const Looks& looks = desk_->table().looks();
    return desk_->asks_seat() && looks.awaited(looks.cursor()) == seat_;
}

void SeatDesk::turn_page() { page_ = next_page_number(); }

SeatDesk::Offer SeatDesk::offer() {
    if (desk_->follow() || page_ == 0) {
        has_way_back_ = false;
        turn_page();
    }
    if (!is_asked()) return {.state = state(), .page = page_};
    return {state(), page_, &desk_->page(), desk_->dice_to_tell(), has_way_back_};
}

std::string SeatDesk::undo_name() const {
    if (!last_ || last_->state != state()) return {};
    return desk_->table().looks().headline(last_->before + 1);
}

std::optional<std::string> SeatDesk::not_here(At at) {
    const Offer now = offer();
    if (now.state != at.state || now.page != at.page)
        return translated("The game has moved on meanwhile; this is now the question.");
    if (now.what == nullptr) return translated("It is another player's decision now.");
    return std::nullopt;
}

// Trouble is what the desk said of an answer that changed nothing.
template <class Does>
std::optional<std::string> SeatDesk::answered(Does does) {
    const std::size_t before = desk_->table().looks().cursor();
    const std::uint64_t state_before = state();
    does();
    turn_page();
    if (state() == state_before) {
        if (desk_->mood() == Desk::Mood::trouble && !desk_->message().empty()) return desk_->message();
        return std::nullopt;
    }
    has_way_back_ = false;
    last_ = Answer{before, state()};
    return std::nullopt;
}

std::optional<std::string> SeatDesk::choose(At at, std::size_t row) {
    if (auto why = not_here(at)) return why;
    if (row >= desk_->page().rows.size()) return translated("There is no such answer here.");
    auto why = answered([&] { desk_->choose(row); });
    if (!why && state() == at.state && !waiting_) has_way_back_ = true;
    return why;
}

std::optional<std::string> SeatDesk::tell_dice(At at, const DiceTold& told) {
    if (auto why = not_here(at)) return why;
    if (desk_->dice_to_tell().empty()) return translated("There is no such answer here.");
    return answered([&] { desk_->tell_dice(told); });
}

std::optional<std::string> SeatDesk::back(At at) {
    if (auto why = not_here(at)) return why;
    return answered([&] { has_way_back_ = desk_->back(); });
}

std::optional<std::string> SeatDesk::undo(std::uint64_t at) {
    if (at != state() || undo_name().empty())
        return translated("Something else has been entered since, so only the table can undo it.");
    if (entering_ == Entering::at_once) return undone();
    hold(say("Undo: {what}", arg("what", undo_name())), [this] { return undone(); });
    return std::nullopt;
}

std::optional<std::string> SeatDesk::undone() {
    desk_->take_back_to(last_->before);
    last_.reset();
    has_way_back_ = false;
    turn_page();
    return std::nullopt;
}

// --- In advance

std::vector<StandingLine> SeatDesk::standing() const {
    auto lines = desk_->table().standing().in_force();
    std::erase_if(lines, [this](const StandingLine& one) { return one.seat != seat_; });
    return lines;
}

std::optional<std::string> SeatDesk::let_stand(std::string_view key, Lasting lasting) {
    const StandingAnswers& all = desk_->table().standing();
    const auto choices = all.choices();
    const auto choice = std::find_if(choices.begin(), choices.end(), [&](const auto& one) { return one.key == key; });
    if (choice == choices.end()) return translated("There is no such answer here.");
    if (!all.has_turns()) lasting = Lasting::until_taken_back;
    const auto stands = [this, choice = *choice, lasting] {
        return answered([&] { desk_->let_stand(seat_, choice, lasting); });
    };
    if (entering_ == Entering::at_once) return stands();
    hold(say("From now on: {answer}.", arg("answer", standing_text(choice->text, lasting))), stands);
    return std::nullopt;
}

std::optional<std::string> SeatDesk::take_back(std::string_view key) {
    for (const StandingLine& one : standing())
        if (one.key == key) {
            desk_->take_back(one);
            return std::nullopt;
        }
    return translated("This standing answer does not hold any more.");
}

// --- Answers that wait for Enter at the table

void SeatDesk::enter(Entering entering) {
    entering_ = entering;
    if (entering == Entering::at_once) return static_cast<void>(desk_->keep_answer = nullptr);
    desk_->keep_answer = [this](Desk::KeptAnswer kept) {
        hold(std::move(kept.what), [this, enters = std::move(kept.enter)] { return answered(enters); });
    };
}

void SeatDesk::hold(std::string what, std::function<std::optional<std::string>()> enter) {
    waiting_ = std::make_shared<WaitingAnswer>();
    waiting_->what = std::move(what);
    waiting_->enter = [this, at = state(), enters = std::move(enter)]() -> std::optional<std::string> {
        if (state() != at) return translated("The game has moved on meanwhile; this is now the question.");
        return enters();
    };
}

}  // namespace present
