// SPDX-License-Identifier: MIT
// `why`: which rule stands against an entry.
#include "byzantium/prompt/why.h"

#include "byzantium/prompt/entry_words.h"
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/text/entry.h"
#include "byzantium/words/entries/choices.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/entries/refusals.h"
#include "cli/line/words.h"
#include "present/language/columns.h"

#include <variant>

namespace byzantium::prompt {

using namespace cli;

namespace {

Reason not_an_entry(const present::RuleTexts& rules, const std::string& sentence) {
    return {present::wrapped(say("Not an entry. {trouble}", arg("trouble", sentence)), screen) + '\n' +
                present::rule_paragraph(rules, byzantium::to_text(byzantium::RuleId::format), screen),
            refused};
}

Reason allowed(const byzantium::text::Session& session, const words::Names& names, const present::RuleTexts& rules,
               const byzantium::Entry& entry) {
    std::string text = present::wrapped(
        say("Allowed: {entry}", arg("entry", words::headline(names, session.position(), entry))), screen);
    if (const auto* decision = std::get_if<byzantium::Decision>(&entry)) {
        text += '\n' + present::rule_paragraph(rules, byzantium::to_text(words::rule_of(session.position(), *decision)),
                                               screen);
    }
    return {text, done};
}

}  // namespace

Reason why(const byzantium::text::Session& session, const words::Names& names, const present::RuleTexts& rules,
           const std::string& entry) {
    const auto& board = session.table().board;
    const auto json = entry_json(board, entry);
    if (!json)
        return {std::string{translated("These words are no entry. Entries in words are:")} + '\n' + entry_words_help(),
                refused};
    const auto read = byzantium::text::read_entry(board, byzantium::text::Seats{session.position()}, *json);
    if (!read) return not_an_entry(rules, say(read.error().sentence));
    const auto verdict = session.journal().would(*read);
    if (verdict) return allowed(session, names, rules, *read);
    if (std::holds_alternative<byzantium::Over>(session.position().awaits) &&
        rule(verdict.error()) == byzantium::RuleId::awaits)
        return {std::string{translated("The game is over.")} + '\n', refused};
    return {words::refusal_at_length(board, rules, verdict.error(), screen), refused};
}

}  // namespace byzantium::prompt
