// SPDX-License-Identifier: MIT
// `divide`: how many sequences of entries begin with each entry.
#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/session.h"
#include "cli/line/words.h"
#include "session/tree_count.h"

#include <cstdint>

namespace byzantium::prompt {

using namespace cli;

int execute(const DivideOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    std::uint64_t all = 0;
    for (const auto& branch :
         session::divide<byzantium::text::Game>(open.session.table(), open.session.position(), options.depth)) {
        console.out << byzantium::text::write_entry(open.session.table().board, branch.entry) << "  "
                    << branch.sequences << '\n';
        all += branch.sequences;
    }
    console.out << translated("all") << "  " << all << '\n';
    return open.status;
}

}  // namespace byzantium::prompt
