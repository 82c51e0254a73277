// SPDX-License-Identifier: MIT
// A repair in the past: the draft is shown, and nothing is stored until it is accepted.
#include "byzantium/entry.h"
#include "cli/entry_words.h"
#include "cli/session_acts.h"
#include "cli/words.h"
#include "present/columns.h"
#include "present/headline.h"
#include "present/names.h"
#include "present/refusals.h"
#include "protocol/entry.h"
#include "protocol/sessions.h"
#include "protocol/text.h"
#include "session/repair.h"
#include "session/session.h"
#include "wording/sentence.h"

#include <sstream>
#include <string>
#include <utility>

namespace cli {

namespace {

[[noreturn]] void refuse_edit(const std::string& edit, const wording::Sentence& why) {
    throw protocol::FormatError{"\"" + edit + "\"",
                                {marked("{why} An edit is: delete N, insert N ENTRY, or change N ENTRY, with the entry "
                                        "in JSON or in words; insert "
                                        "puts it before entry N."),
                                 {{"why", why}}}};
}

byzantium::Entry entry_of(const session::Session& session, const std::string& edit, const std::string& text) {
    const auto& board = session.table().board;
    const auto json = entry_json(board, text);
    if (!json) refuse_edit(edit, {marked("What stands behind the number is no entry.")});
    auto entry = protocol::read_entry(board, protocol::Seats{session.header()}, *json);
    if (!entry) refuse_edit(edit, entry.error().sentence);
    return *std::move(entry);
}

void carry_out(session::Repair& draft, const session::Session& session, const std::string& edit) {
    std::istringstream in{edit};
    std::string what;
    std::size_t number = 0;
    std::string entry;
    if (!(in >> what >> number)) refuse_edit(edit, {marked("It names no entry by its number.")});
    std::getline(in >> std::ws, entry);
    const std::size_t most = draft.lines().size() + (what == "insert" ? 1 : 0);
    if (number < 1 || number > most)
        refuse_edit(edit, {marked("The draft has entries 1 to {most}."), {{"most", static_cast<std::int64_t>(most)}}});
    if (what == "delete")
        draft.remove(number);
    else if (what == "insert")
        draft.insert(number, entry_of(session, edit, entry));
    else if (what == "change")
        draft.change(number, entry_of(session, edit, entry));
    else
        refuse_edit(edit, {marked("\"{word}\" is not known."), {{"word", what}}});
}

std::string was_words(const session::Repair::Line& line) {
    return line.was ? say("was {n}", arg("n", *line.was)) : translated("new");
}

void show_draft(const session::Repair& draft, const session::Session& session, Form form, const Console& console) {
    const auto& board = session.table().board;
    const present::Names names{board, session.header()};
    for (std::size_t i = draft.first_change() - 1; i < draft.lines().size(); ++i) {
        const auto& line = draft.lines()[i];
        if (form == Form::json) {
            const protocol::DraftLine written{i + 1, line.was, protocol::write_entry(board, line.entry), line.refused};
            console.out << protocol::write_draft_line(board, written) << '\n';
            continue;
        }
        console.out << i + 1 << " (" << was_words(line) << ")  "
                    << present::headline(names, draft.before(i + 1), line.entry) << '\n';
        if (line.refused)
            console.out << present::wrapped(present::refusal(board, *line.refused), screen, "    ") << '\n';
    }
}

int keep(session::Session& session, const session::Repair& draft, const Console& console) {
    const auto accepted = session.replace_from(draft.first_change(), draft.entries());
    if (!accepted) {
        console.err << translated("The repair is not accepted, and nothing has changed.") << '\n';
        return refused;
    }
    console.err << say_counted(static_cast<int>(accepted->entries),
                               "Repaired: {n} entry counts now. Those before the repair are kept aside.",
                               "Repaired: {n} entries count now. Those before the repair are kept aside.")
                << '\n';
    return done;
}

}  // namespace

int perform(const RepairAct& act, Library& in, const Console& console) {
    auto opened = take_up(in, act.session, console);
    if (!opened) return unusable;
    session::Repair draft{opened->session};
    for (const std::string& edit : act.edits) carry_out(draft, opened->session, edit);
    show_draft(draft, opened->session, in.form, console);
    const auto wrong = draft.refused().size();
    if (wrong > 0) {
        console.err << say_counted(
                           static_cast<int>(wrong),
                           "{n} entry does not hold any more. Delete or change it, or insert a correction before "
                           "it; nothing has changed.",
                           "{n} entries do not hold any more. Delete or change each, or insert a correction "
                           "before it; nothing has changed.")
                    << '\n';
        return refused;
    }
    if (act.accept == Accept::yes) return keep(opened->session, draft, console);
    console.err << translated("Every entry holds. Nothing is stored yet: the same with --accept does it.") << '\n';
    return done;
}

}  // namespace cli
