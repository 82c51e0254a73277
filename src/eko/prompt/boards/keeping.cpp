// SPDX-License-Identifier: MIT
// `board new`, `set`, `undo`, `remove`: boards of one's own.
#include "cli/line/argument_faults.h"
#include "cli/line/console.h"
#include "cli/line/words.h"
#include "eko/prompt/boards/commands.h"
#include "eko/prompt/boards/own_board.h"
#include "eko/prompt/new_header.h"
#include "eko/text/layout_changes.h"
#include "eko/text/saved_boards.h"
#include "eko/words/board_words.h"

#include <string>
#include <utility>

namespace eko::prompt {

using namespace cli;

namespace {

std::string unless_players(const std::string& text) { return unless_whole_number(text, 2, 4); }
std::string unless_yes_or_no(const std::string& text) { return unless_one_of(text, {"yes", "no"}); }

std::vector<Option> facts() {
    return {{"--title", "TEXT", translated("what the board is called")},
            {"--players", "N", translated("the number of players it is for, 2 to 4"), unless_players},
            {"--mirror", "YES", translated("yes if the tiles interlock the other way round, otherwise no"),
             unless_yes_or_no}};
}

Layout with_facts(Layout layout, const Given& all) {
    if (const auto title = option(all, "--title")) layout.name = *title;
    if (const auto players = option(all, "--players")) layout.players = number_of(*players);
    if (const auto mirror = option(all, "--mirror")) layout.mirror = *mirror == "yes";
    return layout;
}

// A copy of one board, with the tiles of another.
Layout begun(const Given& all) {
    const auto saved = saved_boards();
    Layout layout;
    if (const auto like = option(all, "--like")) {
        layout = saved.find(*like).layout;
        layout.name.clear();
    }
    if (const auto tiles = option(all, "--tiles")) layout.library = saved.find(*tiles).layout.library;
    return with_facts(std::move(layout), all);
}

int begin_board(const Given& all, const Console& console) {
    const std::string id = all.arguments[0];
    const Layout layout = expect_sound(id, text::sound(begun(all)));
    saved_boards().add(text::saved_board(id, layout));
    console.out << laid_so_far(layout);
    return done;
}

int set_facts(const Given& all, const Console& console) {
    const Layout layout =
        changed(all.arguments[0], [&](Layout before) { return text::Changed{with_facts(std::move(before), all)}; });
    console.out << words::layout_summary(layout) << '\n';
    return done;
}

int undo(const Given& all, const Console& console) {
    const auto saved = saved_boards();
    const std::string id = saved.id_of(all.arguments[0]).value_or(all.arguments[0]);
    saved.undo(id);
    if (saved.list().own().holds(id))
        console.out << say("{board} is as it was before its last change; another undo restores the change.",
                           arg("board", id))
                    << '\n'
                    << words::layout_summary(saved.own(id).layout) << '\n';
    else
        console.out << say("{board} is removed again, as before you made it; another undo restores it.",
                           arg("board", id))
                    << '\n';
    return done;
}

int remove(const Given& all, const Console& console) {
    const auto saved = saved_boards();
    const std::string id = saved.own(all.arguments[0]).id;
    saved.remove(id);
    console.out << say("{board} is removed. To restore it: logothete-cli board undo {board}", arg("board", id)) << '\n';
    return done;
}

}  // namespace

std::vector<OwnCommand> keeping_commands() {
    std::vector<Option> for_new{
        {"--tiles", "BOARD", translated("take the tiles from this board: a file, or a board from the list")},
        {"--like", "BOARD", translated("as a copy of this board")}};
    for (Option& fact : facts()) for_new.push_back(std::move(fact));
    return {
        {"new",
         translated("Start a board of your own."),
         translated("Enter the tiles of your box once, in a board that has none laid; then start every board with\n"
                    "--tiles and the name of that one.\n"),
         "logothete-cli board new box\n  logothete-cli board new friday --tiles box --players 3",
         Alone{begin_board},
         {{"NAME", translated("the board's id: letters, digits, - and _"), Needed::yes}},
         std::move(for_new)},
        {"set",
         translated("Set the name of a board and its number of players."),
         "",
         "logothete-cli board set friday --title \"Friday's board\"",
         Alone{set_facts},
         {own_board_argument()},
         facts()},
        {"undo",
         translated("Undo the last change to a board, even its removal; a second undo restores the change."),
         "",
         "logothete-cli board undo friday",
         Alone{undo},
         {own_board_argument()}},
        {"remove",
         translated("Remove a board of your own."),
         "",
         "logothete-cli board remove friday",
         Alone{remove},
         {own_board_argument()}},
    };
}

}  // namespace eko::prompt
