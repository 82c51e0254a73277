// SPDX-License-Identifier: MIT
#include "cli/line/board_line.h"

#include "cli/line/help_line.h"
#include "cli/line/own_line.h"
#include "cli/line/sub_command.h"
#include "cli/line/words.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <utility>

namespace cli {

namespace {

class BoardParser {
public:
    using Chosen = std::function<void(const BoardOptions&)>;

    BoardParser(CLI::App& board, const Games& games, Chosen chosen)
        : board_{board}, games_{games}, chosen_{std::move(chosen)} {}

    void add() const {
        board_.require_subcommand(1);
        add_act("list", translated("List the boards: those that come with the program, and yours."),
                std::make_shared<ListBoardsAct>(), "");
        const auto check = std::make_shared<CheckBoardAct>();
        add_act("check", translated("Check a board, and show where it differs from the printed one."), check,
                " ours.json")
            ->add_option("FILE", check->board, translated("a board's file, or the id of a board in the list"))
            ->required()
            ->type_name("");
        add_export();
        add_import();
        for (const SharedCommand& shared : own_board_commands(games_)) add_own(shared);
    }

private:
    // One act under construction, and how it is answered. Kept by what CLI11 calls when it was chosen.
    template <class Act>
    CLI::App* add_act(const std::string& name, const char* summary, const std::shared_ptr<Act>& act,
                      const char* example) const {
        CLI::App* command = board_.add_subcommand(name, summary);
        add_footer(*command, "", "logothete-cli board " + name + example);
        const auto options = std::make_shared<BoardOptions>();
        if (games_.all().size() > 1)
            add_game_choice(*command, games_, options->game,
                            translated("boards of this game (default: the game of the board, or the first)"));
        command->add_flag_callback(
            "--json", [options] { options->form = Form::json; }, translated("answer in JSON, one line each"));
        command->callback([act, options, chosen = chosen_] {
            options->act = *act;
            chosen(*options);
        });
        return command;
    }

    void add_own(const SharedCommand& shared) const {
        const auto act = std::make_shared<OwnBoardAct>();
        act->command = shared.name;
        const auto options = std::make_shared<BoardOptions>();
        CLI::App* command = add_sub(board_, words_of(shared));
        add_given(*command, shared, std::shared_ptr<Given>{act, &act->given});
        if (games_.all().size() > 1)
            add_game_choice(*command, games_, options->game, translated("boards of this game"));
        command->callback([act, options, chosen = chosen_] {
            options->act = *act;
            chosen(*options);
        });
    }

    void add_export() const {
        const auto out = std::make_shared<ExportBoardAct>();
        CLI::App* act =
            add_act("export", translated("Write a board into a file, to share it."), out, " ours ours.json");
        act->add_option("NAME", out->board, translated("the board, by its id or its name in the list"))
            ->required()
            ->type_name("");
        act->add_option("FILE", out->file, translated("the file to write, whole or not at all; - for standard output"))
            ->required()
            ->type_name("");
        add_force(*act, out->if_there);
    }

    void add_import() const {
        const auto in = std::make_shared<ImportBoardAct>();
        CLI::App* act =
            add_act("import", translated("Import a board from a file, if it can be played on."), in, " ours.json");
        act->add_option("FILE", in->file, translated("the board's file"))->required()->type_name("");
        act->add_option("--name", in->name, translated("its name (default: the name in the file)"))->type_name("TEXT");
    }

    CLI::App& board_;
    const Games& games_;
    Chosen chosen_;
};

}  // namespace

void add_board_acts(CLI::App& board, const Games& games, const std::function<void(const BoardOptions&)>& chosen) {
    BoardParser{board, games, chosen}.add();
}

}  // namespace cli
