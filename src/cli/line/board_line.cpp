// SPDX-License-Identifier: MIT
#include "cli/line/board_line.h"

#include "cli/line/help_line.h"
#include "cli/line/words.h"

#include <CLI/CLI.hpp>

#include <memory>

namespace cli {

namespace {

// One act under construction, and how it is answered. Kept by what CLI11 calls when it was chosen.
template <class Act>
CLI::App* add_act(CLI::App& board, const std::function<void(const BoardOptions&)>& chosen, const char* name,
                  const char* summary, const std::shared_ptr<Act>& act) {
    CLI::App* command = board.add_subcommand(name, summary);
    const auto form = std::make_shared<Form>(Form::text);
    command->add_flag_callback(
        "--json", [form] { *form = Form::json; }, translated("answer in JSON, a line each"));
    command->callback([act, form, chosen] { chosen({*act, *form}); });
    return command;
}

}  // namespace

void add_board_acts(CLI::App& board, const std::function<void(const BoardOptions&)>& chosen) {
    board.require_subcommand(1);
    add_act(board, chosen, "list", translated("List the boards: those that come with the program, and yours."),
            std::make_shared<ListBoardsAct>());
    const auto check = std::make_shared<CheckBoardAct>();
    add_act(board, chosen, "check", translated("Say whether a board is sound, and where it is not as printed."), check)
        ->add_option("FILE", check->board, translated("a board's file, or the id of a board in the list"))
        ->required()
        ->type_name("");
    const auto out = std::make_shared<ExportBoardAct>();
    CLI::App* export_act = add_act(board, chosen, "export", translated("Write a board into a file, to share it."), out);
    export_act->add_option("NAME", out->board, translated("its id or its name in the list"))->required()->type_name("");
    export_act->add_option("FILE", out->file, translated("put in place when it is whole; - to show it"))
        ->required()
        ->type_name("");
    add_force(*export_act, out->if_there);
    const auto in = std::make_shared<ImportBoardAct>();
    CLI::App* import_act =
        add_act(board, chosen, "import", translated("Take a board over from a file, if it can be played on."), in);
    import_act->add_option("FILE", in->file, translated("the board's file"))->required()->type_name("");
    import_act->add_option("--name", in->name, translated("call it this; else as the file does"))->type_name("TEXT");
}

}  // namespace cli
