// SPDX-License-Identifier: MIT
#include "eko/prompt/new_game.h"

#include "cli/line/words.h"
#include "cli/session/new_seats.h"
#include "eko/prompt/dialog.h"
#include "eko/prompt/new_header.h"
#include "eko/rules/board.h"
#include "eko/rules/ids.h"
#include "eko/text/deal.h"
#include "eko/text/saved_boards.h"
#include "eko/words/board_drawing.h"
#include "eko/words/board_words.h"
#include "eko/words/names.h"
#include "present/language/columns.h"
#include "present/language/failure_words.h"
#include "wording/failure.h"

#include <string>
#include <utility>

namespace eko::prompt {

using namespace cli;

namespace {

class HeaderDialog {
public:
    HeaderDialog(Prompt& prompt, const Console& console, session::DiceSource& dice)
        : prompt_{prompt}, console_{console}, dialog_{prompt, console}, dice_{dice} {}

    Header header(const std::optional<std::string>& asked_board) {
        Header header{};
        if (asked_board) play_on(header, *asked_board);  // if that cannot be, nobody is asked in vain
        seats(header);
        if (!asked_board) ask_board(header);
        const Board board = board_of(header.layout, header.layout.name);
        tell_hints(board, header);
        discs(header, board);
        dialog_.show(words::drawing_of_discs(board, header.start) + words::letters_legend());
        header.rulings = ask_rulings(dialog_);
        return header;
    }

private:
    void seats(Header& header) {
        const SeatsWanted wanted{std::string{words::game_name}, words::seat_marks(), 2, most_players};
        const auto players = ask_seats(prompt_, console_, wanted);
        header.seats = seats_of(players);
        header.first = color_of(ask_first(prompt_, console_, players, wanted.marks, dice_));
    }

    // Throws if it cannot be played on, and then changes nothing.
    void play_on(Header& header, const std::string& said) const {
        auto saved = saved_boards().find(said);
        board_of(saved.layout, said);
        header.layout = std::move(saved.layout);
    }

    void ask_board(Header& header) {
        present::Columns table{{}};
        for (const auto& one : saved_boards().list().choices()) table.row({one.id, one.name});
        dialog_.show(table.text());
        const std::string usual = "sample-" + std::to_string(header.seats.size());
        const std::string question =
            say("The board: its name in this list, or a file, or Enter for {board}: ", arg("board", usual));
        for (;;) try {
                const std::string line = dialog_.ask(question);
                return play_on(header, line.empty() ? usual : line);
            } catch (const wording::Failure& failure) {
                dialog_.tell(present::failure_words(failure.sentence));
            }
    }

    void tell_hints(const Board& board, const Header& header) {
        const int players = static_cast<int>(header.seats.size());
        for (const BoardHint& hint : hints(board, header.layout, players))
            dialog_.tell(say("Hint: {hint}", arg("hint", words::hint_words(board, hint, players))));
    }

    // Until a game can begin with them.
    void discs(Header& header, const Board& board) {
        const std::string question =
            translated("The discs: Enter to have them dealt at random, “type” to type them in, or a file with them: ");
        for (;;) try {
                const std::string line = dialog_.ask(question);
                header.start = line.empty()            ? text::dealt(board, header.seats, dice_)
                               : lower(line) == "type" ? ask_discs(dialog_, board, header.seats)
                                                       : discs_in(board, line);
                return static_cast<void>(playable(header));
            } catch (const wording::Failure& failure) {
                dialog_.tell(present::failure_words(failure.sentence));
            }
    }

    Prompt& prompt_;
    const Console& console_;
    Dialog dialog_;
    session::DiceSource& dice_;
};

}  // namespace

std::optional<Header> ask_new_game(Prompt& prompt, const Console& console,
                                   const std::optional<std::string>& asked_board, session::DiceSource& dice) try {
    return HeaderDialog{prompt, console, dice}.header(asked_board);
} catch (const NoMoreAnswers&) {
    return std::nullopt;
}

}  // namespace eko::prompt
