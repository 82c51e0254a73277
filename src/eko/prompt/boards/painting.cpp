// SPDX-License-Identifier: MIT
// `board paint`, `wipe`, `portal`, `group`, `ungroup`: small tiles, and whatever lies in no lattice.
#include "cli/line/argument_faults.h"
#include "cli/line/console.h"
#include "cli/line/prompt.h"
#include "cli/line/words.h"
#include "eko/prompt/boards/commands.h"
#include "eko/prompt/boards/own_board.h"
#include "eko/text/layout_changes.h"
#include "eko/words/board_words.h"
#include "protocol/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace eko::prompt {

using namespace cli;

namespace {

// "-1:1:mmx..": r, the first q, letters. Throws protocol::FormatError.
Row row_of(const std::string& word) {
    const std::size_t one = word.find(':');
    const std::size_t two = one == std::string::npos ? one : word.find(':', one + 1);
    const std::string_view text{word};
    const auto r = coordinate_from_text(text.substr(0, one));
    const auto q = two == std::string::npos ? std::nullopt : coordinate_from_text(text.substr(one + 1, two - one - 1));
    if (!r || !q)
        throw protocol::FormatError{
            "paint " + word, {marked("must be r:q:LETTERS, such as -1:1:mmx.. from the field 1,-1 to the right")}};
    return {{*q, *r}, word.substr(two + 1)};
}

int tell_layout(const Layout& layout, const Console& console) {
    console.out << words::layout_text(layout);
    return done;
}

int paint(const Given& all, const Console& console) {
    return tell_layout(changed(all.arguments[0],
                               [&](Layout before) {
                                   text::Changed layout{std::move(before)};
                                   for (const std::string& word : words_of(all.arguments[1]))
                                       if (layout) layout = text::with_row(*std::move(layout), row_of(word));
                                   return layout;
                               }),
                       console);
}

int wipe(const Given& all, const Console& console) {
    return tell_layout(
        changed(all.arguments[0],
                [&](Layout before) { return text::without_paint(std::move(before), places(all.arguments[1])); }),
        console);
}

int portal(const Given& all, const Console& console) {
    const Hex at = place(all.arguments[1]);
    const auto exit = given(all, 2);
    return tell_layout(changed(all.arguments[0],
                               [&](Layout before) {
                                   return exit ? text::with_portal(std::move(before), {at, place(*exit)})
                                               : text::without_portal(std::move(before), at);
                               }),
                       console);
}

int group(const Given& all, const Console& console) {
    const Group added{all.arguments[1] == "pyramid" ? GroupKind::pyramid : GroupKind::beacon, places(all.arguments[2]),
                      given(all, 3).value_or(std::string{})};
    return tell_layout(
        changed(all.arguments[0], [&](Layout before) { return text::with_group(std::move(before), added); }), console);
}

int ungroup(const Given& all, const Console& console) {
    return tell_layout(
        changed(all.arguments[0],
                [&](Layout before) { return text::without_group(std::move(before), place(all.arguments[1])); }),
        console);
}

std::string unless_kind(const std::string& text) { return unless_one_of(text, {"pyramid", "beacon"}); }

}  // namespace

std::vector<OwnCommand> painting_commands() {
    const Argument fields{"FIELDS", translated("the list of fields, in quotes: \"8,0 8,1 7,1\""), Needed::yes};
    Argument exit = field_argument(translated("the field through which it is entered and left"), Needed::no);
    exit.name = "EXIT";
    return {
        {"paint",
         translated("Paint fields over the tiles, row by row: small tiles, unusual layouts."),
         translated("A row is r:q:LETTERS, the letters of `board tile` from the field q,r to the right; _ removes a\n"
                    "field. A later row replaces what was painted there. Put several rows in quotes.\n"),
         "logothete-cli board paint ours \"0:8:ss 1:7:s\"",
         Alone{paint},
         {own_board_argument(), {"ROWS", translated("the text of the rows"), Needed::yes}}},
        {"wipe",
         translated("Remove paint from fields, so that the tiles show again."),
         "",
         "logothete-cli board wipe ours \"8,0 9,0\"",
         Alone{wipe},
         {own_board_argument(), fields}},
        {"portal",
         translated("Set a portal's exit, or without EXIT remove the portal."),
         "",
         "logothete-cli board portal ours 6,1 5,1",
         Alone{portal},
         {own_board_argument(), field_argument(translated("a portal field")), exit}},
        {"group",
         translated("Make fields a pyramid or the lighthouse, which count what is around them."),
         "",
         "logothete-cli board group ours pyramid \"8,0 8,1 7,1\" S1",
         Alone{group},
         {own_board_argument(),
          {"KIND", translated("the kind: pyramid, or beacon (the lighthouse)"), Needed::yes, unless_kind},
          fields,
          {"TILE", translated("what the table calls it"), Needed::no}}},
        {"ungroup",
         translated("Remove the pyramid or lighthouse that has this field."),
         "",
         "logothete-cli board ungroup ours 8,0",
         Alone{ungroup},
         {own_board_argument(), field_argument(translated("a field of the group"))}},
    };
}

}  // namespace eko::prompt
