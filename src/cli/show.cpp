// SPDX-License-Identifier: MIT
// `show`: the table as text.
#include "cli/commands.h"
#include "cli/journal_file.h"
#include "present/table_text.h"

namespace cli {

int execute(const ShowOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    const auto& journal = open.session.journal();
    const std::size_t at = options.at.value_or(journal.size());
    if (at > journal.size()) {
        console.err << "The journal has " << journal.size() << " entries: --at takes 0 to " << journal.size() << ".\n";
        return unusable;
    }
    console.out << present::table_text(open.names, open.session.table(), journal.position_at(at));
    return open.status;
}

}  // namespace cli
