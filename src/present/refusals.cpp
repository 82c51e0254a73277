// SPDX-License-Identifier: MIT
#include "present/refusals.h"

#include "present/columns.h"
#include "present/words.h"

namespace present {

std::string refusal(const byzantium::Board& board, const byzantium::Refusal& refusal) {
    return say("Not allowed, {rule}: {sentence}", arg("rule", byzantium::text(rule(refusal))),
               arg("sentence", message(board, refusal)));
}

std::string refusal_at_length(const byzantium::Board& board, const RuleTexts& texts, const byzantium::Refusal& refusal,
                              std::size_t columns) {
    return wrapped(say("Not allowed. {sentence}", arg("sentence", message(board, refusal))), columns) + '\n' +
           rule_paragraph(texts, rule(refusal), columns);
}

}  // namespace present
