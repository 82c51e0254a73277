// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/refusals.h"

#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

namespace {

std::string sentence_of(const byzantium::Board& board, const byzantium::Refusal& refusal) {
    return say(sentence(refusal),
               arg("city", refusal.city ? plain(board[*refusal.city].name, longest_city) : std::string{}),
               arg("cube", refusal.cube ? source(*refusal.cube) : std::string{}),
               arg("box", refusal.box ? word(*refusal.box) : std::string{}), arg("need", refusal.need),
               arg("have", refusal.have));
}

}  // namespace

std::string refusal(const byzantium::Board& board, const byzantium::Refusal& refusal) {
    if (is_rule_id(byzantium::to_text(rule(refusal))))
        return say("Not allowed, {rule}: {sentence}", arg("rule", byzantium::to_text(rule(refusal))),
                   arg("sentence", sentence_of(board, refusal)));
    return say("Not allowed. {sentence}", arg("sentence", sentence_of(board, refusal)));
}

std::string refusal_at_length(const byzantium::Board& board, const RuleTexts& texts, const byzantium::Refusal& refusal,
                              std::size_t columns) {
    return wrapped(say("Not allowed. {sentence}", arg("sentence", sentence_of(board, refusal))), columns) + '\n' +
           rule_paragraph(texts, to_text(rule(refusal)), columns);
}

}  // namespace byzantium::words
