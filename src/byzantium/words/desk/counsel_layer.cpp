// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/counsel_layer.h"

#include "byzantium/counsel/reasons.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/entries/choices.h"
#include "byzantium/words/entries/rule_topics.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "session/act.h"

#include <algorithm>
#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

constexpr std::chrono::seconds most_thinking{6};

std::string progress_words(const Thinker::Thought& thought) {
    return thought.through ? say_counted(thought.trials, "After {n} trial game.", "After {n} trial games.")
                           : say_counted(thought.trials, "Thinking, at most 6 seconds: {n} trial game so far.",
                                         "Thinking, at most 6 seconds: {n} trial games so far.");
}

}  // namespace

CounselLayer::CounselLayer(About about, Enter enter)
    : CounselLayer{std::move(about), std::move(enter), std::nullopt, counsel::Strength::strong} {}

CounselLayer::CounselLayer(About about, Enter enter, AtSeat seat)
    : CounselLayer{std::move(about), std::move(enter), std::optional{seat}, seat.strength} {}

CounselLayer::CounselLayer(About about, Enter enter, std::optional<AtSeat> seat, counsel::Strength strength)
    : about_{std::move(about)},
      enter_{std::move(enter)},
      seat_{std::move(seat)},
      thinker_{about_.weights, about_.table, about_.now, {strength, most_thinking}} {}

std::optional<std::size_t> CounselLayer::learn(std::size_t selected) {
    if (thought_.through) return std::nullopt;
    auto thought = thinker_.now();
    if (thought.trials == thought_.trials && thought.through == thought_.through &&
        thought.choices.size() == thought_.choices.size())
        return std::nullopt;
    thought_ = std::move(thought);
    const auto player = *awaited_player(about_.now.awaits);
    if (selected != mark_) reads_ = Reads::selected;
    const bool keeps = !seat_ && reads_ == Reads::selected;
    mark_ = told_.learn(about_.names, player, thought_.choices, keeps ? std::optional{selected} : std::nullopt);
    return mark_;
}

std::string CounselLayer::heading() const {
    const auto player = arg("player", about_.names.label(*awaited_player(about_.now.awaits)));
    if (!seat_) return say("What the program would do for {player}", player);
    return thought_.through ? say("The program plays for {player}", player)
                            : say("The program thinks for {player}", player);
}

std::string CounselLayer::keys() const {
    if (!thought_.through) return translated("Enter, Esc: stop thinking");
    return seat_ ? translated("Enter: enter it, and move the cubes   Esc: decide without the program")
                 : translated("Enter: enter it   Esc: decide without it");
}

Row CounselLayer::row(std::size_t number) const {
    const auto& [one, judged] = told()[number];
    Row row = numbered_row(number, choice(about_.names, about_.table, about_.now, one.decision).sentence);
    row.note = reasons_words(about_.names, counsel::reasons(about_.table, about_.now, one.decision));
    row.best = !seat_ && number == 0;
    if (number > 0 && judged) row.price = worth_less_words(told().front().choice, one);
    return row;
}

Page CounselLayer::page() const {
    Page page;
    page.heading = heading();
    const std::size_t rows = seat_ ? std::min<std::size_t>(told().size(), 1) : told().size();
    for (std::size_t i = 0; i < rows; ++i) page.rows.push_back(row(i));
    page.below = progress_words(thought_);
    if (!seat_)
        page.below +=
            std::string{" "} + translated("A point is one game won in a hundred, if all go on as the program would.");
    page.hint = keys();
    return page;
}

Outcome CounselLayer::choose(std::size_t row) {
    using session::AnsweredBy;
    if (!thought_.through) return stop();
    const Entry entry{told().at(row).choice.decision};
    return enter_({{entry}, {}, seat_ ? AnsweredBy::standing_answer : AnsweredBy::person});
}

std::optional<Outcome> CounselLayer::back() {
    if (thought_.through) return seat_ ? Outcome{Replaced{seat_->by_hand()}} : Outcome{Leaves{}};
    return stop();
}

Outcome CounselLayer::stop() {
    thinker_.stop();
    thought_.through = true;
    return Turns{};
}

HelpTopic CounselLayer::topic(std::size_t) const { return counsel_page(); }

}  // namespace byzantium::words
