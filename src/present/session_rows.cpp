// SPDX-License-Identifier: MIT
#include "present/session_rows.h"

#include "byzantium/text/awaited.h"
#include "present/headline.h"
#include "present/questions.h"
#include "present/words.h"

#include <array>
#include <chrono>

namespace present {

namespace {

using namespace byzantium;
using byzantium::text::AwaitedKind;

constexpr std::size_t last_shown = 3;
constexpr std::size_t longest_session_title = 60;  // letters
constexpr std::size_t longest_session_place = 40;

int whole_number(std::size_t n) { return static_cast<int>(n); }

std::string name_of(Color color, const std::vector<Seat>& seats) {
    for (const Seat& seat : seats)
        if (seat.color == color) return player_name(seat);
    return capital_word(color);
}

// Shorter than `question`, which needs the position.
const char* asked(AwaitedKind kind) {
    switch (kind) {
        case AwaitedKind::action:
            return translated("{player}: choose an action");
        case AwaitedKind::increase:
            return translated("{player}: place more cubes, or stop");
        case AwaitedKind::march:
            return translated("{player}: go on with the army, or stop");
        case AwaitedKind::fleet:
            return translated("{player}: impose the fleet?");
        case AwaitedKind::sail:
            return translated("{player}: sail, or take the step back");
        case AwaitedKind::defence:
            return translated("{player}: stand or retreat?");
        case AwaitedKind::sea_retreat:
            return translated("{player}: allow the retreat by sea?");
        case AwaitedKind::retreat:
            return translated("{player}: where does the army retreat to?");
        case AwaitedKind::levy:
            return translated("{player}: does the levy defend?");
        case AwaitedKind::fight:
            return translated("{player}: whom to fight first?");
        case AwaitedKind::roll:
            return translated("{player}'s attack: the dice");
        case AwaitedKind::losses:
            return translated("{player}: which cubes are lost?");
        case AwaitedKind::garrison:
            return translated("{player}: who holds the city?");
        case AwaitedKind::upkeep:
            return translated("{player}: which cubes leave the game?");
        case AwaitedKind::over:
            break;
    }
    return translated("The game is over");
}

std::string state_of(const byzantium::text::OnShelf& session) {
    if (!session.awaited) return {};
    if (!session.awaited->player) return asked(session.awaited->kind);
    return say(asked(session.awaited->kind), arg("player", name_of(*session.awaited->player, session.seats)));
}

std::string remark_of(const byzantium::text::OnShelf& session) {
    if (!session.not_counted) return {};
    const std::string why = plain(*session.not_counted, longest_session_title);
    return why.empty() ? std::string{translated("not counted")} : say("not counted: {why}", arg("why", why));
}

std::chrono::sys_days calendar_day(const session::LocalTime& time) {
    using namespace std::chrono;
    return sys_days{year{time.year} / month{static_cast<unsigned>(time.month)} / day{static_cast<unsigned>(time.day)}};
}

std::string month_word(int month) {
    const std::array words{translated("January"), translated("February"), translated("March"),
                           translated("April"),   translated("May"),      translated("June"),
                           translated("July"),    translated("August"),   translated("September"),
                           translated("October"), translated("November"), translated("December")};
    return words.at(static_cast<std::size_t>(month) - 1);
}

std::string weekday_word(std::chrono::sys_days date) {
    const std::array words{translated("Sunday"),   translated("Monday"), translated("Tuesday"), translated("Wednesday"),
                           translated("Thursday"), translated("Friday"), translated("Saturday")};
    return words.at(std::chrono::weekday{date}.c_encoding());
}

}  // namespace

SessionRow session_row(const byzantium::text::OnShelf& session, const session::LocalTime& now) {
    SessionRow row{plain(session.title, longest_session_title),
                   {},
                   {},
                   state_of(session),
                   {},
                   entries(session.entries),
                   remark_of(session)};
    if (row.title.empty()) row.title = players_words(session.seats);
    for (const Seat& seat : session.seats) row.players.push_back({seat.color, player_name(seat)});
    if (session.awaited) row.speaker = session.awaited->player;
    if (session.played) row.played = played_words(*session.played, now);
    return row;
}

std::string shelf_name(store::Shelf shelf) {
    switch (shelf) {
        case store::Shelf::open:
            return translated_as("sessions", "Open");
        case store::Shelf::finished:
            return translated("Finished");
        case store::Shelf::archived:
            return translated("Archived");
        case store::Shelf::trashed:
            break;
    }
    return translated("Trash");
}

std::string nothing_on(store::Shelf shelf) {
    switch (shelf) {
        case store::Shelf::open:
            return translated("No game is under way.");
        case store::Shelf::finished:
            return translated("No game has been played to its end yet.");
        case store::Shelf::archived:
            return translated("Nothing is archived.");
        case store::Shelf::trashed:
            break;
    }
    return translated("The trash is empty.");
}

std::vector<NumberedLine> last_entries(const Names& names, const byzantium::text::Session& session, std::size_t most) {
    std::vector<NumberedLine> lines;
    const auto& journal = session.journal();
    const std::size_t count = journal.cursor();
    for (std::size_t n = count > most ? count - most + 1 : 1; n <= count; ++n)
        lines.push_back({n, headline(names, journal.position_at(n - 1), journal.record(n - 1).entry)});
    return lines;
}

ResumeCard resume_card(const byzantium::text::OnShelf& listed, const byzantium::text::Session& session,
                       const session::LocalTime& now) {
    const Names names{session.table().board, session.header()};
    return {session_row(listed, now), plain(listed.place, longest_session_place), question(names, session.position()),
            last_entries(names, session, last_shown)};
}

std::string date_words(const session::LocalTime& then) {
    return say("{day} {month} {year}", arg("day", then.day), arg("month", month_word(then.month)),
               arg("year", then.year));
}

std::string time_words(const session::LocalTime& then) {
    return say("{date}, {time}", arg("date", date_words(then)),
               arg("time", fmt::format("{}:{:02}", then.hour, then.minute)));
}

std::string time_words(const std::string& utc) {
    const auto then = session::local_time(utc);
    return then ? time_words(*then) : utc;
}

std::string played_words(const session::LocalTime& then, const session::LocalTime& now) {
    const auto ago = (calendar_day(now) - calendar_day(then)).count();
    const std::string time = fmt::format("{}:{:02}", then.hour, then.minute);
    if (ago == 0) return say("today, {time}", arg("time", time));
    if (ago == 1) return say("yesterday, {time}", arg("time", time));
    if (ago > 1 && ago < 7)
        return say("{day}, {time}", arg("day", weekday_word(calendar_day(then))), arg("time", time));
    if (then.year == now.year)
        return say("{day} {month}, {time}", arg("day", then.day), arg("month", month_word(then.month)),
                   arg("time", time));
    return date_words(then);
}

std::string players_words(const std::vector<Seat>& seats) {
    std::string words;
    for (const Seat& seat : seats)
        words = words.empty() ? player_name(seat)
                              : say("{list}, {next}", arg("list", words), arg("next", player_name(seat)));
    return words;
}

std::string entries(std::size_t n) { return say_counted(whole_number(n), "{n} entry", "{n} entries"); }

std::string other_entries(const std::string& session, std::size_t common, std::size_t more_here,
                          std::size_t more_in_file) {
    return say(
        "{session} is the same game with other entries: {common} are equal, then there are {here} more here and {file} "
        "more in "
        "the file. Nothing was done.",
        arg("session", session), arg("common", common), arg("here", more_here), arg("file", more_in_file));
}

std::string ask_empty_trash(std::size_t sessions) {
    return say_counted(whole_number(sessions), "Delete the session in the trash for good? It cannot be brought back.",
                       "Delete the {n} sessions in the trash for good? They cannot be brought back.");
}

std::string trash_emptied(std::size_t sessions) {
    return say_counted(whole_number(sessions), "{n} session is deleted for good.",
                       "{n} sessions are deleted for good.");
}

}  // namespace present
