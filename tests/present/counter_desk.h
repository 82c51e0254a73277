// SPDX-License-Identifier: MIT
// The toy game in words and at a desk: one question with two rows. It shows that present knows nothing of any real
// game.
#pragma once

#include "present/desk/desk_of.h"
#include "present/help/article.h"
#include "present/table/standing_answers.h"
#include "present/table/teller.h"
#include "support/counter_game.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace counter {

class Teller {
public:
    using Game = KeptGame;
    static constexpr std::string_view rule_mark = "COU";

    Teller(const Table& table, const KeptHeader& header);

    const std::vector<present::Seated<Player>>& players() const { return players_; }
    std::optional<Player> awaited(const Position& now) const { return Game::acting(now); }
    std::string headline(const Position& before, const Add& add) const;
    // What is added to seven belongs to the number before it.
    bool begins_an_act(const Position& before) const { return before.value != 7; }
    // Of eleven and more one list is made.
    bool hands_go_on(const Position& before, const Position&) const { return before.value > 10; }
    std::string act_headline(const std::vector<present::MadeEntry<Game>>& act) const;
    present::RuleIds rules_of(const Position&, const Add& add) const;
    std::vector<present::LineOf<Player>> told_lines(const Position& before, const Add& add,
                                                    const std::vector<int>& effects) const;
    std::vector<present::LineOf<Player>> put_back_lines(const Position& after, const std::vector<int>& effects) const;
    std::vector<present::LineOf<Player>> mended_lines(const Position& at, const std::vector<int>& undone,
                                                      const std::vector<int>& made) const;
    bool ends_a_turn(const std::vector<int>& effects) const { return effects.size() > 1; }
    std::string question(const Position& now) const;
    present::RuleIds rules_asked(const Position&) const { return {"COU-1"}; }
    std::string refusal(const Refusal& why) const;
    present::RuleIds rules_of(const Refusal&) const { return {"COU-2"}; }
    bool is_for_another_question(const Refusal&) const { return false; }
    bool begins_an_action(const Position&) const { return true; }
    Add before_the_end(const Add& entry, const Position&, const Position&) const { return entry; }
    present::Passage before_and_after(const Position& before, const Position& after) const;
    std::vector<Add> likely_missing(const Position& now) const { return Game::legal(table_, now); }
    // One or two, whenever asked. A turn ends with five, with ten and so on.
    std::vector<present::StandingChoice> standing_choices() const {
        return {{"one", "how much", "Always one"}, {"two", "how much", "Always two"}};
    }
    std::optional<Add> standing_entry(const Position&, std::string_view key) const {
        return key == "one" ? Add{1} : Add{2};
    }
    std::optional<std::string> turn_mark(const Position& now) const { return std::to_string(now.value / 5); }

private:
    std::string name_of(const std::optional<Player>& player) const;

    Table table_;
    std::vector<present::Seated<Player>> players_;
};

static_assert(present::Teller<Teller>);

class Desk : public present::DeskOf<Teller> {
public:
    explicit Desk(Session& session) : present::DeskOf<Teller>{session} { ask(); }

    // Both rows can always be chosen.
    void explain() override {}
    void prefer(const present::Preferences&) override {}

private:
    std::unique_ptr<present::Layer> question_of(const Position& now, std::function<present::Outcome()> back,
                                                const Add* changed) override;
};

}  // namespace counter
