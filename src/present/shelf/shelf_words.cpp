// SPDX-License-Identifier: MIT
#include "present/shelf/shelf_words.h"

#include "present/language/words.h"

#include <array>
#include <chrono>
#include <filesystem>
#include <system_error>

namespace present {

namespace {

int whole_number(std::size_t n) { return static_cast<int>(n); }

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

std::string key_of_shelf(std::size_t number) { return say("Key {key}", arg("key", number)); }

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

std::string backup_time(const store::Backup& backup) {
    std::error_code unknown;
    const auto time = std::filesystem::last_write_time(backup.file, unknown);
    if (unknown) return backup.date;
    return time_words(
        session::local_time(std::chrono::floor<std::chrono::seconds>(std::chrono::file_clock::to_sys(time))));
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

std::string entries(std::size_t n) { return say_counted(whole_number(n), "{n} entry", "{n} entries"); }

std::string other_entries(const std::string& session, std::size_t common, std::size_t more_here,
                          std::size_t more_in_file) {
    return say(
        "{session} is the same game with different entries: {common} are equal, followed by {here} more here and "
        "{file} more in the file. Nothing was imported.",
        arg("session", session), arg("common", common), arg("here", more_here), arg("file", more_in_file));
}

std::string why_not_counted(const std::string& kept) {
    return kept == store::not_counted_copy ? translated("a copy") : kept;
}

std::string in_quotes(const std::string& title) { return say("“{title}”", arg("title", title)); }

std::string undone_here(std::size_t entries) {
    return say_counted(whole_number(entries), "Here the last entry is undone; it can be redone.",
                       "Here the last {n} entries are undone; they can be redone.");
}

std::string ask_empty_trash(std::size_t sessions) {
    return say_counted(whole_number(sessions), "Delete the game in the trash for good? It cannot be restored.",
                       "Delete the {n} games in the trash for good? They cannot be restored.");
}

std::string trash_emptied(std::size_t sessions) {
    return say_counted(whole_number(sessions), "{n} game is deleted for good.", "{n} games are deleted for good.");
}

}  // namespace present
