// SPDX-License-Identifier: MIT
// `score`: now, with the final scoring, and by source.
#include "cli/commands.h"
#include "cli/journal_file.h"
#include "present/score_text.h"
#include "session/summary.h"

namespace cli {

int execute(const ScoreOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    console.out << present::score_text(open.names, open.session.position(), session::vp_ledger(open.session));
    return open.status;
}

}  // namespace cli
