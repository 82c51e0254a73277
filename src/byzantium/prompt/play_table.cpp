// SPDX-License-Identifier: MIT
#include "byzantium/prompt/play_table.h"

#include "byzantium/prompt/entry_words.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/text/summing.h"
#include "byzantium/text/typed_dice.h"
#include "byzantium/words/accounts/score_text.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/entries/refusals.h"
#include "byzantium/words/entries/story.h"
#include "byzantium/words/table/table_text.h"
#include "cli/line/words.h"
#include "present/language/columns.h"

#include <algorithm>
#include <utility>

namespace byzantium::prompt {

using namespace cli;

namespace {

bool is_over(const byzantium::text::Session& session) {
    return std::holds_alternative<byzantium::Over>(session.position().awaits);
}

const byzantium::AwaitRoll* awaited_roll(const byzantium::text::Session& session) {
    return std::get_if<byzantium::AwaitRoll>(&session.position().awaits);
}

std::string dice_hint(const byzantium::AwaitRoll& roll) {
    const auto some = [](int dice) {
        std::string faces;
        for (int i = 0; i < dice; ++i) faces += (i == 0 ? "" : " ") + std::to_string(2 + i * 2 % 5);
        return faces;
    };
    const bool both = roll.attacker > 0 && roll.defender > 0;
    const std::string faces =
        both ? some(roll.attacker) + " / " + some(roll.defender) : some(std::max(roll.attacker, roll.defender));
    return "  " +
           say("Type the dice, for example {faces}, or {hits}, or roll.", arg("faces", faces),
               arg("hits", both ? "hits 1 1" : "hits 1")) +
           '\n';
}

}  // namespace

PlayTable::PlayTable(byzantium::text::Session session, Keeper keeper, present::RuleTexts rules, Prompt& prompt,
                     const Console& console)
    : session_{std::move(session)},
      keeper_{std::move(keeper)},
      rules_{std::move(rules)},
      names_{session_.table().board, session_.header()},
      prompt_{prompt},
      console_{console} {}

void PlayTable::run() {
    after_change();
    while (!leaving_) {
        ask();
        const auto line = prompt_.ask("> ");
        if (!line) {
            console_.out << '\n';
            break;
        }
        if (!line->empty()) take_line(*line);
    }
    keeper_.leave(session_, console_);
}

// What the table waits for is said once; the questions that lead to the answer stand alone.
void PlayTable::ask() const {
    console_.out << '\n';
    if (!menu_ || menu_->at_first_question()) ask_first();
    if (menu_) console_.out << menu_->text();
}

void PlayTable::ask_first() const {
    console_.out << present::wrapped(words::question(names_, session_.position()), screen);
    if (awaited_roll(session_) != nullptr) return ask_for_dice();
    if (is_over(session_)) {
        console_.out << "  " << translated("You can still use undo, correct, await, score, show, save, quit.") << '\n';
    } else if (!menu_) {
        console_.out
            << "  "
            << translated("Nothing can be answered after that correction: give somebody the action with await PLAYER.")
            << '\n';
    } else if (const auto* action = std::get_if<byzantium::AwaitAction>(&session_.position().awaits)) {
        console_.out << "  " << words::purse_text(session_.position()[action->player]);
    }
}

void PlayTable::ask_for_dice() const { console_.out << dice_hint(*awaited_roll(session_)); }

void PlayTable::take_line(const std::string& line) {
    const Words words = words_of(line);
    const auto command = std::find_if(commands().begin(), commands().end(),
                                      [&words](const Command& known) { return known.name == lower(words.front()); });
    if (command != commands().end()) return (this->*command->carry_out)(words, line);
    if (awaited_roll(session_) != nullptr) return take_dice(line);
    if (menu_) return take_answer(words, line);
    console_.out << translated("That is no command; help lists them.") << '\n';
}

void PlayTable::take_answer(const Words& words, const std::string& line) {
    const auto outcome = menu_->answer(words);
    if (const auto* chosen = std::get_if<DecisionMenu::Chosen>(&outcome)) return enter(chosen->decision);
    if (const auto* confused = std::get_if<DecisionMenu::NotUnderstood>(&outcome)) take_entry(line, confused->why);
}

void PlayTable::take_dice(const std::string& line) {
    const std::string dice = lower(line);
    const auto roll =
        dice == "roll" ? byzantium::text::roll(session_) : byzantium::text::read_dice(dice, *awaited_roll(session_));
    if (roll) return enter(*roll);
    take_entry(line, translated("These are no dice."));
}

// What is no answer to the question may still be an entry in words, and then the rules judge it.
void PlayTable::take_entry(const std::string& line, const std::string& confusion) {
    if (const auto json = entry_json(session_.table().board, line)) return enter_json(*json);
    console_.out << say("{trouble} Nothing was entered; help lists the commands.", arg("trouble", confusion)) << '\n';
}

void PlayTable::enter(const byzantium::Entry& entry) {
    const auto entered = session_.submit(session_.state(), entry);
    if (!entered) {
        // The state is always the present one here, so a rejection is a refusal.
        const auto& refusal = std::get<byzantium::Refusal>(entered.error());
        console_.out << present::wrapped(words::refusal(session_.table().board, refusal), screen);
        return;
    }
    keeper_.changed(session_, console_);
    console_.out << '\n';
    tell(session_.journal().cursor() - 1);
    after_change();
    if (is_over(session_)) {
        console_.out << '\n' << words::score_text(names_, session_.position(), byzantium::text::vp_ledger(session_));
    }
}

void PlayTable::after_change() {
    menu_.reset();
    const auto legal = session_.legal();
    if (!legal.empty()) menu_.emplace(names_, session_.table(), session_.position(), legal);
}

void PlayTable::tell(std::size_t entry) const {
    const auto& journal = session_.journal();
    const auto told =
        words::story(names_, journal.position_at(entry), journal.record(entry).entry, session_.effects(entry));
    console_.out << present::wrapped(std::to_string(entry + 1) + ". " + told.headline, screen);
    for (const std::string& line : told.lines) console_.out << present::wrapped(line, screen, "   ");
}

}  // namespace byzantium::prompt
