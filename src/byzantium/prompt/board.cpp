// SPDX-License-Identifier: MIT
// `board`: the boards there are, checked and shared.
#include "byzantium/text/board.h"

#include "byzantium/prompt/speaker.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/own_boards.h"
#include "byzantium/words/boards/board_desk.h"
#include "byzantium/words/boards/board_differences.h"
#include "cli/boards/board_acts.h"
#include "cli/line/words.h"
#include "cli/own_command.h"
#include "present/language/columns.h"
#include "protocol/board_lines.h"
#include "session/files.h"
#include "session/resources.h"
#include "wording/failure.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

namespace byzantium::prompt {

using namespace cli;

namespace {

using Origin = byzantium::text::Boards::Origin;

byzantium::text::Boards all_boards() { return byzantium::text::Boards{session::Resources::find()}; }

std::string_view word(Origin origin) { return origin == Origin::program ? "program" : "own"; }

// The id that was said, or that of the board with the name that was said.
std::string id_of(const byzantium::text::Boards& boards, const std::string& said) {
    const auto all = boards.choices();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.id == said || one.name == said; });
    if (found != all.end()) return found->id;
    throw session::FileError{
        {marked("There is no board “{board}”. To list the boards: logothete-cli board list"), {{"board", said}}}};
}

int carry_out(const ListBoardsAct&, Form form, const Console& console) {
    const byzantium::text::Boards boards = all_boards();
    present::Columns table{{}};
    table.row({translated("id"), translated("name"), ""});
    for (const auto& one : boards.choices()) {
        if (form == Form::json) console.out << protocol::write_board_line({one.id, one.name, word(one.origin)}) << '\n';
        table.row({one.id, one.name,
                   translated(one.origin == Origin::program ? marked("comes with the program") : marked("yours"))});
    }
    const auto broken = boards.own().list().broken;
    for (const auto& file : broken) {
        if (form == Form::json)
            console.out << protocol::write_broken_board(file.file.string(), in_english(file.why)) << '\n';
        else
            console.err << present::wrapped(say(file.why), screen) << '\n';
    }
    if (form == Form::text) console.out << table.text();
    return done;
}

std::string playable_words(const std::string& board, int differences) {
    if (differences == 0)
        return say("{board} is a valid board. No difference from the printed board.", arg("board", board));
    return say_counted(differences, "{board} is a valid board. {n} difference from the printed board.",
                       "{board} is a valid board. {n} differences from the printed board.", arg("board", board));
}

int carry_out(const CheckBoardAct& act, Form form, const Console& console) {
    const byzantium::text::Boards boards = all_boards();
    const bool is_file = std::filesystem::exists(act.board) || !session::is_board_id(act.board);
    const auto board = is_file ? byzantium::text::read_board_file(act.board) : boards.board(id_of(boards, act.board));
    const auto differences = words::board_differences(boards.usual(), board);
    for (const auto& one : differences) {
        if (form == Form::json)
            console.out << protocol::write_board_difference({one.key, one.usual, one.value}) << '\n';
        else
            console.out << one.line << '\n';
    }
    if (form == Form::text) console.out << playable_words(board.name, static_cast<int>(differences.size())) << '\n';
    return done;
}

int carry_out(const ExportBoardAct& act, Form, const Console& console) {
    const byzantium::text::Boards boards = all_boards();
    const auto board = boards.board(id_of(boards, act.board));
    if (act.file == "-") {
        console.out << byzantium::text::write_board(board);
        return done;
    }
    byzantium::text::write_board_file({act.file, act.if_there}, board);
    console.out << say("{board} is in {file}.", arg("board", board.name), arg("file", act.file)) << '\n';
    return done;
}

int carry_out(const ImportBoardAct& act, Form form, const Console& console) {
    words::BoardDesk desk{all_boards()};
    const auto said = desk.take_in(act.file, act.name);
    if (said.outcome == words::BoardDesk::Said::Outcome::refused) {
        console.err << present::wrapped(said.sentence, screen) << '\n';
        return unusable;
    }
    const auto& board = desk.draft().facts();
    if (form == Form::json)
        console.out << protocol::write_board_line({board.id, board.name, word(Origin::own)}) << '\n';
    else
        console.out << said.sentence << '\n'
                    << say("Begin with: logothete-cli session new --board {board} ...", arg("board", board.id)) << '\n';
    return done;
}

class Boards : public BoardActs {
public:
    // A file that cannot be read belongs to whoever is asked first.
    bool knows(const std::string& board) const override try {
        if (std::filesystem::exists(board)) return !byzantium::text::read_board_file(board).id.empty();
        const auto all = all_boards().choices();
        return std::any_of(all.begin(), all.end(),
                           [&](const auto& one) { return one.id == board || one.name == board; });
    } catch (const wording::Failure&) {
        return false;
    }
    std::vector<OwnCommand> own() const override { return {}; }
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

}  // namespace byzantium::prompt
