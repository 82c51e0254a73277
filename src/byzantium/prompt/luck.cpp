// SPDX-License-Identifier: MIT
// `luck`: what the dice gave and took in each attack of the game, and what the decisions did.
#include "byzantium/odds/luck.h"

#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/rules/entry.h"
#include "byzantium/text/luck.h"
#include "byzantium/words/chances/luck_text.h"
#include "cli/line/console.h"

#include <vector>

namespace byzantium::prompt {

using namespace cli;

int execute(const LuckOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.moment.journal, console);
    if (!position_at(open, options.moment.at, console)) return unusable;
    const auto& journal = open.session.journal();
    std::vector<byzantium::Entry> entries;
    for (std::size_t i = 0; i < options.moment.at.value_or(journal.size()); ++i)
        entries.push_back(journal.record(i).entry);
    const auto& table = open.session.table();
    const auto report = byzantium::odds::luck(table, journal.position_at(0), entries);
    console.out << (options.moment.form == Form::json ? byzantium::text::write_luck(table.board, report) + '\n'
                                                      : words::luck_text(open.names, report));
    return open.status;
}

}  // namespace byzantium::prompt
