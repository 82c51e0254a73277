// SPDX-License-Identifier: MIT
// `forecast`: income and maintenance if the turn ended now.
#include "cli/commands.h"
#include "cli/journal_file.h"
#include "present/forecast_text.h"

namespace cli {

int execute(const ForecastOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    console.out << present::forecast_text(open.names, open.session.table(), open.session.position());
    return open.status;
}

}  // namespace cli
