// SPDX-License-Identifier: MIT
#include "eko/words/refusals.h"

#include "eko/rules/ids.h"
#include "eko/words/names.h"
#include "present/language/columns.h"
#include "present/language/words.h"

namespace eko::words {

using namespace present;

namespace {

std::string sentence_of(const Board& board, const Refusal& refusal) {
    return say(sentence(refusal), arg("field", refusal.field ? field_name(board[*refusal.field].at) : std::string{}),
               arg("need", refusal.need), arg("have", refusal.have));
}

}  // namespace

std::string refusal(const Board& board, const Refusal& refusal) {
    if (is_rule_id(to_text(rule(refusal))))
        return say("Not allowed, {rule}: {sentence}", arg("rule", to_text(rule(refusal))),
                   arg("sentence", sentence_of(board, refusal)));
    return say("Not allowed. {sentence}", arg("sentence", sentence_of(board, refusal)));
}

std::string refusal_at_length(const Board& board, const RuleTexts& texts, const Refusal& refusal, std::size_t columns) {
    return wrapped(say("Not allowed. {sentence}", arg("sentence", sentence_of(board, refusal))), columns) + '\n' +
           rule_paragraph(texts, to_text(rule(refusal)), columns);
}

}  // namespace eko::words
