// SPDX-License-Identifier: MIT
#include "eko/prompt/new_game.h"

#include "cli/line/words.h"
#include "eko/prompt/new_header.h"
#include "eko/rules/ids.h"
#include "eko/words/names.h"
#include "present/language/failure_words.h"
#include "protocol/text.h"
#include "session/files.h"

#include <algorithm>
#include <string>

namespace eko::prompt {

using namespace cli;

namespace {

struct NoMoreAnswers {};  // the input ended, or somebody said quit

bool is_seated(const Header& header, Color color) {
    return std::any_of(header.seats.begin(), header.seats.end(),
                       [color](const Seat& seat) { return seat.color == color; });
}

class HeaderDialog {
public:
    HeaderDialog(Prompt& prompt, const Console& console, session::DiceSource& dice)
        : prompt_{prompt}, console_{console}, dice_{dice} {}

    void seats(Header& header) {
        console_.out << translated("A new game of Ekö. Name the players in seating order, clockwise.") << '\n';
        while (header.seats.size() < most_players) {
            const bool enough = header.seats.size() >= 2;
            const std::string line = ask(seat_question(header.seats.size() + 1, enough));
            if (line.empty() && enough) return;
            seat(header, line);
        }
    }

    void first(Header& header) {
        for (;;) {
            const std::string line = ask(translated("Who is first? A colour, or Enter to let chance decide: "));
            if (line.empty()) {
                header.first = header.seats[dice_.pick(header.seats.size())].color;
                console_.out << say("Chance says: {colour}.", arg("colour", words::word(header.first))) << '\n';
                return;
            }
            const auto color = color_of(line);
            if (color && is_seated(header, *color)) return static_cast<void>(header.first = *color);
            console_.out << translated("Nobody at the table plays that colour.") << '\n';
        }
    }

    // Until the board and the discs are fit to be played with.
    Header board_and_discs(Header header) {
        for (;;) {
            const std::string board = ask(translated("The file of the board: "));
            const std::string discs =
                ask(translated("The file of the discs as they were dealt, or Enter to have them dealt by chance: "));
            try {
                header.layout = layout_in(board);
                header.start = discs.empty() ? dealt(header.layout, header.seats, dice_) : discs_in(discs);
                return playable(header);
            } catch (const session::FileError& error) {
                console_.out << present::failure_words(error) << '\n';
            } catch (const protocol::FormatError& error) {
                console_.out << present::failure_words(error.sentence) << '\n';
            }
        }
    }

private:
    std::string ask(const std::string& question) {
        const auto line = prompt_.ask(question);
        if (!line || lower(*line) == "quit") throw NoMoreAnswers{};
        return *line;
    }

    static std::string seat_question(std::size_t number, bool enough) {
        if (number == 1) return translated("Player 1, colour and name, for example \"cyan Anna\": ");
        return say(enough ? marked("Player {n}, or Enter if these are all: ") : marked("Player {n}: "),
                   arg("n", number));
    }

    void seat(Header& header, const std::string& line) {
        const auto words = words_of(line);
        const auto color = words.empty() ? std::nullopt : color_of(words.front());
        if (!color) {
            console_.out << translated("First comes a colour: cyan, violet, blue or white.") << '\n';
        } else if (is_seated(header, *color)) {
            console_.out << say("Somebody plays {colour} already.", arg("colour", words::word(*color))) << '\n';
        } else {
            header.seats.push_back({*color, rest_behind(line, 1)});
        }
    }

    Prompt& prompt_;
    const Console& console_;
    session::DiceSource& dice_;
};

}  // namespace

// The rulings are the usual ones: who wishes others begins with `session new`.
std::optional<Header> ask_new_game(Prompt& prompt, const Console& console, session::DiceSource& dice) try {
    HeaderDialog dialog{prompt, console, dice};
    Header header{};
    dialog.seats(header);
    dialog.first(header);
    return dialog.board_and_discs(std::move(header));
} catch (const NoMoreAnswers&) {
    return std::nullopt;
}

}  // namespace eko::prompt
