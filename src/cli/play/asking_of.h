// SPDX-License-Identifier: MIT
// The prompt of `play` at an open session of one game.
#pragma once

#include "cli/line/words.h"
#include "cli/play/asking.h"
#include "cli/play/question.h"
#include "cli/speaker.h"

#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cli {

template <Speaker S>
class AskingOf : public Asking {
public:
    using Game = typename S::Teller::Game;

    // The table must outlive it.
    explicit AskingOf(TableFor<S>& table) : table_{table} { ask(); }

    bool can_be_answered() const override { return question_ != nullptr; }
    bool is_first() const override { return !question_ || question_->is_first(); }
    std::string remark() const override { return question_ ? question_->remark() : std::string{}; }
    std::string text() const override { return question_ ? question_->text() : std::string{}; }
    bool back() override { return question_ && question_->back(); }
    Answered answer(const std::vector<std::string>& words) override {
        auto outcome = question_->answer(words);
        if (auto* confused = std::get_if<NotUnderstood>(&outcome)) return Confused{std::move(confused->why)};
        if (std::holds_alternative<AskOn>(outcome)) return StillAsked{};
        return enter_now(std::get<Chosen<Game>>(outcome).entry);
    }
    Answered enter(const std::string& text) override {
        const auto json = S::entry_json(table_.session().table(), table_.session().position(), text);
        return json ? enter_json(*json) : Answered{Confused{json.error().why.value_or(std::string{})}};
    }
    Answered correct(const std::string& path, const std::string& value, const std::string& note) override {
        return enter_json(S::correction_json(table_.session().table(), path, value, note));
    }
    Answered give_action(std::size_t seat) override {
        return enter_now(Game::give_action(table_.teller().players().at(seat).player));
    }
    void ask() override { question_ = S::question(table_); }

private:
    Answered enter_json(const std::string& json) {
        const auto& session = table_.session();
        typename Game::EntryReader reader{session.table(), session.header()};
        const auto entry = reader.read(json);
        if (entry) return enter_now(*entry);
        return NotEntered{say("{trouble} Nothing was entered.", arg("trouble", say(entry.error().sentence)))};
    }
    Answered enter_now(const typename Game::Entry& entry) {
        auto& session = table_.session();
        const auto waiting = table_.standing().waiting();
        const auto entered = session.submit(session.state(), entry);
        if (entered) return Entered{1 + table_.standing().answer(waiting)};
        // The state is always the present one here, so a rejection is a refusal.
        return NotEntered{S::refusal(session.table(), std::get<typename Game::Refusal>(entered.error()))};
    }

    TableFor<S>& table_;
    std::unique_ptr<Question<Game>> question_;  // none at the end, and where nothing is legal
};

}  // namespace cli
