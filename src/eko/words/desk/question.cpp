// SPDX-License-Identifier: MIT
#include "eko/words/desk/question.h"

#include "eko/rules/awaits.h"
#include "eko/rules/rules.h"
#include "eko/words/headline.h"
#include "eko/words/places.h"
#include "present/language/words.h"
#include "values/overloaded.h"

#include <string_view>
#include <utility>

namespace eko::words {

using namespace present;

namespace {

constexpr std::string_view stack_letters = "ABCDEFGHIJKLMNOPQR";
constexpr std::size_t first_number_of_stacks = 101;

Choice row_for(const Asked& asked, std::string key, std::string text, const Entry& entry) {
    present::Row row;
    row.key = std::move(key);
    row.text = std::move(text);
    row.rule = rule_of(*asked, entry);
    return {std::move(row), entry};
}

// First that nothing happens, as mostly; then each disc that can change places with the emperor.
Question swap_question(const Asked& asked) {
    Question question{words::question(asked->names, asked->now), {}, {}};
    question.choices.push_back(
        row_for(asked, number_key(0), translated("Leave the emperor in his place"), Decision{Keep{}}));
    std::size_t number = 0;
    for (const Swap& swap : all_of<Swap>(asked->legal)) {
        Choice choice =
            row_for(asked, stack_key(number++),
                    say("With the disc on {field}", arg("field", asked->names.field(swap.to))), Decision{swap});
        choice.row.place = place_of(asked->table.board, swap.to);
        question.choices.push_back(std::move(choice));
    }
    return question;
}

Question march_question(const Asked& asked) {
    Question question{words::question(asked->names, asked->now), {}, {}};
    Choice march = row_for(asked, number_key(0), translated("A forced march: one more action"), Decision{March{}});
    march.row.price = translated("3 discs destroyed");
    question.choices.push_back(std::move(march));
    question.choices.push_back(row_for(asked, number_key(1), translated("No forced march"), Decision{GoOn{}}));
    question.first = 1;
    return question;
}

Question exchange_question(const Asked& asked) {
    Question question{words::question(asked->names, asked->now), {}, {}};
    for (const Exchange& exchange : all_of<Exchange>(asked->legal))
        question.choices.push_back(row_for(
            asked, number_key(question.choices.size()),
            say("The emperor of {player}", arg("player", asked->names.player(exchange.give))), Decision{exchange}));
    return question;
}

}  // namespace

std::string stack_key(std::size_t number) {
    if (number < stack_letters.size()) return {stack_letters[number]};
    return std::to_string(first_number_of_stacks + number - stack_letters.size());
}

std::string number_key(std::size_t number) { return std::to_string(number + 1); }

std::string rule_of(const Asking& asked, const Entry& entry) {
    const auto rules = rules_of(asked.now, entry);
    return rules.empty() ? std::string{} : rules.back();
}

Leads asks(Question question) {
    return NextQuestion{[asked = std::move(question)] { return asked; }};
}

Leads asks_if_needed(Question question) {
    if (question.choices.size() == 1) return question.choices.front().leads;
    return asks(std::move(question));
}

Question first_question(const Asked& asked) {
    return std::visit(values::overloaded{
                          [&](const AwaitSwap&) { return swap_question(asked); },
                          [&](const AwaitAction&) { return action_question(asked); },
                          [&](const AwaitMarch&) { return march_question(asked); },
                          [&](const AwaitExchange&) { return exchange_question(asked); },
                          [&](const AwaitReinforce&) { return reinforce_question(asked); },
                          [](const Over&) { return Question{}; },
                      },
                      asked->now.awaits);
}

}  // namespace eko::words
