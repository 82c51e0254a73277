// SPDX-License-Identifier: MIT
// `play`: a game recorded at a prompt.
#include "cli/execute.h"
#include "cli/journal/journal_in.h"
#include "cli/line/words.h"
#include "cli/play/keeper.h"
#include "cli/play/play_table.h"
#include "cli/play/program_wish.h"
#include "cli/program.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "session/files.h"
#include "store/held_file.h"

#include <filesystem>
#include <memory>
#include <sstream>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>

namespace cli {

namespace {

namespace fs = std::filesystem;

bool is_session_number(const std::string& file) {
    return !file.empty() && file.find_first_not_of("0123456789") == std::string::npos;
}

session::DiceSource dice_for(const PlayOptions& options) {
    return options.seed ? session::DiceSource::from_seed(*options.seed) : session::DiceSource::from_system();
}

int play_on(const Game& game, const PlayOptions& options, std::unique_ptr<OpenSession> session, Keeper keeper,
            Prompt& prompt, const Console& console) {
    PlayTable table{game, std::move(session), std::move(keeper), rule_texts(game, console), prompt, console};
    if (!options.programs.empty()) table.seat({options.programs, {options.trials, options.seed.value_or(1)}});
    console.out << translated("help lists the commands.") << '\n';
    table.run();
    return done;
}

// What a damaged journal holds behind its first bad line would be lost with the next entry: a copy keeps it.
void keep_the_rest(const OpenedJournal& opened, const fs::path& file, const Console& console) {
    if (!opened.trouble) return;
    console.out << *opened.trouble;
    console.out << say("The game continues from there; the original file is kept as {copy}.",
                       arg("copy", copy_aside(file).string()))
                << '\n';
}

int resume(const PlayOptions& options, const Games& games, Prompt& prompt, const Console& console) {
    const fs::path file = *options.file;
    store::HeldFile held = session::hold_file(file);
    const std::string bytes{held.bytes()};
    const Game& game = expect_game(games, std::string_view{bytes}.substr(0, bytes.find('\n')), file.string());
    std::istringstream in{bytes};
    auto opened = game.open_journal(in, file.string(), options.board, dice_for(options));
    keep_the_rest(opened, file, console);
    const auto entries = opened.session->table().looks().size();
    console.out << say_counted(static_cast<int>(entries), "{file}: {n} entry so far.", "{file}: {n} entries so far.",
                               arg("file", file.string()))
                << ' ';
    return play_on(game, options, std::move(opened.session), Keeper{std::move(held)}, prompt, console);
}

int begin(const PlayOptions& options, const Games& games, Prompt& prompt, const Console& console) {
    const Game& game = options.game ? *games.find(*options.game) : games.whose_board(options.board);
    auto session = game.begin_at_prompt(prompt, console, options.board, dice_for(options));
    if (!session) {
        console.out << '\n' << translated("No game was begun.") << '\n';
        return done;
    }
    Keeper keeper;
    if (options.file) keeper.save_as({*options.file}, *session);
    return play_on(game, options, std::move(session), std::move(keeper), prompt, console);
}

}  // namespace

int execute(const PlayOptions& options, const Games& games, const Console& console) {
    Prompt prompt{console};
    for (const std::string& wish : options.programs) seat_wished(wish);  // before anybody is asked for names
    if (options.file == "-")
        throw session::FileError{{marked("play reads answers from standard input: name a file for the journal.")}};
    std::error_code ignored;
    if (options.file && fs::exists(*options.file, ignored)) return resume(options, games, prompt, console);
    if (options.file && is_session_number(*options.file))
        throw session::FileError{{marked("play records a game in a file, and {n} is the number of a session. Continue "
                                         "session {n} in the window; for a new game, name a file, such as "
                                         "game.jsonl."),
                                  {{"n", *options.file}}}};
    return begin(options, games, prompt, console);
}

}  // namespace cli
