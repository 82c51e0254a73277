// SPDX-License-Identifier: MIT
// `board show`, `compare`, `deal`: boards as they are, and discs on them.
#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "cli/line/words.h"
#include "eko/prompt/boards/commands.h"
#include "eko/prompt/boards/own_board.h"
#include "eko/prompt/new_header.h"
#include "eko/rules/header.h"
#include "eko/text/board_counts.h"
#include "eko/text/deal.h"
#include "eko/words/board_drawing.h"
#include "eko/words/board_words.h"
#include "eko/words/names.h"
#include "present/table/seat_marks.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "session/files.h"
#include "values/from_text.h"

#include <algorithm>
#include <ostream>
#include <string>

namespace eko::prompt {

using namespace cli;

namespace {

bool is_bare(const Layout& layout) { return layout.tiles.empty() && layout.rows.empty(); }

int show(const Given& all, const Console& console) {
    const auto saved = saved_boards().find(all.arguments[0]);
    console.out << saved.name << '\n' << words::layout_summary(saved.layout) << '\n';
    if (is_bare(saved.layout)) {
        console.out << '\n' << words::library_text(saved.layout);
        return done;
    }
    console.out << words::layout_text(saved.layout) << '\n'
                << words::drawing_of_kinds(board_of(saved.layout, saved.id)) << words::letters_legend();
    return done;
}

int compare(const Given& all, const Console& console) {
    const auto saved = saved_boards();
    const auto one = saved.find(all.arguments[0]);
    const auto other = saved.find(all.arguments[1]);
    const auto found = text::differences(board_of(one.layout, one.id), board_of(other.layout, other.id));
    console.out << words::differences_text(found);
    const bool same_rest = one.layout.portals == other.layout.portals && one.layout.groups == other.layout.groups;
    if (!same_rest) console.out << translated("Portals, pyramids or lighthouses are not the same.") << '\n';
    if (found.empty() && same_rest) console.out << translated("Both boards are the same.") << '\n';
    return done;
}

std::vector<Seat> dealt_seats(const std::string& colors) {
    std::vector<Seat> seats;
    for (const std::string& word : words_of(colors)) {
        const auto color = values::from_text<Color>(present::key_meant(words::seat_marks(), word).value_or(word));
        const auto twice = [&](const Seat& seat) { return seat.color == *color; };
        if (!color || std::any_of(seats.begin(), seats.end(), twice))
            throw protocol::FormatError{"COLOURS",
                                        {marked("must be two to four of cyan, violet, blue and white, each only once, "
                                                "in quotes: \"cyan violet\"")}};
        seats.push_back({*color, {}});
    }
    if (seats.size() < 2)
        throw protocol::FormatError{
            "COLOURS",
            {marked(
                "must be two to four of cyan, violet, blue and white, each only once, in quotes: \"cyan violet\"")}};
    return seats;
}

int deal(const Given& all, const Console& console) {
    const auto saved = saved_boards().find(all.arguments[0]);
    const Board board = board_of(saved.layout, saved.id);
    auto chance = session::DiceSource::from_system();
    const auto discs = text::dealt(board, dealt_seats(all.arguments[1]), chance);
    if (discs.empty()) throw protocol::FormatError{saved.id, {marked("has too few movement fields to deal discs on.")}};
    console.out << words::drawing_of_discs(board, discs) << '\n' << text::write_discs(discs);
    if (const auto file = given(all, 2)) {
        session::put_file({*file}, [&](std::ostream& out) { out << text::write_discs(discs); });
        console.out << say("The discs are in {file}; start with: --discs {file}", arg("file", *file)) << '\n';
    }
    return done;
}

}  // namespace

std::vector<OwnCommand> looking_commands() {
    Argument other = board_argument();
    other.name = "OTHER";
    return {
        {"show",
         translated("Draw a board, or only its tiles if none are laid."),
         "",
         "logothete-cli board show sample-2",
         Alone{show},
         {board_argument()}},
        {"compare",
         translated("Show field by field where two boards differ."),
         "",
         "logothete-cli board compare friday saturday",
         Alone{compare},
         {board_argument(), other}},
        {"deal",
         translated("Shuffle the discs and deal them onto a board at random."),
         translated("The list goes row by row from the top, in the order in which you lay the discs; `session new\n"
                    "--discs` accepts it as a file.\n"),
         "logothete-cli board deal sample-2 \"cyan violet\"",
         Alone{deal},
         {board_argument(),
          {"COLOURS", translated("the list of players, in quotes: \"cyan violet\""), Needed::yes},
          {"FILE", translated("also write them to this file"), Needed::no}}},
    };
}

}  // namespace eko::prompt
