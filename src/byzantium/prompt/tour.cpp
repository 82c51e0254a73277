// SPDX-License-Identifier: MIT
// `tour`: a whole game told turn by turn.
#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/accounts/score_text.h"
#include "byzantium/words/entries/story.h"
#include "byzantium/words/table/table_text.h"
#include "cli/line/words.h"
#include "present/language/columns.h"

#include <string>

namespace byzantium::prompt {

using namespace cli;

namespace {

class Tour {
public:
    Tour(const OpenJournal& open, const TourOptions& options, const Console& console)
        : open_{open}, options_{options}, console_{console} {}

    void run() {
        const auto& journal = open_.session.journal();
        begin();
        for (std::size_t i = 0; i < journal.size(); ++i) {
            tell(i);
            const byzantium::Position& after = journal.position_at(i + 1);
            if (after.turn != journal.position_at(i).turn) end_turn(after);
        }
        end(journal.position());
    }

private:
    void begin() {
        const byzantium::Position& start = open_.session.journal().position_at(0);
        heading(start.turn);
        console_.out << words::displays_text(open_.names, start) << '\n';
    }

    void tell(std::size_t i) {
        const auto& journal = open_.session.journal();
        const auto told =
            words::story(open_.names, journal.position_at(i), journal.record(i).entry, open_.session.effects(i));
        const std::string number = present::padded(std::to_string(i + 1), 4, present::Align::right);
        console_.out << number << "  " << told.headline << '\n';
        for (const auto& line : told.lines) console_.out << present::wrapped(line, screen, "        ");
    }

    void end_turn(const byzantium::Position& after) {
        console_.out << '\n' << words::table_text(open_.names, open_.session.table(), after);
        pause();
        heading(after.turn);
    }

    void end(const byzantium::Position& last) {
        console_.out << '\n'
                     << words::table_text(open_.names, open_.session.table(), last) << '\n'
                     << words::score_text(open_.names, last, byzantium::text::vp_ledger(open_.session));
    }

    void heading(int turn) {
        const std::string text = say("Turn {turn}", arg("turn", turn));
        console_.out << '\n' << text << '\n' << std::string(present::width(text), '=') << "\n\n";
    }

    void pause() {
        if (!options_.wait) return;
        console_.out << '\n' << translated("Press Enter to go on.") << ' ' << std::flush;
        std::string ignored;
        std::getline(console_.in, ignored);
    }

    const OpenJournal& open_;
    const TourOptions& options_;
    const Console& console_;
};

}  // namespace

int execute(const TourOptions& options, const Console& console) {
    const OpenJournal open = open_journal(options.journal, console);
    Tour{open, options, console}.run();
    return open.status;
}

}  // namespace byzantium::prompt
