// SPDX-License-Identifier: MIT
#include "present/journal/turn_end.h"

#include "present/language/key_words.h"
#include "present/language/words.h"
#include "present/window/command_words.h"

#include <algorithm>

namespace present {

bool is_short(const TurnEnd& end) {
    const auto missing = [](const TurnEndLine& line) { return line.kind == TurnEndLine::Kind::missing; };
    const auto lacks = [&](const TurnEndPart& part) {
        return std::any_of(part.lines.begin(), part.lines.end(), missing);
    };
    return std::any_of(end.columns.begin(), end.columns.end(), [&](const TurnEndColumn& player) {
        return std::any_of(player.parts.begin(), player.parts.end(), lacks);
    });
}

TurnEndWords turn_end_words() {
    return {translated("Back"),
            say("{key} moves the keyboard here, the arrow keys go from row to row, Space ticks one off, Esc goes back.",
                arg("key", key_words(turn_end_keys)))};
}

std::string on_turn_end_page() {
    return say("The end of the turn is a page of its own ({key}).", arg("key", key_words(turn_end_keys)));
}

KeyGroup turn_end_key_group() {
    return {translated("How the turn ended"),
            {key_row("Arrows", marked("Go from row to row")), key_row("Space", marked("Tick it off, or not"))}};
}

}  // namespace present
