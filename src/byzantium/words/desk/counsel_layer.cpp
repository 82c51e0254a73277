// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/counsel_layer.h"

#include "byzantium/counsel/reasons.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/rule_topics.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

constexpr std::size_t best_told = 3;
constexpr std::chrono::seconds most_thinking{6};

std::string player_asked(const Names& names, const Position& now) { return names.label(*awaited_player(now.awaits)); }

std::string progress_words(const Thinker::Thought& thought) {
    return thought.through ? say_counted(thought.trials, "After {n} trial game.", "After {n} trial games.")
                           : say_counted(thought.trials, "Thinking, at most 6 seconds: {n} trial game so far.",
                                         "Thinking, at most 6 seconds: {n} trial games so far.");
}

}  // namespace

CounselLayer::CounselLayer(const Names& names, const Table& table, Position now, const counsel::Weights& weights,
                           Enter enter)
    : names_{names},
      table_{table},
      now_{std::move(now)},
      enter_{std::move(enter)},
      thinker_{weights, table_, now_, most_thinking},
      thought_{thinker_.now()} {}

bool CounselLayer::has_news() {
    if (thought_.through) return false;
    auto thought = thinker_.now();
    if (thought.trials == thought_.trials && thought.through == thought_.through &&
        thought.choices.size() == thought_.choices.size())
        return false;
    thought_ = std::move(thought);
    return true;
}

std::size_t CounselLayer::rows_told() const { return std::min(thought_.choices.size(), best_told); }

Page CounselLayer::page() const {
    Page page;
    page.heading = say("What the program would do for {player}", arg("player", player_asked(names_, now_)));
    const Color player = *awaited_player(now_.awaits);
    for (std::size_t i = 0; i < rows_told(); ++i) {
        const counsel::Choice& one = thought_.choices[i];
        Row row = numbered_row(i, capitalised(headline(names_, player, one.decision)));
        row.note = reasons_words(names_, counsel::reasons(table_, now_, one.decision));
        row.best = i == 0;
        if (i > 0)
            row.price = say("{points} points less", arg("points", points(thought_.choices.front().value - one.value)));
        page.rows.push_back(std::move(row));
    }
    page.below = progress_words(thought_) + ' ' +
                 translated("A point is one game won in a hundred, if all go on as the program would.");
    page.hint = thought_.through ? translated("Enter: enter it   Esc: decide without it")
                                 : translated("Enter: enter it   Esc: stop thinking");
    return page;
}

Outcome CounselLayer::choose(std::size_t row) {
    return enter_(
        {{Entry{std::visit([](const auto& one) { return Entry{one}; }, thought_.choices.at(row).decision)}}, {}});
}

std::optional<Outcome> CounselLayer::back() {
    if (thought_.through) return Leaves{};
    thinker_.stop();
    thought_.through = true;
    return Turns{};
}

HelpTopic CounselLayer::topic(std::size_t) const { return counsel_page(); }

}  // namespace byzantium::words
