// SPDX-License-Identifier: MIT
// Sessions begun, listed, named and put away.
#include "cli/journal_file.h"
#include "cli/session_acts.h"
#include "present/columns.h"
#include "present/session_rows.h"
#include "protocol/header.h"
#include "protocol/sessions.h"
#include "protocol/words.h"
#include "session/dice.h"
#include "session/shelf.h"

#include <algorithm>
#include <utility>

namespace cli {

namespace {

[[noreturn]] void refuse(const std::string& what, const std::string& why) { throw protocol::FormatError{what, why}; }

byzantium::Color color(const std::string& word) {
    const auto color = byzantium::from_text<byzantium::Color>(word);
    if (!color) refuse("\"" + word + "\"", "is no colour. Players are red, yellow, blue or green.");
    return *color;
}

byzantium::Seat seat(const std::string& player) {
    const auto sign = player.find('=');
    return {color(player.substr(0, sign)), sign == std::string::npos ? "" : player.substr(sign + 1)};
}

template <class Choice>
Choice ruling(const char* name, const std::string& word, std::optional<Choice> choice) {
    if (!choice) refuse(std::string{"--"} + name, "there is no choice \"" + word + "\".");
    return *choice;
}

byzantium::Color first_player(const NewSessionAct& act, const std::vector<byzantium::Seat>& seats) {
    if (!act.first) return seats.at(session::DiceSource::from_system().pick(seats.size())).color;
    const auto first = color(*act.first);
    const bool seated = std::any_of(seats.begin(), seats.end(), [&](const auto& one) { return one.color == first; });
    if (!seated) refuse("--first", *act.first + " does not sit at the table.");
    return first;
}

byzantium::Header header_for(const NewSessionAct& act, const session::Boards& boards) {
    byzantium::Header header{boards.usual_id(), {}, byzantium::Color::red, {}};
    for (const std::string& player : act.players) header.seats.push_back(seat(player));
    header.first = first_player(act, header.seats);
    header.rulings = {
        ruling("elite-limit", act.elite_limit, protocol::elite_limit(act.elite_limit)),
        ruling("casualty-rounding", act.casualty_rounding, protocol::casualty_rounding(act.casualty_rounding))};
    const auto same = protocol::read_header(protocol::write_header(header));  // two of one colour
    if (!same) refuse("a new session", same.error().message);
    return header;
}

store::Listed listed(const store::Library& library, store::SessionId id) {
    const auto all = library.list();
    return *std::find_if(all.begin(), all.end(), [&](const store::Listed& one) { return one.id == id; });
}

}  // namespace

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

int tell_change(const Library& in, SessionNumber session, const std::string& changed, const Console& console) {
    if (in.form == Form::json)
        console.out << json_line(listed(in.library, store::SessionId{session})) << '\n';
    else
        console.out << "Session " << session << ' ' << changed << ".\n";
    return done;
}

int perform(const NewSessionAct& act, Library& in, const Console& console) {
    const auto header = header_for(act, in.boards);
    const std::string title = act.title.empty() ? present::players_words(header.seats) : act.title;
    const auto id = session::begin_session(in.library, header, {title, act.place}, in.boards);
    const auto number = static_cast<SessionNumber>(id);
    if (in.form == Form::json) return tell_change(in, number, {}, console);
    console.out << "Session " << number << ", \"" << title << "\", has begun; " << byzantium::text(header.first)
                << " is the first player.\nEnter what happens with: logothete-cli session append " << number << '\n';
    return done;
}

int perform(const ListAct& act, Library& in, const Console& console) {
    using present::Align;
    present::Columns table{{Align::right, Align::left, Align::left, Align::right}};
    table.row({"", "session", "players", "entries", "state", "last changed"});
    std::size_t rows = 0;
    for (const store::Listed& one : in.library.list()) {
        const bool away = one.shelf == store::Shelf::archived || one.shelf == store::Shelf::trashed;
        if (away && act.listing == Listing::current) continue;
        ++rows;
        if (in.form == Form::json) console.out << json_line(one) << '\n';
        table.row({std::to_string(static_cast<SessionNumber>(one.id)), one.title,
                   present::players_words(session::seats_of(one.players)), std::to_string(one.cursor),
                   shelf_word(one.shelf) + (one.not_counted ? ", not counted" : ""), one.changed_at});
    }
    if (in.form == Form::json) return done;
    console.out << (rows == 0 ? no_sessions : table.text());
    return done;
}

int perform(const RenameAct& act, Library& in, const Console& console) {
    in.library.rename(store::SessionId{act.session}, act.title);
    return tell_change(in, act.session, "is called \"" + act.title + "\" now", console);
}

int perform(const DuplicateAct& act, Library& in, const Console& console) {
    const auto copy = static_cast<SessionNumber>(in.library.duplicate(store::SessionId{act.session}, act.title));
    return tell_change(in, copy, "is a copy of session " + std::to_string(act.session) + "; it does not count",
                       console);
}

int perform(const ShelveAct& act, Library& in, const Console& console) {
    const store::SessionId id{act.session};
    switch (act.to) {
        case Shelving::archive:
            in.library.archive(id);
            return tell_change(in, act.session, "is archived; list --all shows it", console);
        case Shelving::unarchive:
            in.library.unarchive(id);
            return tell_change(in, act.session, "is in the list again", console);
        case Shelving::trash:
            in.library.trash(id);
            return tell_change(in, act.session, "is in the trash; undelete takes it out, empty-trash ends it", console);
        case Shelving::restore:
            in.library.restore(id);
            return tell_change(in, act.session, "is out of the trash", console);
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
    return tell_change(in, act.session, act.not_counted ? "does not count: " + *act.not_counted : "counts", console);
}

}  // namespace cli
