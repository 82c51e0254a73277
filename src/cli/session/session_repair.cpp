// SPDX-License-Identifier: MIT
// A repair in the past: the draft is shown, and nothing is stored until it is accepted.
#include "cli/line/words.h"
#include "cli/session/session_acts.h"
#include "present/help/article.h"
#include "present/journal/consequence.h"
#include "protocol/text.h"
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

// What it was, in words.
std::string carry_out(Draft& draft, const std::string& edit) {
    std::istringstream in{edit};
    std::string what;
    std::size_t number = 0;
    std::string entry;
    if (!(in >> what >> number)) refuse_edit(edit, {marked("The number of the entry is missing.")});
    std::getline(in >> std::ws, entry);
    const std::size_t most = draft.size() + (what == "insert" ? 1 : 0);
    if (number < 1 || number > most)
        refuse_edit(edit, {marked("The draft has entries 1 to {most}."), {{"most", static_cast<std::int64_t>(most)}}});
    using present::RepairKind;
    if (what == "delete") {
        draft.remove(number);
        return repair_name(RepairKind::removal, number);
    }
    if (what != "insert" && what != "change") refuse_edit(edit, {marked("“{word}” is not known."), {{"word", what}}});
    const bool inserts = what == "insert";
    if (const auto why = inserts ? draft.insert(number, entry) : draft.change(number, entry)) refuse_edit(edit, *why);
    return repair_name(inserts ? RepairKind::insertion : RepairKind::change, number);
}

// Why it cannot be accepted, with the edit that would mend it, if one does.
int say_refused(const Draft& draft, const Console& console) {
    console.err << say_counted(static_cast<int>(draft.refused()),
                               "{n} entry is no longer valid. Delete or change it, or insert a correction before it; "
                               "nothing has changed.",
                               "{n} entries are no longer valid. Delete or change each, or insert a correction before "
                               "it; nothing has changed.")
                << '\n';
    for (const std::string& edit : draft.mends())
        console.err << say("Perhaps an entry is missing. This edit inserts it: {edit}", arg("edit", "'" + edit + "'"))
                    << '\n';
    return refused;
}

// Nobody's action becomes another player's without a word.
int ask_for_hands(const Draft& draft, const Console& console) {
    console.err << say_counted(static_cast<int>(draft.changed_hands()),
                               "{n} later action would go to another player. Add --shift if that is right, or "
                               "--keep-players to keep it with its player; nothing has changed.",
                               "{n} later actions would go to other players. Add --shift if that is right, or "
                               "--keep-players to keep each with its player; nothing has changed.")
                << '\n';
    return refused;
}

int keep(Draft& draft, const std::string& name, const Console& console) {
    const auto accepted = draft.accept(name);
    if (!accepted) {
        console.err << translated("The repair is not accepted, and nothing has changed.") << '\n';
        return refused;
    }
    console.err << say_counted(static_cast<int>(*accepted),
                               "Repaired: the journal now has {n} entry. Undo reverts the whole repair.",
                               "Repaired: the journal now has {n} entries. Undo reverts the whole repair.")
                << '\n';
    return done;
}

}  // namespace

int perform(const RepairAct& act, Library& in, const Console& console) {
    auto opened = take_up(in, act.session, console);
    if (!opened) return unusable;
    const auto draft = opened->session->repair();
    std::string name;  // of the first: its number is that of the session
    for (const std::string& edit : act.edits) {
        const std::string done_now = carry_out(*draft, edit);
        if (name.empty()) name = done_now;
    }
    if (act.hands == Hands::keep) draft->keep_players();
    if (draft->is_unchanged()) {
        console.err << translated("These edits change nothing.") << '\n';
        return done;
    }
    if (in.form == Form::json)
        for (const std::string& line : draft->json_lines()) console.out << line << '\n';
    else
        console.out << present::article_text(draft->article(), screen);
    if (draft->refused() > 0) return say_refused(*draft, console);
    if (act.hands == Hands::ask && draft->changed_hands() > 0) return ask_for_hands(*draft, console);
    if (act.accept == Accept::yes) return keep(*draft, name, console);
    console.err << translated("Every entry is valid. Nothing is saved yet: add --accept to save it.") << '\n';
    return done;
}

}  // namespace cli
