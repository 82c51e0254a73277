// SPDX-License-Identifier: MIT
#include "byzantium/prompt/new_game.h"

#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"
#include "cli/line/words.h"

#include <algorithm>
#include <utility>

namespace byzantium::prompt {

using namespace cli;

namespace {

using byzantium::Color;
using byzantium::Header;
using byzantium::Seat;

struct Stopped {};  // the input ended, or somebody said quit

bool seated(const Header& header, Color color) {
    return std::any_of(header.seats.begin(), header.seats.end(),
                       [color](const Seat& seat) { return seat.color == color; });
}

// The only colour that begins with the word.
std::optional<Color> color_of(const std::string& word) {
    std::optional<Color> found;
    for (const Color color : byzantium::colors) {
        if (word.empty() || !byzantium::to_text(color).starts_with(lower(word))) continue;
        if (found) return std::nullopt;
        found = color;
    }
    return found;
}

class Dialog {
public:
    Dialog(Prompt& prompt, const Console& console) : prompt_{prompt}, console_{console} {}

    std::string ask(const std::string& question) {
        const auto line = prompt_.ask(question);
        if (!line || lower(*line) == "quit") throw Stopped{};
        return *line;
    }

    void seats(Header& header, const byzantium::Board& board) {
        console_.out << translated("A new game of Byzantium. Name the players in seating order, clockwise.") << '\n';
        const auto fewest = static_cast<std::size_t>(board.setup.fewest_players);
        const auto most = static_cast<std::size_t>(board.setup.most_players);
        while (header.seats.size() < most) {
            const bool enough = header.seats.size() >= fewest;
            const std::string line = ask(seat_question(header.seats.size() + 1, enough));
            if (line.empty() && enough) return;
            seat(header, line);
        }
    }

    void first(Header& header, session::DiceSource& dice) {
        for (;;) {
            const std::string line = ask(translated("Who is first? A colour, or Enter to let chance decide: "));
            if (line.empty()) {
                header.first = header.seats[dice.pick(header.seats.size())].color;
                console_.out << say("Chance says: {colour}.", arg("colour", words::word(header.first))) << '\n';
                return;
            }
            const auto color = color_of(line);
            if (color && seated(header, *color)) return static_cast<void>(header.first = *color);
            console_.out << translated("Nobody at the table plays that colour.") << '\n';
        }
    }

    // 1 or 2; Enter is 1.
    int choice(const std::string& question) {
        for (;;) {
            const std::string line = ask(question + '\n' + translated("  1 or 2, Enter for 1: "));
            if (line.empty() || line == "1") return 1;
            if (line == "2") return 2;
            console_.out << translated("Please type 1 or 2.") << '\n';
        }
    }

private:
    static std::string seat_question(std::size_t number, bool enough) {
        if (number == 1) return translated("Player 1, colour and name, for example \"red Anna\": ");
        return say(enough ? marked("Player {n}, or Enter if these are all: ") : marked("Player {n}: "),
                   arg("n", number));
    }

    void seat(Header& header, const std::string& line) {
        const auto words = words_of(line);
        const auto color = words.empty() ? std::nullopt : color_of(words.front());
        if (!color) {
            console_.out << translated("First comes a colour: red, yellow, blue or green.") << '\n';
        } else if (seated(header, *color)) {
            console_.out << say("Somebody plays {colour} already.", arg("colour", words::word(*color))) << '\n';
        } else {
            header.seats.push_back({*color, rest_behind(line, 1)});
        }
    }

    Prompt& prompt_;
    const Console& console_;
};

}  // namespace

std::optional<Header> ask_new_game(Prompt& prompt, const Console& console, const byzantium::Board& board,
                                   session::DiceSource& dice) try {
    Dialog dialog{prompt, console};
    Header header{};
    header.board = board.id;
    dialog.seats(header, board);
    dialog.first(header, dice);
    const int elite = dialog.choice(
        translated("Elite cubes (BYZ-12): 1 one into each Elite box in an action, 2 one in the whole action."));
    const int odd = dialog.choice(
        translated("Half of the Casualty Pool comes back at a turn's end (BYZ-60): 1 rounded up, 2 rounded down."));
    const int doomed = dialog.choice(translated(
        "A retreat before battle with no way that the army survives (BYZ-35): 1 allowed, it is destroyed and "
        "the levy may fight, 2 not possible, it stands."));
    header.rulings = byzantium::offered_first;
    if (elite == 2) header.rulings.elite_limit = byzantium::EliteLimit::per_action;
    if (odd == 2) header.rulings.casualty_rounding = byzantium::CasualtyRounding::down;
    if (doomed == 2) header.rulings.doomed_retreat = byzantium::DoomedRetreat::stand;
    return header;
} catch (const Stopped&) {
    return std::nullopt;
}

}  // namespace byzantium::prompt
