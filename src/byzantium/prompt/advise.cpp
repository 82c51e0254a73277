// SPDX-License-Identifier: MIT
// `advise`: the odds of what is asked now, and counsel on it.
#include "byzantium/counsel/thinking.h"
#include "byzantium/odds/adviser.h"
#include "byzantium/odds/outlook.h"
#include "byzantium/odds/threats.h"
#include "byzantium/prompt/given_numbers.h"
#include "byzantium/prompt/own_commands.h"
#include "byzantium/prompt/program.h"
#include "byzantium/prompt/speaker.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/advice.h"
#include "byzantium/text/counsel.h"
#include "byzantium/words/chances/advice_text.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/chances/threats_text.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/table/names.h"
#include "cli/line/argument_faults.h"
#include "cli/line/commands.h"
#include "cli/line/words.h"
#include "cli/open_session_of.h"
#include "present/language/columns.h"
#include "wording/failure.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdint>
#include <string>
#include <vector>

namespace byzantium::prompt {

using namespace cli;

namespace {

constexpr int most_trials = 100'000;
constexpr int most_seconds = 3'600;
constexpr int trials_between_looks_at_the_clock = 8;

// What the odds know of it: exact, and needing no weights.
class Exactly {
public:
    Exactly(const words::OpenTable& open, const Position& now, Form form)
        : names_{open.teller().names()}, table_{open.session().table()}, now_{now}, form_{form} {}

    std::string text() const {
        if (const auto losses = byzantium::odds::loss_advice(table_, now_); !losses.empty())
            return json() ? byzantium::text::write_loss_advice(table_.board, now_, losses) + '\n'
                          : words::loss_advice_text(names_, now_, losses);
        if (const auto answers = byzantium::odds::defence_advice(table_, now_); !answers.empty())
            return json() ? byzantium::text::write_defence_advice(table_.board, now_, answers) + '\n'
                          : words::defence_advice_text(names_, now_, answers);
        if (const auto p = byzantium::odds::chance_to_capture(table_, now_))
            return json() ? byzantium::text::write_under_way(table_.board, now_, *p) + '\n'
                          : words::under_way_text(names_, now_, *p);
        return attacks();
    }

private:
    bool json() const { return form_ == Form::json; }

    std::string attacks() const {
        auto list = attacks_now();
        words::best_first(list);
        if (json()) return byzantium::text::write_attacks(table_.board, now_, list) + '\n';
        const auto asked = present::wrapped(words::question(names_, now_), screen);
        if (!chooses_attack())
            return asked + translated("No attack is chosen or under way, so there is nothing to calculate.") + '\n';
        return asked + words::threats_text(names_, table_, now_, *awaited_player(now_.awaits), list);
    }

    bool chooses_attack() const {
        return std::holds_alternative<AwaitAction>(now_.awaits) || std::holds_alternative<AwaitMarch>(now_.awaits);
    }

    // Of the army on the march alone, if one is.
    std::vector<byzantium::odds::Threat> attacks_now() const {
        if (!chooses_attack()) return {};
        auto list = byzantium::odds::threats(table_, now_, *awaited_player(now_.awaits));
        const auto* march = std::get_if<AwaitMarch>(&now_.awaits);
        if (!march) return list;
        const auto other = [&](const byzantium::odds::Threat& threat) {
            const auto* marching = std::get_if<byzantium::odds::Marching>(&threat.advance);
            return !marching || marching->army.side != march->side;
        };
        list.erase(std::remove_if(list.begin(), list.end(), other), list.end());
        return list;
    }

    const words::Names& names_;
    const Table& table_;
    const Position& now_;
    Form form_;
};

std::vector<counsel::Choice> thought_through(const counsel::Weights& weights, const Table& table, const Position& now,
                                             const Given& given) {
    const auto seed = number_of<std::uint64_t>(given, "--seed", 1);
    if (!given.options.contains("--time"))
        return choices_of(weights, table, now, {number_of(given, "--trials", usual_trials), seed});
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::seconds{number_of(given, "--time", 0)};
    counsel::Thinking thinking{weights, table, now, seed, counsel::Strength::strong};
    while (!thinking.settled() && Clock::now() < end) thinking.run(trials_between_looks_at_the_clock);
    return thinking.choices();
}

std::string counsel_on(const words::OpenTable& open, const Position& now, const Given& given) {
    const counsel::Weights known = weights();
    const Table& table = open.session().table();
    const auto choices = thought_through(known, table, now, given);
    const auto told = chances_told(known, table, now, number_of(given, "--trials", usual_trials));
    if (given.form == Form::json) return byzantium::text::write_counsel(table.board, now, choices, told) + '\n';
    const auto& names = open.teller().names();
    const auto sentence = present::wrapped(words::chances_sentence(names, now, told), screen);
    return '\n' + sentence + (choices.empty() ? std::string{} : words::counsel_text(names, table, now, choices));
}

// Without weights people get the odds, and a sentence; programs asked for counsel alone.
int answer_advise(const words::OpenTable& open, std::size_t entries, const Given& given, const Console& console) {
    if (given.options.contains("--time") && given.options.contains("--trials"))
        throw wording::Failure{{marked("advise takes --time or --trials, not both.")}};
    const Position& now = open.session().journal().position_at(entries);
    const bool exact = given.flags.contains("--exact");
    if (exact || given.form == Form::text) console.out << Exactly{open, now, given.form}.text();
    if (exact) return done;
    try {
        console.out << counsel_on(open, now, given);
    } catch (const wording::Failure& failure) {
        if (given.form == Form::json) throw;
        console.err << present::wrapped(say(failure.sentence), screen);
    }
    return done;
}

std::string unless_seed(const std::string& text) {
    std::uint64_t number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_one = error == std::errc{} && end == text.data() + text.size();
    return is_one ? std::string{} : say("must be a whole number, not {text}", arg("text", text));
}

}  // namespace

OwnCommand advise_command() {
    return {
        "advise",
        translated("Advise on the decision that is due."),
        translated("First the exact odds: if losses, a defence or a levy are due, the value of each answer; during\n"
                   "an attack, its chance; if an action is due, every possible attack, best first. Then counsel:\n"
                   "everybody's chance to win, if it can be estimated, and the three best decisions, each with its\n"
                   "reasons. The same position, seed and number of trials give the same counsel. With --json,\n"
                   "counsel alone, as replay --advise writes it; with --exact, the odds alone.\n"),
        "logothete-cli advise game.jsonl\n  logothete-cli advise game.jsonl --json --trials 400 --seed 7\n"
        "  logothete-cli advise game.jsonl --time 10",
        of_position<Speaker>(answer_advise),
        {},
        {{"--seed", "N", translated("the same N gives the same counsel (default: 1)"), unless_seed},
         {"--time", "S", translated("think for this many seconds"),
          [](const std::string& text) { return unless_whole_number(text, 0, most_seconds); }},
         {"--trials", "N", translated("play this many trials (default: 200); 0: the evaluation alone"),
          [](const std::string& text) { return unless_whole_number(text, 0, most_trials); }}},
        {},
        {{"--exact", translated("only the odds, without counsel")}}};
}

}  // namespace byzantium::prompt
