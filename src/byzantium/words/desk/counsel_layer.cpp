// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/counsel_layer.h"

#include "byzantium/counsel/reasons.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/entries/choices.h"
#include "byzantium/words/entries/rule_topics.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

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

std::vector<counsel::Choice> CounselLayer::told_now() const {
    return choices_told(names_, *awaited_player(now_.awaits), thought_.choices);
}

Page CounselLayer::page() const {
    Page page;
    page.heading = say("What the program would do for {player}", arg("player", player_asked(names_, now_)));
    const auto told = told_now();
    for (std::size_t i = 0; i < told.size(); ++i) {
        Row row = numbered_row(i, choice(names_, table_, now_, told[i].decision).sentence);
        row.note = reasons_words(names_, counsel::reasons(table_, now_, told[i].decision));
        row.best = i == 0;
        if (i > 0) row.price = worth_less_words(told.front(), told[i]);
        page.rows.push_back(std::move(row));
    }
    page.below = progress_words(thought_) + ' ' +
                 translated("A point is one game won in a hundred, if all go on as the program would.");
    page.hint = thought_.through ? translated("Enter: enter it   Esc: decide without it")
                                 : translated("Enter: enter it   Esc: stop thinking");
    return page;
}

Outcome CounselLayer::choose(std::size_t row) { return enter_({{Entry{told_now().at(row).decision}}, {}}); }

std::optional<Outcome> CounselLayer::back() {
    if (thought_.through) return Leaves{};
    thinker_.stop();
    thought_.through = true;
    return Turns{};
}

HelpTopic CounselLayer::topic(std::size_t) const { return counsel_page(); }

}  // namespace byzantium::words
