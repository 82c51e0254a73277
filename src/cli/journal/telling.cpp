// SPDX-License-Identifier: MIT
// `tour`: a whole game told turn by turn.
#include "cli/execute.h"
#include "cli/journal/journal_in.h"
#include "cli/line/words.h"
#include "present/language/columns.h"

#include <string>

namespace cli {

namespace {

class Telling {
public:
    Telling(const OpenSession& open, const TourOptions& options, const Console& console)
        : open_{open}, options_{options}, console_{console} {}

    void run() {
        heading(0);
        console_.out << open_.start_text() << '\n';
        const std::size_t entries = open_.table().looks().size();
        for (std::size_t number = 1; number <= entries; ++number) {
            tell(number);
            if (open_.turn_name(number) != open_.turn_name(number - 1)) end_turn(number);
        }
        console_.out << '\n' << open_.table_text(entries) << '\n' << open_.score_text();
    }

private:
    void tell(std::size_t number) {
        const auto& looks = open_.table().looks();
        console_.out << present::padded(std::to_string(number), 4, present::Align::right) << "  "
                     << looks.headline(number) << '\n';
        for (const auto& line : looks.told(number)) console_.out << present::wrapped(line.text, screen, "        ");
    }

    void end_turn(std::size_t entries) {
        console_.out << '\n' << open_.table_text(entries);
        pause();
        heading(entries);
    }

    void heading(std::size_t entries) {
        const std::string text = open_.turn_name(entries);
        console_.out << '\n' << text << '\n' << std::string(present::width(text), '=') << "\n\n";
    }

    void pause() {
        if (!options_.wait) return;
        console_.out << '\n' << translated("Press Enter to go on.") << ' ' << std::flush;
        std::string ignored;
        std::getline(console_.in, ignored);
    }

    const OpenSession& open_;
    const TourOptions& options_;
    const Console& console_;
};

}  // namespace

int execute(const TourOptions& options, const Games& games, const Console& console) {
    const JournalOpen open = open_journal(options.journal, games, console);
    Telling{*open.session, options, console}.run();
    return open.status;
}

}  // namespace cli
