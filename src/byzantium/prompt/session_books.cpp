// SPDX-License-Identifier: MIT
// Sessions begun, listed, named and put away.
#include "byzantium/prompt/session_acts.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/header.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/shelf.h"
#include "byzantium/text/words.h"
#include "byzantium/words/shelf/new_session.h"
#include "byzantium/words/shelf/session_rows.h"
#include "byzantium/words/table/names.h"
#include "cli/line/words.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/shelf/shelf_words.h"
#include "present/shelf/titles.h"
#include "protocol/sessions.h"
#include "protocol/text.h"
#include "session/dice.h"
#include "session/resources.h"
#include "store/library.h"
#include "store/records.h"
#include "values/from_text.h"
#include "wording/failure.h"
#include "wording/printable.h"
#include "wording/sentence.h"

#include <algorithm>
#include <utility>

namespace byzantium::prompt {

using namespace cli;

namespace {

[[noreturn]] void refuse_change(const std::string& what, const wording::Sentence& why) {
    throw protocol::FormatError{what, why};
}

byzantium::Color result_color(const std::string& word) {
    const auto color = values::from_text<byzantium::Color>(word);
    if (!color) refuse_change("\"" + word + "\"", {marked("is no colour. Players are red, yellow, blue or green.")});
    return *color;
}

byzantium::Seat seat(const std::string& player) {
    const auto sign = player.find('=');
    return {result_color(player.substr(0, sign)), sign == std::string::npos ? "" : player.substr(sign + 1)};
}

template <class Choice>
Choice ruling(const char* name, const std::string& word, std::optional<Choice> choice) {
    if (!choice) refuse_change(std::string{"--"} + name, {marked("there is no choice \"{word}\"."), {{"word", word}}});
    return *choice;
}

// As a new session in the window takes it: without spaces around it, and not too long.
std::string title_of(const std::string& typed) {
    const std::string clean = wording::printable(typed);
    const auto first = clean.find_first_not_of(' ');
    if (first == std::string::npos) throw wording::Failure{{marked("A session needs a title.")}};
    if (const auto fault = present::title_fault(clean); !fault.empty())
        refuse_change(translated("the title"), {"{why}", {{"why", fault}}});
    return clean.substr(first, clean.find_last_not_of(' ') - first + 1);
}

byzantium::Color first_player(const NewSessionAct& act, const std::vector<byzantium::Seat>& seats) {
    if (!act.first) return seats.at(session::DiceSource::from_system().pick(seats.size())).color;
    const auto first = result_color(*act.first);
    const bool seated = std::any_of(seats.begin(), seats.end(), [&](const auto& one) { return one.color == first; });
    if (!seated) refuse_change("--first", {marked("{colour} does not sit at the table."), {{"colour", *act.first}}});
    return first;
}

byzantium::Header header_for(const NewSessionAct& act, const byzantium::text::Boards& boards) {
    byzantium::Header header{boards.usual_id(), {}, byzantium::Color::red, {}};
    for (const std::string& player : act.players) header.seats.push_back(seat(player));
    header.first = first_player(act, header.seats);
    header.rulings = {
        ruling("elite-limit", act.elite_limit, byzantium::text::elite_limit(act.elite_limit)),
        ruling("casualty-rounding", act.casualty_rounding, byzantium::text::casualty_rounding(act.casualty_rounding)),
        ruling("doomed-retreat", act.doomed_retreat, byzantium::text::doomed_retreat(act.doomed_retreat))};
    const auto same = byzantium::text::read_header(byzantium::text::write_header(header));  // two of one colour
    if (!same) refuse_change(translated("a new session"), same.error().sentence);
    return header;
}

std::string state_word(store::Shelf shelf) {
    switch (shelf) {
        case store::Shelf::open:
            return translated("open");
        case store::Shelf::finished:
            return translated("finished");
        case store::Shelf::archived:
            return translated("archived");
        case store::Shelf::trashed:
            return translated("trashed");
    }
    return {};
}

std::string state_words(const store::Listed& one) {
    const std::string state = state_word(one.shelf);
    return one.not_counted ? say("{state}, not counted", arg("state", state)) : state;
}

store::Listed listed(const store::Library& library, store::SessionId id) {
    const auto all = library.list();
    return *std::find_if(all.begin(), all.end(), [&](const store::Listed& one) { return one.id == id; });
}

}  // namespace

std::string no_sessions() {
    return std::string{translated("There are no sessions yet: logothete-cli session new begins one.")} + '\n';
}

// As JSON has it.
std::string shelf_word(store::Shelf shelf) {
    switch (shelf) {
        case store::Shelf::open:
            return "open";
        case store::Shelf::finished:
            return "finished";
        case store::Shelf::archived:
            return "archived";
        case store::Shelf::trashed:
            return "trashed";
    }
    return {};
}

std::string json_line(const store::Listed& listed) {
    protocol::SessionLine line{static_cast<std::int64_t>(listed.id),
                               listed.uuid,
                               listed.title,
                               listed.place,
                               listed.board,
                               {},
                               listed.created_at,
                               listed.changed_at,
                               {},
                               !listed.not_counted,
                               listed.entries,
                               listed.cursor,
                               listed.awaits};
    for (const store::Player& player : listed.players) line.players.push_back({player.color, player.name});
    const std::string state = shelf_word(listed.shelf);
    line.state = state;
    return protocol::write_session(line);
}

int tell_change(const Library& in, SessionNumber session, const std::string& sentence, const Console& console) {
    if (in.form == Form::json)
        console.out << json_line(listed(in.library, store::SessionId{session})) << '\n';
    else
        console.out << sentence << '\n';
    return done;
}

int perform(const NewSessionAct& act, Library& in, const Console& console) {
    const auto header = header_for(act, in.boards);
    const std::string title = act.title.empty() ? words::players_words(header.seats) : title_of(act.title);
    const auto id = byzantium::text::begin_session(in.library, header, {title, act.place}, in.boards);
    const auto number = static_cast<SessionNumber>(id);
    if (in.form == Form::json) return tell_change(in, number, {}, console);
    console.out << say("Session {session}, \"{title}\", has begun; {colour} is the first player.",
                       arg("session", number), arg("title", title), arg("colour", words::word(header.first)))
                << '\n'
                << say("Enter what happens with: logothete-cli session append {session}", arg("session", number))
                << '\n';
    return done;
}

int perform(const ListAct& act, Library& in, const Console& console) {
    using present::Align;
    present::Columns table{{Align::right, Align::left, Align::left, Align::right}};
    table.row({"", translated("session"), translated("players"), translated("entries"), translated("state"),
               translated("last changed")});
    std::size_t rows = 0;
    for (const store::Listed& one : in.library.list()) {
        const bool away = one.shelf == store::Shelf::archived || one.shelf == store::Shelf::trashed;
        if (away && act.listing == Listing::current) continue;
        ++rows;
        if (in.form == Form::json) console.out << json_line(one) << '\n';
        table.row({std::to_string(static_cast<SessionNumber>(one.id)), one.title,
                   words::players_words(byzantium::text::seats_of(one.players)), std::to_string(one.cursor),
                   state_words(one), present::time_words(one.changed_at)});
    }
    if (in.form == Form::json) return done;
    console.out << (rows == 0 ? no_sessions() : table.text());
    return done;
}

int perform(const RenameAct& act, Library& in, const Console& console) {
    const std::string title = title_of(act.title);
    in.library.rename(store::SessionId{act.session}, title);
    return tell_change(
        in, act.session,
        say("Session {session} is called \"{title}\" now.", arg("session", act.session), arg("title", title)), console);
}

int perform(const DuplicateAct& act, Library& in, const Console& console) {
    const auto copy =
        static_cast<SessionNumber>(in.library.duplicate(store::SessionId{act.session}, title_of(act.title)));
    return tell_change(in, copy,
                       say("Session {session} is a copy of session {original}; it does not count.",
                           arg("session", copy), arg("original", act.session)),
                       console);
}

int perform(const ShelveAct& act, Library& in, const Console& console) {
    const store::SessionId id{act.session};
    switch (act.to) {
        case Shelving::archive:
            in.library.archive(id);
            return tell_change(in, act.session,
                               say("Session {session} is archived; list --all shows it.", arg("session", act.session)),
                               console);
        case Shelving::unarchive:
            in.library.unarchive(id);
            return tell_change(in, act.session,
                               say("Session {session} is in the list again.", arg("session", act.session)), console);
        case Shelving::trash:
            in.library.trash(id);
            return tell_change(in, act.session,
                               say("Session {session} is in the trash; undelete takes it out, empty-trash ends it.",
                                   arg("session", act.session)),
                               console);
        case Shelving::restore:
            in.library.restore(id);
            return tell_change(in, act.session,
                               say("Session {session} is out of the trash.", arg("session", act.session)), console);
    }
    return our_fault;
}

int perform(const EmptyTrashAct&, Library& in, const Console& console) {
    const auto gone = in.library.empty_trash();
    console.out << present::trash_emptied(gone) << '\n';
    return done;
}

int perform(const CountAct& act, Library& in, const Console& console) {
    in.library.set_not_counted(store::SessionId{act.session}, act.not_counted);
    return tell_change(in, act.session,
                       act.not_counted ? say("Session {session} does not count: {why}.", arg("session", act.session),
                                             arg("why", *act.not_counted))
                                       : say("Session {session} counts.", arg("session", act.session)),
                       console);
}

}  // namespace byzantium::prompt
