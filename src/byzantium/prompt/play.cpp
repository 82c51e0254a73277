// SPDX-License-Identifier: MIT
// `play`: a game recorded at a prompt.
#include "byzantium/prompt/commands.h"
#include "byzantium/prompt/journal_file.h"
#include "byzantium/prompt/keeper.h"
#include "byzantium/prompt/new_game.h"
#include "byzantium/prompt/play_table.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/text/session.h"
#include "cli/line/words.h"
#include "session/dice.h"
#include "session/files.h"
#include "session/resources.h"
#include "store/held_file.h"

#include <filesystem>
#include <sstream>
#include <system_error>
#include <utility>

namespace byzantium::prompt {

using namespace cli;

namespace {

namespace fs = std::filesystem;

session::DiceSource dice_for(const PlayOptions& options) {
    return options.seed ? session::DiceSource::from_seed(*options.seed) : session::DiceSource::from_system();
}

int play_on(byzantium::text::Session session, Keeper keeper, Prompt& prompt, const Console& console) {
    PlayTable table{std::move(session), std::move(keeper), rule_texts(console), prompt, console};
    console.out << translated("help lists what can be said.") << '\n';
    table.run();
    return done;
}

// What a damaged journal holds behind its first bad line would be lost with the next entry: a copy keeps it.
void keep_the_rest(const byzantium::text::Opened& opened, const fs::path& file, const Console& console) {
    if (!opened.trouble) return;
    console.out << trouble_words(opened, file.string());
    console.out << say("The game goes on from there; the file as it was is kept as {copy}.",
                       arg("copy", copy_aside(file).string()))
                << '\n';
}

int resume(const fs::path& file, const byzantium::text::Boards& boards, session::DiceSource dice, Prompt& prompt,
           const Console& console) {
    store::HeldFile held = session::hold_file(file);
    std::istringstream in{held.bytes()};
    byzantium::text::Opened opened = byzantium::text::open_journal(in, file.string(), boards, dice);
    keep_the_rest(opened, file, console);
    const auto entries = opened.session.journal().size();
    console.out << say_counted(static_cast<int>(entries), "{file}: {n} entry so far.", "{file}: {n} entries so far.",
                               arg("file", file.string()))
                << ' ';
    return play_on(std::move(opened.session), Keeper{std::move(held)}, prompt, console);
}

int begin(const std::optional<std::string>& file, const byzantium::text::Boards& boards, session::DiceSource dice,
          Prompt& prompt, const Console& console) {
    const auto header = ask_new_game(prompt, console, boards.board(boards.usual_id()), dice);
    if (!header) {
        console.out << '\n' << translated("No game was begun.") << '\n';
        return done;
    }
    byzantium::text::Session session = byzantium::text::new_session(*header, boards, dice);
    Keeper keeper;
    if (file) keeper.save_as({*file}, session);
    return play_on(std::move(session), std::move(keeper), prompt, console);
}

}  // namespace

int execute(const PlayOptions& options, const Console& console) {
    const byzantium::text::Boards boards = boards_for(options.board);
    Prompt prompt{console};
    if (options.file == "-")
        throw session::FileError{{marked("play reads answers from standard input: name a file for the journal.")}};
    std::error_code ignored;
    if (options.file && fs::exists(*options.file, ignored)) {
        return resume(*options.file, boards, dice_for(options), prompt, console);
    }
    return begin(options.file, boards, dice_for(options), prompt, console);
}

}  // namespace byzantium::prompt
