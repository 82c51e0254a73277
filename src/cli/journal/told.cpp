// SPDX-License-Identifier: MIT
// `show`, `legal`, `why`, `score`, `audit`, `divide`: one question each about a journal.
#include "cli/execute.h"
#include "cli/journal/journal_in.h"
#include "cli/line/words.h"

#include <cstdint>

namespace cli {

int execute(const ShowOptions& options, const Games& games, const Console& console) {
    const JournalOpen open = open_journal(options.journal, games, console);
    const std::size_t entries = options.at.value_or(open.session->table().looks().size());
    if (!has_entries(*open.session, entries, console)) return unusable;
    console.out << open.session->table_text(entries);
    return open.status;
}

int execute(const LegalOptions& options, const Games& games, const Console& console) {
    const JournalOpen open = open_journal(options.journal, games, console);
    console.out << open.session->choices_text();
    return open.status;
}

int execute(const WhyOptions& options, const Games& games, const Console& console) {
    const JournalOpen open = open_journal(options.journal, games, console);
    const Reason reason = open.session->why(rule_texts(open.game, console), options.entry);
    console.out << reason.text;
    return open.status == done ? reason.status : open.status;
}

int execute(const ScoreOptions& options, const Games& games, const Console& console) {
    const JournalOpen open = open_journal(options.journal, games, console);
    console.out << open.session->score_text();
    return open.status;
}

int execute(const AuditOptions& options, const Games& games, const Console& console) {
    const JournalOpen open = open_journal(options.journal, games, console);
    console.out << open.session->audit_text();
    return open.status;
}

int execute(const DivideOptions& options, const Games& games, const Console& console) {
    const JournalOpen open = open_journal(options.journal, games, console);
    std::uint64_t all = 0;
    for (const Ways& ways : open.session->divide(options.depth)) {
        console.out << ways.entry << "  " << ways.sequences << '\n';
        all += ways.sequences;
    }
    console.out << translated("total") << "  " << all << '\n';
    return open.status;
}

}  // namespace cli
