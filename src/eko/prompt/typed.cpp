// SPDX-License-Identifier: MIT
#include "eko/prompt/typed.h"

#include "cli/line/words.h"
#include "present/language/phrases.h"
#include "wording/failure.h"

#include <vector>

namespace eko::prompt {

using namespace cli;

Color seated_color(const Table& table, const std::string& word) {
    std::vector<Color> fitting;
    std::vector<std::string> seated;
    for (const Color color : table.seats) {
        seated.emplace_back(to_text(color));
        if (!word.empty() && seated.back().starts_with(word)) fitting.push_back(color);
    }
    if (fitting.size() == 1) return fitting.front();
    throw wording::Failure{{marked("Nobody plays {word}. The colours in this game are {colors}."),
                            {{"word", word}, {"colors", present::listed(seated)}}}};
}

FieldId field_of(const Board& board, const std::string& word) {
    const auto at = hex_from_text(word);
    const auto field = at ? board.find(*at) : std::nullopt;
    if (field) return *field;
    throw wording::Failure{{marked("The board has no field {word}."), {{"word", word}}}};
}

}  // namespace eko::prompt
