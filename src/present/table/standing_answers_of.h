// SPDX-License-Identifier: MIT
// Standing answers at a session of one game. The session keeps them; the game's Teller says which there are, and which
// entry each is.
#pragma once

#include "present/table/looks_of.h"
#include "present/table/standing_answers.h"
#include "present/table/standing_words.h"
#include "session/act.h"
#include "session/session.h"
#include "store/records.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace present {

template <Teller T>
class StandingAnswersOf : public StandingAnswers {
public:
    using Game = typename T::Game;
    using Session = session::Session<Game>;
    using Entry = typename Game::Entry;

    // Both must outlive it.
    StandingAnswersOf(Session& session, const LooksOf<T>& looks) : session_{session}, looks_{looks} {}

    std::vector<StandingChoice> choices() const override { return teller().standing_choices(); }
    std::vector<StandingChoice> program_choices() const override {
        if constexpr (requires { teller().program_choices(); }) return teller().program_choices();
        return {};
    }
    bool has_turns() const override { return turn().has_value(); }
    std::vector<StandingLine> in_force() const override {
        const auto due = due_now();
        std::vector<StandingLine> lines;
        for (const store::StandingAnswer& one : session_.standing_answers()) {
            const auto choice = choice_of(one.answer);
            if (!choice || !holds(one)) continue;
            lines.push_back({one.seat - 1, one.answer,
                             standing_text(choice->text, one.during ? Lasting::this_turn : Lasting::until_taken_back),
                             due && due->said == one ? StandingLine::State::waits : StandingLine::State::holds});
        }
        return lines;
    }

    void give(std::size_t seat, std::string_view key, Lasting lasting) override {
        const auto choice = choice_of(key);
        if (!choice) return;
        auto answers = session_.standing_answers();
        std::erase_if(answers, [&](const store::StandingAnswer& one) {
            const auto other = choice_of(one.answer);
            return one.seat == seat + 1 && other && other->question == choice->question;
        });
        answers.push_back({seat + 1, choice->key, lasting == Lasting::this_turn ? turn() : std::nullopt});
        session_.set_standing_answers(std::move(answers));
    }
    void take_back(std::size_t seat, std::string_view key) override {
        auto answers = session_.standing_answers();
        std::erase_if(answers, [&](const auto& one) { return one.seat == seat + 1 && one.answer == key; });
        session_.set_standing_answers(std::move(answers));
    }

    std::optional<std::string> waiting() const override { return due_now() ? std::optional{question()} : std::nullopt; }
    // A correction leaves what is asked as it was, so the same words are the same question.
    std::size_t answer(const std::optional<std::string>& waiting) override {
        std::size_t given = 0;
        for (auto due = due_now(); due && question() != waiting; due = due_now()) {
            const auto taken =
                session_.submit(session_.state(), {{std::move(due->entry)}, {}, session::AnsweredBy::standing_answer});
            if (!taken) break;
            ++given;
        }
        return given;
    }

private:
    struct Due {
        store::StandingAnswer said;
        Entry entry;
    };

    const T& teller() const { return looks_.teller(); }
    std::string question() const { return teller().question(session_.position()); }
    std::optional<std::string> turn() const { return teller().turn_mark(session_.position()); }
    bool holds(const store::StandingAnswer& one) const { return !one.during || one.during == turn(); }

    std::optional<StandingChoice> choice_of(std::string_view key) const {
        for (auto& all : {choices(), program_choices()})
            for (const StandingChoice& one : all)
                if (one.key == key) return one;
        return std::nullopt;
    }

    // Of whoever is asked, if the rules accept it here.
    std::optional<Due> due_now() const {
        const auto& now = session_.position();
        const auto asked = looks_.seat_of(teller().awaited(now));
        for (const store::StandingAnswer& one : session_.standing_answers()) {
            if (!asked || one.seat != *asked + 1 || !holds(one)) continue;
            auto entry = teller().standing_entry(now, one.answer);
            if (entry && session_.journal().would(*entry)) return Due{one, *std::move(entry)};
        }
        return std::nullopt;
    }

    Session& session_;
    const LooksOf<T>& looks_;
};

}  // namespace present
