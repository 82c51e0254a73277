// SPDX-License-Identifier: MIT
// `board` for Ekö: what it shares with other games, and its own sub-commands.
#include "cli/boards/board_acts.h"

#include "cli/line/words.h"
#include "eko/prompt/boards/commands.h"
#include "eko/prompt/new_header.h"
#include "eko/prompt/speaker.h"
#include "eko/text/board_counts.h"
#include "eko/text/layout.h"
#include "eko/text/saved_boards.h"
#include "eko/words/board_words.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "protocol/board_lines.h"
#include "session/board_files.h"
#include "session/boards.h"
#include "session/files.h"
#include "wording/failure.h"

#include <filesystem>
#include <memory>
#include <string_view>
#include <utility>

namespace eko::prompt {

using namespace cli;

namespace {

using Origin = session::BoardOrigin;

std::string_view word(Origin origin) { return origin == Origin::program ? "program" : "own"; }

int carry_out(const ListBoardsAct&, Form form, const Console& console) {
    const auto saved = saved_boards();
    present::Columns table{{}};
    table.row({translated("id"), translated("name"), ""});
    for (const auto& one : saved.list().choices()) {
        if (form == Form::json) console.out << protocol::write_board_line({one.id, one.name, word(one.origin)}) << '\n';
        table.row({one.id, one.name,
                   translated(one.origin == Origin::program ? marked("comes with the program") : marked("yours"))});
    }
    for (const auto& file : saved.list().own().list().broken) {
        if (form == Form::json)
            console.out << protocol::write_broken_board(file.file.string(), in_english(file.why)) << '\n';
        else
            console.err << present::wrapped(say(file.why), screen) << '\n';
    }
    if (form == Form::text) console.out << table.text();
    return done;
}

// The page's counts, then hints, which forbid nothing.
int carry_out(const CheckBoardAct& act, Form form, const Console& console) {
    const auto saved = saved_boards().find(act.board);
    const Board board = board_of(saved.layout, saved.id);
    const int players = text::players_for(board, saved.layout);
    if (form == Form::json)
        console.out << text::write_check(board, saved.layout, players) << '\n';
    else
        console.out << saved.name << '\n' << words::check_text(board, saved.layout, players);
    return done;
}

int carry_out(const ExportBoardAct& act, Form, const Console& console) {
    const auto saved = saved_boards().find(act.board);
    if (act.file == "-") {
        console.out << text::BoardFiles::write_board(saved);
        return done;
    }
    session::write_board_file<text::BoardFiles>({act.file, act.if_there}, saved);
    console.out << say("{board} is in {file}.", arg("board", saved.name), arg("file", act.file)) << '\n';
    return done;
}

int carry_out(const ImportBoardAct& act, Form form, const Console& console) {
    const auto saved = saved_boards();
    auto board = session::read_board_file<text::BoardFiles>(act.file);
    if (!act.name.empty()) board.layout.name = act.name;
    const std::string stem = present::file_stem(board.layout.name.empty() ? board.id : board.layout.name);
    const auto added = text::saved_board(saved.free_id(stem), std::move(board.layout));
    saved.add(added);
    if (form == Form::json)
        console.out << protocol::write_board_line({added.id, added.name, word(Origin::own)}) << '\n';
    else
        console.out << say("{board} is now one of your boards, with the id {id}.", arg("board", added.name),
                           arg("id", added.id))
                    << '\n'
                    << words::layout_summary(added.layout) << '\n';
    return done;
}

class Boards : public BoardActs {
public:
    bool knows(const std::string& board) const override try {
        const auto saved = saved_boards();
        if (!std::filesystem::is_regular_file(board)) return saved.id_of(board).has_value();
        saved.find(board);
        return true;
    } catch (const wording::Failure&) {
        return false;
    }
    std::vector<OwnCommand> own() const override {
        std::vector<OwnCommand> all;
        for (auto commands : {keeping_commands, tile_commands, laying_commands, painting_commands, looking_commands})
            for (OwnCommand& command : commands()) all.push_back(std::move(command));
        return all;
    }
    int perform(const ListBoardsAct& act, Form form, const Console& console) const override {
        return carry_out(act, form, console);
    }
    int perform(const CheckBoardAct& act, Form form, const Console& console) const override {
        return carry_out(act, form, console);
    }
    int perform(const ExportBoardAct& act, Form form, const Console& console) const override {
        return carry_out(act, form, console);
    }
    int perform(const ImportBoardAct& act, Form form, const Console& console) const override {
        return carry_out(act, form, console);
    }
};

}  // namespace

std::unique_ptr<BoardActs> Speaker::boards() { return std::make_unique<Boards>(); }

}  // namespace eko::prompt
