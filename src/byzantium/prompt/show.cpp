// SPDX-License-Identifier: MIT
// `show`: the table as text.
#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/words/table/table_text.h"
#include "cli/line/console.h"

namespace byzantium::prompt {

using namespace cli;

int execute(const ShowOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    const auto now = position_at(open, options.at, console);
    if (!now) return unusable;
    console.out << words::table_text(open.names, open.session.table(), *now);
    return open.status;
}

}  // namespace byzantium::prompt
