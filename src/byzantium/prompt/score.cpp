// SPDX-License-Identifier: MIT
// `score`: now, with the final scoring, and by source.
#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/accounts/score_text.h"
#include "cli/line/console.h"

namespace byzantium::prompt {

using namespace cli;

int execute(const ScoreOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    console.out << words::score_text(open.names, open.session.position(), byzantium::text::vp_ledger(open.session));
    return open.status;
}

}  // namespace byzantium::prompt
