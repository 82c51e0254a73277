// SPDX-License-Identifier: MIT
#include "eko/prompt/boards/own_board.h"

#include "cli/line/argument_faults.h"
#include "cli/line/prompt.h"
#include "cli/line/words.h"
#include "eko/prompt/new_header.h"
#include "eko/text/typed_ids.h"
#include "eko/words/board_words.h"
#include "protocol/text.h"

#include <cstddef>
#include <utility>

namespace eko::prompt {

using namespace cli;

namespace {

std::string unless_place(const std::string& word) {
    if (hex_from_text(text::with_ids(word))) return {};
    return say("must be a place such as 3,-1, each number from -99 to 99, not {word}", arg("word", word));
}

std::string unless_turn(const std::string& text) { return unless_whole_number(text, 0, 5); }

}  // namespace

Argument own_board_argument() { return {"NAME", translated("your board, by its id or its name"), Needed::yes}; }

Argument board_argument() { return {"BOARD", translated("the board: a file, or one of the list"), Needed::yes}; }

Argument field_argument(const std::string& help, Needed needed) { return {"FIELD", help, needed, unless_place}; }

Argument turn_argument() {
    return {"TURN", translated("how many sixths of a circle clockwise, 0 to 5"), Needed::no, unless_turn};
}

std::optional<std::string> given(const Given& all, std::size_t n) {
    return n < all.arguments.size() ? std::optional{all.arguments[n]} : std::nullopt;
}

std::optional<std::string> option(const Given& all, const std::string& name) {
    const auto found = all.options.find(name);
    return found == all.options.end() ? std::nullopt : std::optional{found->second};
}

Hex place(const std::string& word) { return hex_from_text(text::with_ids(word)).value(); }

int number_of(const std::string& word) { return std::stoi(word); }

std::vector<Hex> places(const std::string& words) {
    std::vector<Hex> all;
    for (const std::string& word : words_of(text::with_ids(words))) {
        if (const auto why = unless_place(word); !why.empty())
            throw protocol::FormatError{"FIELDS", {"{why}", {{"why", why}}}};
        all.push_back(place(word));
    }
    return all;
}

Layout expect_sound(const std::string& name, text::Changed layout) {
    if (layout) return *std::move(layout);
    throw protocol::FormatError{name + ": " + layout.error().where, layout.error().why};
}

Layout changed(const std::string& name, const std::function<text::Changed(Layout)>& change) {
    const auto saved = saved_boards();
    auto board = saved.own(name);
    auto layout = expect_sound(board.id, change(std::move(board.layout)));
    saved.change(text::saved_board(board.id, layout));
    return layout;
}

std::string laid_so_far(const Layout& layout) {
    return words::layout_summary(layout) + '\n' + words::slots_text(layout);
}

}  // namespace eko::prompt
