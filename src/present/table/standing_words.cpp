// SPDX-License-Identifier: MIT
#include "present/table/standing_words.h"

#include "present/language/words.h"

namespace present {

std::string standing_text(const std::string& choice, Lasting lasting) {
    return lasting == Lasting::this_turn ? say("{answer}, this turn", arg("answer", choice)) : choice;
}

std::string marked_as_standing(const std::string& entry) {
    return say("{entry} (standing answer)", arg("entry", entry));
}

std::string with_standing_in_it(const std::string& act, std::size_t answers) {
    return say_counted(static_cast<int>(answers), "{act} (with {n} standing answer)",
                       "{act} (with {n} standing answers)", arg("act", act));
}

std::string standing_state(const StandingLine& line) {
    return line.state == StandingLine::State::waits ? say("{answer} (asked here anyway)", arg("answer", line.text))
                                                    : line.text;
}

std::string standing_line(const std::string& player, const StandingLine& line) {
    return say("{player}: {answer}", arg("player", player), arg("answer", standing_state(line)));
}

std::string standing_heading() { return translated("Standing answers"); }

std::string take_back_words() { return translated("Cancel answer"); }

}  // namespace present
