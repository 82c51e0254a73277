// SPDX-License-Identifier: MIT
#include "eko/prompt/typed.h"

#include "cli/line/words.h"
#include "eko/text/typed_ids.h"
#include "eko/words/names.h"
#include "present/language/phrases.h"
#include "present/table/seat_marks.h"
#include "values/from_text.h"
#include "wording/failure.h"

#include <string>
#include <vector>

namespace eko::prompt {

using namespace cli;

Color seated_color(const Table& table, const std::string& word) {
    auto marks = words::seat_marks();
    marks.keys.clear();
    std::vector<std::string> seated;
    for (const Color color : table.seats) {
        marks.keys.emplace_back(to_text(color));
        seated.push_back(words::word(color));
    }
    if (const auto key = present::key_meant(marks, word)) return *values::from_text<Color>(*key);
    throw wording::Failure{{marked("Nobody plays {word}. The colours in this game are {colors}."),
                            {{"word", word}, {"colors", present::listed(seated)}}}};
}

FieldId field_of(const Board& board, const std::string& word) {
    const auto at = hex_from_text(text::with_ids(word));
    const auto field = at ? board.find(*at) : std::nullopt;
    if (field) return *field;
    throw wording::Failure{{marked("The board has no field {word}."), {{"word", word}}}};
}

}  // namespace eko::prompt
