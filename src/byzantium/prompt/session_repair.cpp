// SPDX-License-Identifier: MIT
// A repair in the past: the draft is shown, and nothing is stored until it is accepted.
#include "byzantium/prompt/entry_words.h"
#include "byzantium/prompt/session_acts.h"
#include "byzantium/rules/entry.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/refusal.h"
#include "byzantium/text/session.h"
#include "byzantium/words/desk/teller.h"
#include "byzantium/words/table/names.h"
#include "cli/line/words.h"
#include "present/help/article.h"
#include "present/journal/consequence.h"
#include "present/journal/draft_words.h"
#include "present/journal/mends.h"
#include "protocol/sessions.h"
#include "protocol/text.h"
#include "wording/sentence.h"

#include <sstream>
#include <string>
#include <utility>

namespace byzantium::prompt {

using namespace cli;

namespace {

[[noreturn]] void refuse_edit(const std::string& edit, const wording::Sentence& why) {
    throw protocol::FormatError{"\"" + edit + "\"",
                                {marked("{why} An edit is: delete N, insert N ENTRY, or change N ENTRY, with the entry "
                                        "in JSON or in words; insert "
                                        "puts it before entry N."),
                                 {{"why", why}}}};
}

byzantium::Entry entry_of(const byzantium::text::Session& session, const std::string& edit, const std::string& text) {
    const auto& board = session.table().board;
    const auto json = entry_json(board, text);
    if (!json) refuse_edit(edit, {marked("What stands behind the number is no entry.")});
    auto entry = byzantium::text::read_entry(board, byzantium::text::Seats{session.header()}, *json);
    if (!entry) refuse_edit(edit, entry.error().sentence);
    return *std::move(entry);
}

// What it was, in words.
std::string carry_out(byzantium::text::Repair& draft, const byzantium::text::Session& session,
                      const std::string& edit) {
    std::istringstream in{edit};
    std::string what;
    std::size_t number = 0;
    std::string entry;
    if (!(in >> what >> number)) refuse_edit(edit, {marked("It names no entry by its number.")});
    std::getline(in >> std::ws, entry);
    const std::size_t most = draft.lines().size() + (what == "insert" ? 1 : 0);
    if (number < 1 || number > most)
        refuse_edit(edit, {marked("The draft has entries 1 to {most}."), {{"most", static_cast<std::int64_t>(most)}}});
    using present::RepairKind;
    if (what == "delete") {
        draft.remove(number);
        return repair_name(RepairKind::removal, number);
    }
    if (what == "insert") {
        draft.insert(number, entry_of(session, edit, entry));
        return repair_name(RepairKind::insertion, number);
    }
    if (what != "change") refuse_edit(edit, {marked("\"{word}\" is not known."), {{"word", what}}});
    draft.change(number, entry_of(session, edit, entry));
    return repair_name(RepairKind::change, number);
}

void write_draft(const byzantium::text::Repair& draft, const byzantium::text::Session& session,
                 const Console& console) {
    const auto& board = session.table().board;
    for (std::size_t i = draft.first_change() - 1; i < draft.lines().size(); ++i) {
        const auto& line = draft.lines()[i];
        protocol::DraftLine written{i + 1, line.was, byzantium::text::write_entry(board, line.entry), {}};
        if (line.refused) written.refused = byzantium::text::refused(board, *line.refused);
        console.out << protocol::write_draft_line(written) << '\n';
    }
}

// Why it cannot be accepted, with the edit that would mend it, if one does.
int say_refused(const byzantium::text::Repair& draft, const byzantium::text::Session& session, const Console& console) {
    const auto wrong = static_cast<int>(draft.refused().size());
    console.err << say_counted(wrong,
                               "{n} entry does not hold any more. Delete or change it, or insert a correction before "
                               "it; nothing has changed.",
                               "{n} entries do not hold any more. Delete or change each, or insert a correction "
                               "before it; nothing has changed.")
                << '\n';
    const words::Teller teller{session.table(), session.header()};
    for (const auto& mend : present::mends(teller, draft))
        console.err << say("Perhaps an entry is missing. Add this edit to put it in: {edit}",
                           arg("edit", "'insert " + std::to_string(mend.before) + ' ' +
                                           byzantium::text::write_entry(session.table().board, mend.missing) + "'"))
                    << '\n';
    return refused;
}

// Nobody's action becomes another player's without a word.
int ask_for_hands(const byzantium::text::Repair& draft, const Console& console) {
    const auto entries = static_cast<int>(draft.changed_hands().size());
    console.err << say_counted(entries,
                               "{n} later action would go to another player. Add --shift if that is right, or "
                               "--keep-players to keep it with its player; nothing has changed.",
                               "{n} later actions would go to other players. Add --shift if that is right, or "
                               "--keep-players to keep each with its player; nothing has changed.")
                << '\n';
    return refused;
}

int keep(byzantium::text::Session& session, const byzantium::text::Repair& draft, const std::string& name,
         const Console& console) {
    const auto accepted = session.repair(draft.first_change(), draft.acts(), name);
    if (!accepted) {
        console.err << translated("The repair is not accepted, and nothing has changed.") << '\n';
        return refused;
    }
    console.err << say_counted(static_cast<int>(accepted->entries),
                               "Repaired: {n} entry counts now. Undo takes the whole repair back.",
                               "Repaired: {n} entries count now. Undo takes the whole repair back.")
                << '\n';
    return done;
}

}  // namespace

int perform(const RepairAct& act, Library& in, const Console& console) {
    auto opened = take_up(in, act.session, console);
    if (!opened) return unusable;
    byzantium::text::Repair draft{opened->session};
    std::string name;  // of the first: its number is that of the session
    for (const std::string& edit : act.edits) {
        const std::string done_now = carry_out(draft, opened->session, edit);
        if (name.empty()) name = done_now;
    }
    if (act.hands == Hands::keep) draft.keep_players();
    if (draft.is_unchanged()) {
        console.err << translated("These edits change nothing.") << '\n';
        return done;
    }
    if (in.form == Form::json) {
        write_draft(draft, opened->session, console);
    } else {
        const words::Teller teller{opened->session.table(), opened->session.header()};
        const present::DraftWords told{teller, opened->session, draft};
        console.out << present::article_text(told.article(), screen);
    }
    if (!draft.refused().empty()) return say_refused(draft, opened->session, console);
    if (act.hands == Hands::ask && !draft.changed_hands().empty()) return ask_for_hands(draft, console);
    if (act.accept == Accept::yes) return keep(opened->session, draft, name, console);
    console.err << translated("Every entry holds. Nothing is stored yet: the same with --accept does it.") << '\n';
    return done;
}

}  // namespace byzantium::prompt
