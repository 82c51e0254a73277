// SPDX-License-Identifier: MIT
// `audit`: the 42 cubes by place.
#include "cli/commands.h"
#include "cli/journal_file.h"
#include "present/audit_text.h"

namespace cli {

int execute(const AuditOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    console.out << present::audit_text(open.names, open.session.table().board, open.session.position());
    return open.status;
}

}  // namespace cli
