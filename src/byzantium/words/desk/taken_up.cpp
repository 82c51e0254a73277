// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/taken_up.h"

#include "byzantium/rules/refusal.h"
#include "byzantium/text/session.h"
#include "byzantium/words/entries/refusals.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "protocol/text.h"
#include "session/session.h"
#include "values/overloaded.h"

namespace byzantium::words {

using namespace present;

std::string disagreement(const byzantium::Board& board, const byzantium::text::Disagreement& trouble) {
    const std::string why = std::visit(
        values::overloaded{
            [&](const byzantium::Refusal& reason) {
                return say("is not allowed any more: {why}", arg("why", refusal(board, reason)));
            },
            [](const protocol::FormatError& error) { return say("cannot be read: {why}", arg("why", say(error.why))); },
            [](const session::OtherPosition&) -> std::string {
                return translated("leads to another position than it did.");
            }},
        trouble.why);
    return say("Entry {n}, written by version {version}, {why}", arg("n", trouble.entry),
               arg("version", trouble.program), arg("why", why));
}

std::string file_not_whole(const std::string& file, const byzantium::text::DisagreementAt& trouble) {
    return say(
        "{file}: {why} Nothing was imported. Ask for the file again; or open it as a library of its own (--library), "
        "correct the table there, and export the session again.",
        arg("file", file), arg("why", disagreement(trouble.table.board, trouble.trouble)));
}

std::string moved_then(const Names& names, const byzantium::text::Restoring& restoring) {
    const auto& [player, side, at] = restoring.moved;
    return say(
        "When this session was played, taking control of a first Byzantine city moved an army that stood on the map "
        "already; now it stays (BYZ-10). {army} was moved to {city}.",
        arg("army", capitalised(army(names, player, side))), arg("city", place(names, at)));
}

std::string open_as_far(std::size_t open, std::size_t all) {
    return say(
        "The session is open as it was after {open} of {all} entries. Those behind stay in the library; they are put "
        "aside, not lost, when you go on. A correction can set the table to what lies on it.",
        arg("open", open), arg("all", all));
}

}  // namespace byzantium::words
