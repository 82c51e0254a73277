// SPDX-License-Identifier: MIT
// A desk of one seat beside the desk of the table, for whoever answers on a phone: it offers what that seat is asked,
// and nothing else. No correction, no repair, no preference, no answer of another seat.
//
// One thread, that of the table. What the session throws (store::StoreError) passes through; nothing has changed then.
#pragma once

#include "present/desk/desk.h"
#include "present/desk/dice_told.h"
#include "present/desk/page.h"
#include "present/desk/waiting_answer.h"
#include "present/table/standing_answers.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace present {

class SeatDesk {
public:
    SeatDesk(std::size_t seat, std::unique_ptr<Desk> desk) : seat_{seat}, desk_{std::move(desk)} {}

    // What this seat may answer now; no page: it is asked nothing, or nothing that is for it alone.
    struct Offer {
        std::uint64_t state = 0;  // of the table
        std::uint64_t page = 0;   // no other page of any desk has this number
        const Page* what = nullptr;
        std::vector<DiceToTell> dice{};
        bool has_way_back = false;
    };
    Offer offer();
    // Its own last answer, which nothing has followed, in words; empty: there is none.
    std::string undo_name() const;

    // Which page was answered.
    struct At {
        std::uint64_t state;
        std::uint64_t page;
    };
    // Why nothing came of it, as a sentence; nothing: it was taken.
    std::optional<std::string> choose(At at, std::size_t row);
    std::optional<std::string> tell_dice(At at, const DiceTold& told);
    std::optional<std::string> back(At at);
    std::optional<std::string> undo(std::uint64_t state);

    // --- In advance
    // What this seat has said that holds now.
    std::vector<StandingLine> standing() const;
    std::optional<std::string> let_stand(std::string_view key, Lasting lasting);
    std::optional<std::string> take_back(std::string_view key);

    // --- Answers that wait for Enter at the table
    enum class Entering : std::uint8_t { at_once, at_table };
    // From now on: what would move the table is not entered, but handed over by `take_waiting`.
    void enter(Entering entering);
    // Of the last call; nullptr: it is entered, was refused, or moves nothing.
    std::shared_ptr<WaitingAnswer> take_waiting() { return std::exchange(waiting_, nullptr); }

private:
    // The entries of an answer, and the state of the table behind them.
    struct Answer {
        std::size_t before;
        std::uint64_t state;
    };

    bool is_asked() const;
    std::uint64_t state() const;
    std::optional<std::string> not_here(At at);
    template <class Does>
    std::optional<std::string> answered(Does does);
    void turn_page();
    void hold(std::string what, std::function<std::optional<std::string>()> enter);
    std::optional<std::string> undone();

    std::size_t seat_;
    std::unique_ptr<Desk> desk_;
    std::uint64_t page_ = 0;
    bool has_way_back_ = false;
    std::optional<Answer> last_{};
    Entering entering_ = Entering::at_once;
    std::shared_ptr<WaitingAnswer> waiting_{};
};

// The desks of the seats that answer; each is made when it is asked for first.
class SeatDesks {
public:
    template <class Makes>
    SeatDesk& of(std::size_t seat, Makes makes) {
        auto& desk = desks_[seat];
        if (!desk) desk = std::make_unique<SeatDesk>(seat, makes());
        return *desk;
    }

private:
    std::map<std::size_t, std::unique_ptr<SeatDesk>> desks_;
};

}  // namespace present
