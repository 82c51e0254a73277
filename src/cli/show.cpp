// SPDX-License-Identifier: MIT
// `show`: the table as text.
#include "cli/commands.h"
#include "cli/journal_file.h"
#include "present/table_text.h"

namespace cli {

int execute(const ShowOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    const auto now = position_at(open, options.at, console);
    if (!now) return unusable;
    console.out << present::table_text(open.names, open.session.table(), *now);
    return open.status;
}

}  // namespace cli
