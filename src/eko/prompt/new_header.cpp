// SPDX-License-Identifier: MIT
#include "eko/prompt/new_header.h"

#include "cli/line/prompt.h"
#include "cli/line/words.h"
#include "cli/session/new_seats.h"
#include "eko/rules/board.h"
#include "eko/text/deal.h"
#include "eko/text/header.h"
#include "eko/text/layout.h"
#include "eko/text/layout_changes.h"
#include "eko/text/words.h"
#include "eko/words/names.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "session/files.h"
#include "session/resources.h"
#include "values/from_text.h"
#include "wording/sentence.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace eko::prompt {

using namespace cli;

namespace {

[[noreturn]] void refuse_wish(const std::string& what, const wording::Sentence& why) {
    throw protocol::FormatError{what, why};
}

// "--moon-return" of "moon_return"
std::string option_name(std::string_view ruling) {
    std::string name = "--" + std::string{ruling};
    std::replace(name.begin(), name.end(), '_', '-');
    return name;
}

Rulings wished_rulings(const NewHeader& wished) {
    Rulings rulings;
    text::each_ruling(rulings, [&]<class Ruling>(Ruling& ruling) {
        const std::string name = option_name(text::RulingWords<Ruling>::name);
        const auto said = wished.options.find(name);
        if (said == wished.options.end()) return;
        const auto choice = text::ruling_of<Ruling>(said->second);
        if (!choice) refuse_wish(name, {marked("there is no choice “{word}”."), {{"word", said->second}}});
        ruling = *choice;
    });
    return rulings;
}

const char* rules_of_ruling(std::string_view name) {
    if (name == "moon_return") return "EKO-12";
    if (name == "win_check") return "EKO-51";
    if (name == "last_disc_build") return "EKO-55";
    if (name == "around") return "EKO-65";
    return name == "storm_once" ? "EKO-70" : "EKO-74";
}

// A file, or what the list of boards calls it: --layout or --board.
std::string wished_board(const NewHeader& wished) {
    const auto layout = wished.options.find("--layout");
    const bool has_layout = layout != wished.options.end();
    if (has_layout && wished.board) refuse_wish("--layout", {marked("You have already named a board with --board.")});
    if (!has_layout && !wished.board)
        refuse_wish("--board",
                    {marked("a session of Ekö needs a board: name a file, or a board from `board list --game eko`.")});
    return has_layout ? layout->second : *wished.board;
}

}  // namespace

std::vector<Option> new_options() {
    std::vector<Option> all{
        {"--layout", "FILE", translated("the board of a game that has one in its header: the same as --board")},
        {"--discs", "FILE",
         translated("the discs as dealt: 0,0=cyan* 1,0=violet ..., or a colour with its fields behind it, the\n"
                    "last colour on all that are left; without it they are dealt at random")}};
    Rulings rulings;
    text::each_ruling(rulings, [&]<class Ruling>(Ruling&) {
        using Choices = text::RulingWords<Ruling>;
        all.push_back({option_name(Choices::name), "RULING",
                       say("{one} or {other} ({rule})", arg("one", std::string{Choices::words[0]}),
                           arg("other", std::string{Choices::words[1]}), arg("rule", rules_of_ruling(Choices::name)))});
    });
    return all;
}

text::SavedBoards saved_boards() { return text::SavedBoards{session::Resources::find()}; }

Board board_of(const Layout& layout, const std::string& name) {
    auto board = make_board(layout);
    if (board) return *std::move(board);
    const auto wrong = text::as_typed(layout, std::move(board).error());
    refuse_wish(wrong.where.empty() ? name : name + ": " + wrong.where, wrong.why);
}

std::vector<StartDisc> discs_in(const Board& board, const std::string& file) {
    return text::read_discs(board, session::read_file(file, text::longest_board), file);
}

Header playable(const Header& header) {
    auto same = text::read_header(text::write_header(header));
    if (!same) refuse_wish(translated("a new session"), same.error().sentence);
    return *std::move(same);
}

Header new_header(const NewHeader& wished) {
    auto dice = session::DiceSource::from_system();
    Header header{};
    const auto marks = words::seat_marks();
    const auto seats = wished_seats(wished, marks);
    header.seats = seats_of(seats);
    header.first = color_of(wished_first(wished, seats, marks, dice));
    const std::string said = wished_board(wished);
    header.layout = saved_boards().find(said).layout;
    const Board board = board_of(header.layout, said);
    const auto discs = wished.options.find("--discs");
    header.start =
        discs == wished.options.end() ? text::dealt(board, header.seats, dice) : discs_in(board, discs->second);
    header.rulings = wished_rulings(wished);
    return playable(header);
}

Color color_of(const std::string& mark) { return values::from_text<Color>(mark).value_or(colors.front()); }

std::vector<Seat> seats_of(const std::vector<session::Seat>& players) {
    std::vector<Seat> seats;
    for (const session::Seat& player : players) seats.push_back({color_of(player.color), player.name});
    return seats;
}

}  // namespace eko::prompt
