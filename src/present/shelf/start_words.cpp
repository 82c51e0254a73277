// SPDX-License-Identifier: MIT
#include "present/shelf/start_words.h"

#include "present/language/phrases.h"
#include "present/language/words.h"

#include <set>

namespace present {

namespace {

std::vector<std::string> folders_of(const std::vector<std::string>& names) {
    std::set<std::string> folders;
    for (const std::string& name : names) folders.insert(name.substr(0, name.rfind('/') + 1));
    return {folders.begin(), folders.end()};
}

}  // namespace

StartWords start_words() {
    return {
        translated("New session"),
        translated("Who plays, in which colours and seats, and off you go. Everything is kept from the first entry "
                   "on."),
        translated("Practice table"),
        translated("A table to try things at; nothing on it counts."),
        translated("First game"),
        translated("Statistics"),
        translated("Import"),
        translated("Import a session"),
        translated("Welcome to the table"),
        translated("Go on"),
        translated("What happened last"),
        translated("Nothing has been entered yet."),
        translated("The new title:"),
        translated("A session needs a title of at least one letter:"),
        translated("Delete for good"),
        translated("No"),
        translated("Close"),
        translated("Keep both"),
    };
}

std::string what_it_does(const std::vector<std::string>& games) {
    return say("You play {games}; Logothete keeps the books.", arg("games", listed(games)));
}

std::string library_words(const std::string& file, const std::string& what) {
    return say("{file}: {what}", arg("file", file), arg("what", what));
}

std::string library_made(const std::string& file) {
    return say(
        "There was no library {file}, so a new one was begun there. If you meant another file, close the window "
        "and start again with that one.",
        arg("file", file));
}

std::string put_back_label() { return translated("Put back"); }
std::string rename_label() { return translated("Rename"); }

ChooserWords chooser_words() {
    return {
        translated("Import a session"),
        translated("Sessions and journals|*.logothete;*.jsonl|All files|*"),
        translated("Export the session"),
        translated("Session with its history (*.logothete)|*.logothete|Journal as text (*.jsonl)|*.jsonl"),
        translated("Choose a board"),
        translated("Boards (*.json)|*.json|All files|*"),
    };
}

std::string exported_words(const std::string& title, const std::string& file) {
    return say("\"{title}\" is in {file}.", arg("title", title), arg("file", file));
}

std::string not_exported(std::size_t entry) {
    return say(
        "Entry {n} does not lead where it once did, so the journal was not written. Export a session file, which "
        "holds everything.",
        arg("n", entry));
}

std::string not_imported(const std::string& file, std::size_t line, const std::string& why) {
    return say("{file}, line {line}: {why} Nothing was imported.", arg("file", file), arg("line", line),
               arg("why", why));
}

std::string imported_words(const std::string& title) {
    return say("\"{title}\" is new in the list.", arg("title", title));
}

std::string known_words(const std::string& title) {
    return say("\"{title}\" is here already, entry for entry. Nothing was done.", arg("title", title));
}

std::string missing_files(const std::vector<std::string>& names) {
    constexpr std::size_t most_named = 4;
    return say(
        "Missing among the program's own files: {files}. It goes on without; installing it again brings them back.",
        arg("files", listed(names.size() > most_named ? folders_of(names) : names)));
}

std::string other_letters(const std::string& font) {
    return say("The font {font} is not installed; other letters take its place.", arg("font", font));
}

std::string no_letters() {
    return translated("There is no font on this system, so nothing can be read. Install one, DejaVu for example.");
}

GamesPageWords games_page_words() {
    return {translated("Which game do you want to play?"), translated("Back to the sessions")};
}

wording::Sentence game_not_here(const std::string& game) {
    return {
        marked("The window cannot open sessions of the game \"{game}\". The command line can, if it knows the game: "
               "logothete-cli session open. If it does not, take the version that the session was played with, or a "
               "newer one."),
        {{"game", game}}};
}

}  // namespace present
