// SPDX-License-Identifier: MIT
// `score`: now, with the final scoring, and by source.
#include "byzantium/text/summing.h"
#include "cli/commands.h"
#include "cli/journal_file.h"
#include "present/score_text.h"

namespace cli {

int execute(const ScoreOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    console.out << present::score_text(open.names, open.session.position(), byzantium::text::vp_ledger(open.session));
    return open.status;
}

}  // namespace cli
