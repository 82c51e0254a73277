// SPDX-License-Identifier: MIT
#include "eko/words/shelf/text_board.h"

#include "eko/text/layout.h"
#include "eko/text/layout_changes.h"
#include "eko/text/small_tiles.h"
#include "eko/text/typed_rows.h"
#include "present/language/failure_words.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "wording/failure.h"

#include <utility>

namespace eko::words {

using namespace present;

namespace {

constexpr std::size_t longest_shown = 24;  // letters of a row that is wrong

TextBoard whole_board(const std::string& typed) try {
    return {text::read_unfinished_layout(typed, translated("the text")), {}};
} catch (const wording::Failure& error) {
    return {std::nullopt, failure_words(error)};
}

std::string row_words(const text::RowFault& fault) {
    return say("Row {n}, {row}: {why}.", arg("n", fault.number), arg("row", plain(fault.typed, longest_shown)),
               arg("why", say(fault.why)));
}

}  // namespace

bool is_whole_board(std::string_view typed) {
    const std::size_t first = typed.find_first_not_of(" \t\r\n");
    return first != std::string_view::npos && typed[first] == '{';
}

TextBoard board_of_text(const std::string& typed, const Layout& layout) {
    if (is_whole_board(typed)) return whole_board(typed);
    auto rows = text::read_rows(typed);
    if (!rows) return {std::nullopt, row_words(rows.error())};
    auto changed = text::keeping_small_tiles(layout, [&](Layout bare) {
        bare.rows = *std::move(rows);
        return text::sound(std::move(bare));
    });
    if (!changed) return {std::nullopt, say(changed.error().why)};
    return {*std::move(changed), {}};
}

}  // namespace eko::words
