// SPDX-License-Identifier: MIT
// `audit`: the 42 cubes by place.
#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/words/table/audit_text.h"
#include "cli/line/console.h"

namespace byzantium::prompt {

using namespace cli;

int execute(const AuditOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    console.out << words::audit_text(open.names, open.session.table().board, open.session.position());
    return open.status;
}

}  // namespace byzantium::prompt
