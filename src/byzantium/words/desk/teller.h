// SPDX-License-Identifier: MIT
// What an open table of the game is told in: its names, and the sentences of its entries.
#pragma once

#include "byzantium/rules/effect.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
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

namespace byzantium::words {

class Teller {
public:
    using Game = byzantium::text::Game;
    static constexpr std::string_view rule_mark = "BYZ";

    Teller(const byzantium::Table& table, const byzantium::Header& header);

    const Names& names() const { return names_; }

    // As present::Teller wants them.
    using Seated = present::Seated<byzantium::Color>;
    using Line = present::LineOf<byzantium::Color>;
    const std::vector<Seated>& players() const { return players_; }
    std::optional<byzantium::Color> awaited(const byzantium::Position& now) const;
    std::string headline(const byzantium::Position& before, const byzantium::Entry& entry) const;
    bool begins_an_act(const byzantium::Position& before) const;
    bool hands_go_on(const byzantium::Position& before, const byzantium::Position& now) const;
    std::string act_headline(const std::vector<present::MadeEntry<Game>>& act) const;
    present::RuleIds rules_of(const byzantium::Position& before, const byzantium::Entry& entry) const;
    std::vector<Line> told_lines(const byzantium::Position& before, const byzantium::Entry& entry,
                                 const std::vector<byzantium::Effect>& effects) const;
    std::vector<Line> put_back_lines(const byzantium::Position& after,
                                     const std::vector<byzantium::Effect>& effects) const;
    std::vector<Line> mended_lines(const byzantium::Position& at, const std::vector<byzantium::Effect>& undone,
                                   const std::vector<byzantium::Effect>& made) const;
    bool ends_a_turn(const std::vector<byzantium::Effect>& effects) const;
    std::string question(const byzantium::Position& now) const;
    present::RuleIds rules_asked(const byzantium::Position& now) const;
    std::string refusal(const byzantium::Refusal& why) const;
    present::RuleIds rules_of(const byzantium::Refusal& why) const;
    bool is_for_another_question(const byzantium::Refusal& why) const;
    bool begins_an_action(const byzantium::Position& now) const;
    byzantium::Entry before_the_end(byzantium::Entry entry, const byzantium::Position& before,
                                    const byzantium::Position& after) const;
    present::Passage before_and_after(const byzantium::Position& before, const byzantium::Position& after) const;
    // The missing stop alone, if that is one; else any answer of a question that has few.
    std::vector<byzantium::Entry> likely_missing(const byzantium::Position& now) const;
    std::vector<present::StandingChoice> standing_choices() const;
    std::vector<present::StandingChoice> program_choices() const;
    std::optional<byzantium::Entry> standing_entry(const byzantium::Position& now, std::string_view key) const;
    std::optional<std::string> turn_mark(const byzantium::Position& now) const;

private:
    byzantium::Table table_;
    Names names_;
    std::vector<Seated> players_;
};

static_assert(present::Teller<Teller>);

using Looks = present::LooksOf<Teller>;
using OpenTable = present::TableOf<Teller>;

}  // namespace byzantium::words

extern template class present::DraftWords<byzantium::words::Teller>;
extern template class present::LooksOf<byzantium::words::Teller>;
extern template class present::TableOf<byzantium::words::Teller>;
