// SPDX-License-Identifier: MIT
#include "cli/session/new_seats.h"

#include "cli/line/alternatives.h"
#include "cli/line/words.h"
#include "present/shelf/titles.h"
#include "protocol/text.h"
#include "wording/failure.h"
#include "wording/sentence.h"

#include <algorithm>
#include <optional>

namespace cli {

namespace {

bool is_seated(const std::vector<session::Seat>& seats, const std::string& mark) {
    return std::any_of(seats.begin(), seats.end(), [&](const session::Seat& seat) { return seat.color == mark; });
}

bool has_name(const std::vector<session::Seat>& seats, const std::string& name) {
    return std::any_of(seats.begin(), seats.end(),
                       [&](const session::Seat& seat) { return present::is_one_name(seat.name, name); });
}

std::string colours_of(const present::SeatMarks& marks) {
    std::vector<std::string> words;
    for (const std::string& key : marks.keys) words.push_back(marks.word(key));
    return alternatives(words);
}

std::string seat_question(std::size_t number, bool enough, const present::SeatMarks& marks) {
    if (number == 1)
        return say("Player 1, colour and name, for example “{colour} Anna”: ",
                   arg("colour", marks.word(marks.keys.front())));
    return say(enough ? marked("Player {n}, or Enter if these are all: ") : marked("Player {n}: "), arg("n", number));
}

void seat_player(const Console& console, std::vector<session::Seat>& seats, const std::string& line,
                 const present::SeatMarks& marks) {
    const auto words = words_of(line);
    const auto mark = words.empty() ? std::nullopt : present::key_meant(marks, words.front());
    if (!mark) {
        console.out << say("Begin with a colour: {colours}.", arg("colours", colours_of(marks))) << '\n';
    } else if (is_seated(seats, *mark)) {
        console.out << say("Somebody plays {colour} already.", arg("colour", marks.word(*mark))) << '\n';
    } else if (has_name(seats, rest_behind(line, 1))) {
        console.out << present::names_are_one() << '\n';
    } else {
        seats.push_back({*mark, rest_behind(line, 1)});
    }
}

std::string wished_mark(const std::string& word, const present::SeatMarks& marks) {
    if (auto key = present::key_meant(marks, word)) return *std::move(key);
    throw wording::Failure{{marked("“{text}” is not a colour. The colours are {colours}."),
                            {{"text", word}, {"colours", colours_of(marks)}}}};
}

// As a new game names its players.
std::string example_of(const present::SeatMarks& marks) {
    return marks.keys.at(0) + "=Anna " + marks.keys.at(1) + "=Basil";
}

void check_players(const std::vector<std::string>& players, const present::SeatMarks& marks) {
    if (players.size() < 2)
        throw wording::Failure{
            {marked("A game needs two players or more, each as a colour and a name, for example: {players}"),
             {{"players", example_of(marks)}}}};
    for (const std::string& player : players) {
        const std::string word = player.substr(0, player.find('='));
        if (!present::key_meant(marks, word))
            throw wording::Failure{
                {marked("“{text}” is not a colour. Name each player by a colour and a name, for example: {players}. "
                        "The colours are {colours}."),
                 {{"text", word}, {"players", example_of(marks)}, {"colours", colours_of(marks)}}}};
    }
}

}  // namespace

std::string answer_to(Prompt& prompt, const std::string& question) {
    const auto line = prompt.ask(question);
    if (!line || lower(*line) == "quit") throw NoMoreAnswers{};
    return *line;
}

std::vector<session::Seat> ask_seats(Prompt& prompt, const Console& console, const SeatsWanted& wanted) {
    console.out << say("A new game of {game}. Name the players in seating order, clockwise.", arg("game", wanted.game))
                << '\n';
    std::vector<session::Seat> seats;
    while (seats.size() < wanted.most) {
        const bool enough = seats.size() >= wanted.fewest;
        const std::string line = answer_to(prompt, seat_question(seats.size() + 1, enough, wanted.marks));
        if (line.empty() && enough) break;
        seat_player(console, seats, line, wanted.marks);
    }
    return seats;
}

std::string ask_first(Prompt& prompt, const Console& console, const std::vector<session::Seat>& seats,
                      const present::SeatMarks& marks, session::DiceSource& dice) {
    for (;;) {
        const std::string line =
            answer_to(prompt, translated("Who is first? A colour, or Enter to draw one at random: "));
        if (line.empty()) {
            const std::string first = seats.at(dice.pick(seats.size())).color;
            console.out << say("Drawn at random: {colour}.", arg("colour", marks.word(first))) << '\n';
            return first;
        }
        const auto mark = present::key_meant(marks, line);
        if (mark && is_seated(seats, *mark)) return *mark;
        console.out << translated("Nobody at the table plays that colour.") << '\n';
    }
}

std::vector<session::Seat> wished_seats(const NewHeader& wished, const present::SeatMarks& marks) {
    check_players(wished.players, marks);
    std::vector<session::Seat> seats;
    for (const std::string& player : wished.players) {
        const auto sign = player.find('=');
        const std::string name = sign == std::string::npos ? "" : player.substr(sign + 1);
        if (has_name(seats, name))
            throw wording::Failure{{marked("“{name}” is the name of two players: statistics would take them for one; "
                                           "add a letter to one."),
                                    {{"name", name}}}};
        const std::string mark = wished_mark(player.substr(0, sign), marks);
        if (is_seated(seats, mark))
            throw wording::Failure{{marked("Somebody plays {colour} already."), {{"colour", marks.word(mark)}}}};
        seats.push_back({mark, name});
    }
    return seats;
}

std::string wished_first(const NewHeader& wished, const std::vector<session::Seat>& seats,
                         const present::SeatMarks& marks, session::DiceSource& dice) {
    if (!wished.first) return seats.at(dice.pick(seats.size())).color;
    const std::string first = wished_mark(*wished.first, marks);
    if (is_seated(seats, first)) return first;
    throw protocol::FormatError{"--first",
                                {marked("{colour} does not sit at the table."), {{"colour", marks.word(first)}}}};
}

}  // namespace cli
