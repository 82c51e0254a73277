// SPDX-License-Identifier: MIT
// `forecast`: income and maintenance if the turn ended now.
#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/words/accounts/forecast_text.h"
#include "cli/line/console.h"

namespace byzantium::prompt {

using namespace cli;

int execute(const ForecastOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    console.out << words::forecast_text(open.names, open.session.table(), open.session.position());
    return open.status;
}

}  // namespace byzantium::prompt
