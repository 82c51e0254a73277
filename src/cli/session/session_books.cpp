// SPDX-License-Identifier: MIT
// Sessions begun, listed, named and put away.
#include "cli/line/argument_faults.h"
#include "cli/line/words.h"
#include "cli/session/session_acts.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/shelf/shelf_words.h"
#include "present/shelf/titles.h"
#include "present/table/seat_marks.h"
#include "protocol/sessions.h"
#include "protocol/text.h"
#include "store/library.h"
#include "store/records.h"
#include "values/from_text.h"
#include "wording/failure.h"
#include "wording/printable.h"
#include "wording/sentence.h"

#include <algorithm>
#include <utility>

namespace cli {

namespace {

[[noreturn]] void refuse_change(const std::string& what, const wording::Sentence& why) {
    throw protocol::FormatError{what, why};
}

// As a new session in the window takes it: without spaces around it, and not too long.
std::string title_of(const std::string& typed) {
    const std::string clean = wording::printable(typed);
    const auto first = clean.find_first_not_of(' ');
    if (first == std::string::npos) throw wording::Failure{{marked("A game needs a title.")}};
    if (const auto fault = present::title_fault(clean); !fault.empty())
        refuse_change(translated("the title"), {"{why}", {{"why", fault}}});
    return clean.substr(first, clean.find_last_not_of(' ') - first + 1);
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

std::vector<std::string> list_row(const store::Listed& one, const Games& games) {
    const Game* game = games.find(one.game);
    const auto counted = game != nullptr ? std::optional{game->counted()} : std::nullopt;
    std::vector<std::string> cells{std::to_string(static_cast<SessionNumber>(one.id)),
                                   one.title,
                                   present::players_words(one.players, counted ? &counted->marks : nullptr),
                                   std::to_string(one.cursor),
                                   state_words(one),
                                   present::time_words(one.changed_at)};
    if (games.all().size() > 1) cells.push_back(game != nullptr ? game->name() : one.game);
    return cells;
}

const Game& named(const Games& games, const std::string& id) {
    if (const Game* game = games.find(id)) return *game;
    std::vector<std::string> ids;
    for (const auto& game : games.all()) ids.emplace_back(game->id());
    refuse_change("--game", {"{why}", {{"why", unless_one_of(id, ids)}}});
}

void expect_own_options(const Game& game, const NewHeader& wished) {
    const auto own = game.new_options();
    for (const auto& [name, text] : wished.options)
        if (std::none_of(own.begin(), own.end(), [&, &option = name](const Option& one) { return one.name == option; }))
            refuse_change(name, {marked("is not an option of {game}."), {{"game", game.name()}}});
}

std::string begun_words(const Begun& begun) {
    const auto number = static_cast<SessionNumber>(begun.id);
    if (begun.first.empty())
        return say("Session {session}, “{title}”, has begun.", arg("session", number), arg("title", begun.title));
    return say("Session {session}, “{title}”, has begun; {colour} is the first player.", arg("session", number),
               arg("title", begun.title), arg("colour", begun.first));
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
                               listed.game,
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
    const Game& game = act.game ? named(in.games, *act.game) : in.games.whose_board(in.board);
    expect_own_options(game, act.wished);
    const std::string title = act.title.empty() ? std::string{} : title_of(act.title);
    const Begun begun = game.begin_session(in.library, act.wished, {title, act.place}, in.board);
    const auto number = static_cast<SessionNumber>(begun.id);
    if (in.form == Form::json) return tell_change(in, number, {}, console);
    console.out << begun_words(begun) << '\n'
                << say("Enter what happens with: logothete-cli session append {session}", arg("session", number))
                << '\n';
    return done;
}

int perform(const ListAct& act, Library& in, const Console& console) {
    using present::Align;
    const bool several = in.games.all().size() > 1;
    present::Columns table{{Align::right, Align::left, Align::left, Align::right}};
    std::vector<std::string> heads{"",
                                   translated("session"),
                                   translated("players"),
                                   translated("entries"),
                                   translated("state"),
                                   translated("last changed")};
    if (several) heads.push_back(translated("game"));
    table.row(std::move(heads));
    std::size_t rows = 0;
    for (const store::Listed& one : in.library.list()) {
        const bool away = one.shelf == store::Shelf::archived || one.shelf == store::Shelf::trashed;
        if (away && act.listing == Listing::current) continue;
        ++rows;
        if (in.form == Form::json) console.out << json_line(one) << '\n';
        table.row(list_row(one, in.games));
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
        say("Session {session} is now called “{title}”.", arg("session", act.session), arg("title", title)), console);
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
            return tell_change(
                in, act.session,
                say("Session {session} is in the trash; undelete restores it, empty-trash deletes it for good.",
                    arg("session", act.session)),
                console);
        case Shelving::restore:
            in.library.restore(id);
            return tell_change(in, act.session,
                               say("Session {session} is restored from the trash.", arg("session", act.session)),
                               console);
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

}  // namespace cli
