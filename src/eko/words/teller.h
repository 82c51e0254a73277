// SPDX-License-Identifier: MIT
// What an open table of the game is told in: its names, and the sentences of its entries.
#pragma once

#include "eko/rules/effect.h"
#include "eko/rules/entry.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"
#include "eko/rules/refusal.h"
#include "eko/text/session.h"
#include "eko/words/names.h"
#include "present/help/article.h"
#include "present/help/help_topic.h"
#include "present/journal/draft_words.h"
#include "present/table/standing_answers.h"
#include "present/table/table_of.h"
#include "present/table/teller.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace eko::words {

class Teller {
public:
    using Game = eko::text::Game;
    static constexpr std::string_view rule_mark = "EKO";

    Teller(const Table& table, const Header& header);

    const Names& names() const { return names_; }

    // As present::Teller wants them.
    using Seated = present::Seated<Color>;
    using Line = present::LineOf<Color>;
    const std::vector<Seated>& players() const { return players_; }
    std::optional<Color> awaited(const Position& now) const;
    std::string headline(const Position& before, const Entry& entry) const;
    bool begins_an_act(const Position& before) const;
    bool hands_go_on(const Position& before, const Position& next) const;
    std::string act_headline(const std::vector<present::MadeEntry<Game>>& act) const;
    present::RuleIds rules_of(const Position& before, const Entry& entry) const;
    std::vector<Line> told_lines(const Position& before, const Entry& entry, const std::vector<Effect>& effects) const;
    std::vector<Line> put_back_lines(const Position& after, const std::vector<Effect>& effects) const;
    std::vector<Line> mended_lines(const Position& at, const std::vector<Effect>& undone,
                                   const std::vector<Effect>& made) const;
    bool ends_a_turn(const std::vector<Effect>& effects) const;
    std::string question(const Position& now) const;
    present::RuleIds rules_asked(const Position& now) const;
    std::string refusal(const Refusal& why) const;
    present::RuleIds rules_of(const Refusal& why) const;
    bool is_for_another_question(const Refusal& why) const;
    bool begins_an_action(const Position& now) const;
    // Points are reckoned from what lies there: the end adds nothing to it.
    Entry before_the_end(const Entry& entry, const Position&, const Position&) const { return entry; }
    present::Passage before_and_after(const Position& before, const Position& after) const;
    // The missing stop alone, if that is one; else any answer of a question that has few.
    std::vector<Entry> likely_missing(const Position& now) const;
    std::vector<present::StandingChoice> standing_choices() const;
    std::optional<Entry> standing_entry(const Position& now, std::string_view key) const;
    std::optional<std::string> turn_mark(const Position& now) const;

private:
    Table table_;
    Names names_;
    std::vector<Seated> players_;
};

static_assert(present::Teller<Teller>);

using OpenTable = present::TableOf<Teller>;

}  // namespace eko::words

extern template class present::DraftWords<eko::words::Teller>;
extern template class present::LooksOf<eko::words::Teller>;
extern template class present::TableOf<eko::words::Teller>;
