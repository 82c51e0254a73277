// SPDX-License-Identifier: MIT
// `tour`: a whole game told turn by turn, one that was played, or one that programs play meanwhile.
#include "cli/execute.h"
#include "cli/journal/journal_in.h"
#include "cli/line/words.h"
#include "cli/play/programs.h"
#include "cli/program.h"
#include "present/language/columns.h"
#include "session/dice.h"
#include "session/files.h"
#include "wording/failure.h"

#include <cstddef>
#include <memory>
#include <ostream>
#include <stdexcept>
#include <string>

namespace cli {

namespace {

class Telling {
public:
    Telling(const OpenSession& open, const TourOptions& options, const Console& console)
        : open_{open}, options_{options}, console_{console} {}

    void begin() {
        heading(0);
        console_.out << open_.start_text() << '\n';
    }
    // The entries that have not been told yet.
    void go_on() {
        while (told_ < open_.table().looks().size()) {
            tell(++told_);
            if (open_.turn_name(told_) != open_.turn_name(told_ - 1)) end_turn(told_);
        }
        console_.out << std::flush;
    }
    void end() { console_.out << '\n' << open_.table_text(told_) << '\n' << open_.score_text(); }

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
    std::size_t told_ = 0;
};

// Dice are rolled as if somebody said so at the prompt.
void play_on(OpenSession& open, Programs& programs) {
    if (programs.must_decide()) {
        programs.decide();
        return;
    }
    open.ask()->answer({"roll"});
}

std::unique_ptr<OpenSession> begun(const TourOptions& options, const Game& game) {
    auto dice = options.seed ? session::DiceSource::from_seed(*options.seed) : session::DiceSource::from_system();
    return game.begin_for_programs(*options.programs, options.journal.board, dice);
}

int watch_programs(const TourOptions& options, const Game& game, const Console& console) {
    const auto open = begun(options, game);
    ProgramSeats wished{{}, {options.trials, options.seed.value_or(1)}};
    for (const auto& player : open->table().looks().players()) wished.seats.push_back(player.key + "=program");
    const auto programs = open->programs(wished);
    Telling telling{*open, options, console};
    telling.begin();
    for (std::size_t before = 0; !open->is_over(); before = open->table().looks().size()) {
        play_on(*open, *programs);
        if (open->table().looks().size() == before) throw std::logic_error{"programs do not go on"};
        telling.go_on();
    }
    telling.end();
    if (options.output)
        session::put_file({*options.output, options.if_there}, [&](std::ostream& out) { open->write_journal(out); });
    return done;
}

}  // namespace

int execute(const TourOptions& options, const Games& games, const Console& console) {
    if (options.programs) return watch_programs(options, games.whose_board(options.journal.board), console);
    if (options.journal.file.empty())
        throw wording::Failure{
            {marked("tour: name a journal, or the number of programs that play, for example: logothete-cli tour "
                    "game.jsonl, or logothete-cli tour --programs 3")}};
    const JournalOpen open = open_journal(options.journal, games, console);
    Telling telling{*open.session, options, console};
    telling.begin();
    telling.go_on();
    telling.end();
    return open.status;
}

}  // namespace cli
