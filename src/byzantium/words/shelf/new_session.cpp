// SPDX-License-Identifier: MIT
#include "byzantium/words/shelf/new_session.h"

#include "byzantium/rules/ids.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

const SeatsOffered& seats_offered() {
    static const SeatsOffered offered = [] {
        SeatsOffered all{{}, 2, 3};
        for (const Color color : colors) all.marks.emplace_back(to_text(color));
        return all;
    }();
    return offered;
}

Header practice_header(const std::string& board) {
    return {board, {{Color::red, {}}, {Color::blue, {}}, {Color::green, {}}}, Color::red, offered_first};
}

SeatPlayedBy seat_played_by() {
    return {translated("Who plays the seats"),
            translated("The program announces its moves; the players move the cubes."),
            {translated("a person"), translated("the program"), translated("the program, medium"),
             translated("the program, weak")}};
}

RulingText elite_limit_text() {
    return {
        to_text(byz(12)),
        translated("Elite cubes in one action"),
        {translated("One into each Elite box"), translated("One in the whole action")},
        translated("The German book speaks of each Elite box and the Hungarian one of an Elite box; the English and "
                   "Dutch ones can also be read as one cube in all.")};
}

RulingText casualty_rounding_text() {
    return {to_text(byz(60)),
            translated("Half of the casualties come back"),
            {translated("Rounded up"), translated("Rounded down")},
            translated("The English, Dutch and Hungarian books round up, the German one rounds down.")};
}

RulingText doomed_retreat_text() {
    return {to_text(byz(35)),
            translated("Retreat before battle without a way to survive"),
            {translated("Not possible: the army stands"), translated("Allowed: the army is destroyed")},
            translated("The English, Dutch and Hungarian books give the choice without a condition. The levy may fight "
                       "once the army is gone.")};
}

}  // namespace byzantium::words
