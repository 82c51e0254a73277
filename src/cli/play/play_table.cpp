// SPDX-License-Identifier: MIT
#include "cli/play/play_table.h"

#include "cli/line/words.h"
#include "present/language/columns.h"
#include "values/overloaded.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace cli {

PlayTable::PlayTable(const Game& game, std::unique_ptr<OpenSession> session, Keeper keeper, present::RuleTexts rules,
                     Prompt& prompt, const Console& console)
    : session_{std::move(session)},
      keeper_{std::move(keeper)},
      rules_{std::move(rules)},
      own_words_{game.own_words()},
      help_{game.play_help()},
      prompt_{prompt},
      console_{console},
      asking_{session_->ask()} {}

void PlayTable::seat(const ProgramSeats& programs) { programs_ = session_->programs(programs); }

void PlayTable::run() {
    while (!leaving_) {
        let_programs_decide();
        ask();
        const auto line = prompt_.ask("> ");
        if (!line) {
            console_.out << '\n';
            break;
        }
        if (!line->empty()) take_line(*line);
    }
    keeper_.leave(*session_, console_);
}

// Their moves are told like all others: hands move the cubes.
void PlayTable::let_programs_decide() {
    while (programs_ && programs_->must_decide()) {
        const auto answered = programs_->decide();
        tell_answered(answered);
        if (std::holds_alternative<NotEntered>(answered)) return;
    }
}

// What the table waits for is said once; the questions that lead to the answer stand alone.
void PlayTable::ask() const {
    console_.out << '\n';
    if (asking_->is_first()) ask_first();
    console_.out << asking_->text();
}

void PlayTable::ask_first() const {
    console_.out << present::wrapped(session_->question(), screen);
    if (session_->is_over())
        console_.out << "  " << translated("You can still use undo, correct, await, score, show, save, quit.") << '\n';
    else if (!asking_->can_be_answered())
        console_.out
            << "  "
            << translated("Nothing can be answered after that correction: give somebody the action with await PLAYER.")
            << '\n';
    else
        console_.out << asking_->remark();
}

void PlayTable::take_line(const std::string& line) {
    const Words words = words_of(line);
    const std::string first = lower(words.front());
    const auto command =
        std::find_if(commands().begin(), commands().end(), [&](const Command& known) { return known.name == first; });
    if (command != commands().end()) return (this->*command->carry_out)(words, line);
    const auto own =
        std::find_if(own_words_.begin(), own_words_.end(), [&](const OwnWord& known) { return known.name == first; });
    if (own != own_words_.end()) return static_cast<void>(console_.out << '\n' << own->text(*session_));
    if (!asking_->can_be_answered())
        return static_cast<void>(console_.out << translated("That is not a command; help lists them.") << '\n');
    const auto answered = asking_->answer(words);
    if (const auto* confused = std::get_if<Confused>(&answered)) return take_entry(line, confused->why);
    tell_answered(answered);
}

// What is no answer to the question may still be an entry in words, and then the rules judge it.
void PlayTable::take_entry(const std::string& line, const std::string& confusion) {
    const auto answered = asking_->enter(line);
    if (!std::holds_alternative<Confused>(answered)) return tell_answered(answered);
    console_.out << say("{trouble} Nothing was entered; help lists the commands.", arg("trouble", confusion)) << '\n';
}

void PlayTable::tell_answered(const Answered& answered) {
    std::visit(
        values::overloaded{
            [&](const Entered& made) { entered(made.entries); }, [](const StillAsked&) {}, [](const Confused&) {},
            [&](const NotEntered& refused_entry) { console_.out << present::wrapped(refused_entry.why, screen); }},
        answered);
}

// The last so many entries are new.
void PlayTable::entered(std::size_t entries) {
    keeper_.changed(*session_, console_);
    console_.out << '\n';
    for (std::size_t number = looks().cursor() - entries + 1; number <= looks().cursor(); ++number) tell(number);
    asking_->ask();
    if (session_->is_over()) console_.out << '\n' << session_->score_text();
}

void PlayTable::tell(std::size_t number) const {
    console_.out << present::wrapped(std::to_string(number) + ". " + looks().headline(number), screen);
    for (const auto& line : looks().told(number)) console_.out << present::wrapped(line.text, screen, "   ");
}

}  // namespace cli
