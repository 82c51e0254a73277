// SPDX-License-Identifier: MIT
// `legal`: every legal entry, numbered, with its cost and its rule.
#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/entries/choices.h"
#include "byzantium/words/entries/questions.h"
#include "cli/line/words.h"
#include "present/language/columns.h"

#include <string>
#include <vector>

namespace byzantium::prompt {

using namespace cli;

namespace {

std::string table_of_choices(const OpenJournal& open) {
    using present::Align;
    present::Columns columns{{Align::right, Align::left, Align::left, Align::left, Align::left}, ""};
    columns.row({"", translated("Rule"), translated("Decision"), translated("Cost"), translated("VP")});
    std::size_t number = 0;
    for (const auto& decision : open.session.legal()) {
        const auto choice = words::choice(open.names, open.session.table(), open.session.position(), decision);
        columns.row({std::to_string(++number), byzantium::to_text(choice.rule), choice.sentence, choice.cost.brief,
                     choice.gain.brief});
    }
    return number == 0 ? std::string{} : columns.text();
}

}  // namespace

int execute(const LegalOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    console.out << words::question(open.names, open.session.position()) << '\n' << table_of_choices(open);
    return open.status;
}

}  // namespace byzantium::prompt
