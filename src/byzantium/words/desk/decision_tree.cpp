// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/decision_tree.h"

#include "byzantium/rules/position.h"
#include "byzantium/words/desk/fixed_menu.h"
#include "byzantium/words/entries/questions.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <numeric>

namespace byzantium::words {

using byzantium::Decision;
using byzantium::Position;
using byzantium::Table;

namespace {

constexpr std::size_t most_whole = 8;   // of the first few: with the row behind them, each has a digit
constexpr std::size_t most_unsaid = 1;  // steps with one answer, after a row's own: where its cube comes from

// A decision as one answer.
Step whole_step(const Names& names, const Table& table, const Position& now, const Decision& decision,
                std::size_t number) {
    return {question(names, now),
            {present::without_full_stop(choice(names, table, now, decision).sentence),
             "",
             {"row " + std::to_string(number)},
             {}}};
}

// The steps to a decision that has no row of its own.
std::vector<Step> steps_behind(const Names& names, const Table& table, const Position& now, const Decision& decision) {
    std::vector<Step> all = words::steps(names, table, now, decision);
    all.insert(all.begin(), {question(names, now), {present::translated("another combination"), "", {"another"}, {}}});
    return all;
}

}  // namespace

DecisionRows::DecisionRows(const Names& names, const Table& table, const Position& now,
                           const std::vector<Decision>& legal, Ask ask) {
    const std::size_t whole = ask == Ask::step_by_step ? 0
                              : ask == Ask::at_once    ? legal.size()
                                                       : std::min(most_whole, legal.size());
    for (std::size_t i = 0; i < whole; ++i)
        rows_.push_back({legal[i], {whole_step(names, table, now, legal[i], i + 1)}});
    if (whole == legal.size()) return;
    for (const Decision& decision : legal)
        rows_.push_back({decision, ask == Ask::first_few ? steps_behind(names, table, now, decision)
                                                         : words::steps(names, table, now, decision)});
}

const std::string& DecisionRows::question(const Level& level) const {
    return rows_[level.rows.front()].steps[level.depth].question;
}

Asked DecisionRows::asked(const Level& level) const { return rows_[level.rows.front()].steps[level.depth].asked; }

// One decision alone is asked for all the same: the journal wants it entered.
DecisionRows::Level DecisionRows::first() const {
    Level all{std::vector<std::size_t>(rows_.size()), 0};
    std::iota(all.rows.begin(), all.rows.end(), std::size_t{0});
    Level next = skipped(all);
    return decided(next) ? all : next;
}

std::vector<DecisionRows::Option> DecisionRows::options(const Level& level) const {
    std::vector<Option> all;
    for (const std::size_t row : level.rows) {
        const auto& asked = rows_[row].steps;
        if (level.depth >= asked.size()) continue;
        const Answer& answer = asked[level.depth].answer;
        const auto same = std::find_if(all.begin(), all.end(), [&answer](const Option& option) {
            return option.answer.words.front() == answer.words.front();
        });
        if (same == all.end()) {
            all.push_back({answer, {row}});
        } else {
            same->rows.push_back(row);
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Option& one, const Option& other) {
        return one.answer.number && other.answer.number && *one.answer.number < *other.answer.number;
    });
    std::stable_partition(all.begin(), all.end(), [](const Option& option) {
        const auto& words = option.answer.words;
        return std::find(words.begin(), words.end(), "stop") == words.end();
    });
    return all;
}

DecisionRows::Level DecisionRows::skipped(Level level, AskedAlone alone) const {
    for (;;) {
        const auto all = options(level);
        if (all.size() != 1 || is_letter(all.front().answer)) return level;
        if (alone == AskedAlone::fixed_places && has_fixed_place(asked(level), all.front().answer)) return level;
        level = {all.front().rows, level.depth + 1};
    }
}

bool DecisionRows::decided(const Level& level) const {
    return level.rows.size() == 1 && level.depth >= rows_[level.rows.front()].steps.size();
}

DecisionTree::DecisionTree(DecisionRows rows) : rows_{std::move(rows)}, levels_{rows_.first()} { list_branches(); }

std::vector<std::string> DecisionTree::chosen() const {
    const auto& level = levels_.back();
    std::vector<std::string> texts;
    const auto& all = rows_.steps(level.rows.front());
    for (std::size_t i = 0; i < level.depth; ++i) texts.push_back(all[i].answer.text);
    return texts;
}

std::optional<Decision> DecisionTree::choose(std::size_t i) {
    const auto chosen = rows_.options(levels_.back()).at(i);
    auto level = rows_.skipped({chosen.rows, levels_.back().depth + 1}, AskedAlone::fixed_places);
    if (rows_.decided(level)) return rows_.decision(level.rows.front());
    levels_.push_back(std::move(level));
    list_branches();
    return std::nullopt;
}

bool DecisionTree::back() {
    if (at_first_question()) return false;
    levels_.pop_back();
    list_branches();
    return true;
}

void DecisionTree::list_branches() {
    branches_.clear();
    for (const auto& option : rows_.options(levels_.back())) {
        const auto next = rows_.skipped({option.rows, levels_.back().depth + 1}, AskedAlone::fixed_places);
        const std::size_t unsaid = next.depth - levels_.back().depth - 1;
        Branch branch{option.answer, {}, rows_.decided(next), rows_.decided(next) && unsaid > most_unsaid};
        for (const std::size_t row : option.rows) branch.decisions.push_back(rows_.decision(row));
        branches_.push_back(std::move(branch));
    }
}

Amount cost(const Table& table, const Position& now, const Branch& branch) {
    return branch.decides ? cost(table, now, branch.decisions.front()) : Amount{};
}

Amount gain(const Table& table, const Position& now, const Branch& branch) {
    return branch.decides ? gain(table, now, branch.decisions.front()) : Amount{};
}

bool is_letter(const Answer& answer) { return answer.words.front().size() == 1 && !answer.number; }

}  // namespace byzantium::words
