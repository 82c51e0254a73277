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
        translated("New game"),
        translated("Choose players, colours and seats, and off you go. Everything is saved from the first entry on."),
        translated("Practice table"),
        translated("A table for trying things out; nothing on it counts."),
        translated("Guided first game"),
        translated("Tour"),
        translated("Statistics"),
        translated("Import"),
        translated("Import a game"),
        translated("Welcome to the table"),
        translated("Continue"),
        translated("What happened last"),
        translated("Nothing has been entered yet."),
        translated("The new title:"),
        translated("A game needs a title of at least one letter:"),
        translated("Delete for good"),
        translated("No"),
        translated("Close"),
        translated("Keep both"),
        translated("Open the one here"),
    };
}

std::string what_it_does(const std::vector<std::string>& games) {
    return say("You play {games}; Logothete keeps track and checks the rules.", arg("games", listed(games)));
}

std::string library_words(const std::string& file, const std::string& what) {
    return say("{file}: {what}", arg("file", file), arg("what", what));
}

std::string library_made(const std::string& file) {
    return say(
        "The library {file} did not exist, so a new one was created there. If you meant another file, close the window "
        "and start again with that one.",
        arg("file", file));
}

std::string open_label() { return translated("Open"); }
std::string put_back_label() { return translated("Restore"); }
std::string rename_label() { return translated("Rename"); }

ChooserWords chooser_words() {
    return {
        translated("Import a game"),
        translated("Games and journals|*.logothete;*.jsonl|All files|*"),
        translated("Export the game"),
        translated("Game with its history (*.logothete)|*.logothete|Journal as text (*.jsonl)|*.jsonl|Undone entries "
                   "(*.undone.jsonl)|"
                   "*.undone.jsonl"),
        translated("Choose a board"),
        translated("Boards (*.json)|*.json|All files|*"),
    };
}

std::string exported_words(const std::string& title, const std::string& file) {
    return say("“{title}” is in {file}.", arg("title", title), arg("file", file));
}

std::string undone_exported_words(const std::string& title, const std::string& file) {
    return say("The undone entries of “{title}” are in {file}.", arg("title", title), arg("file", file));
}

std::string not_exported(std::size_t entry) {
    return say(
        "Entry {n} no longer leads to the same position, so the journal was not written. Export a session file "
        "instead; it contains everything.",
        arg("n", entry));
}

std::string show_folder_label() { return translated("Show folder"); }

std::string not_imported(const std::string& file, std::size_t line, const std::string& why) {
    return say("{file}, line {line}: {why} Nothing was imported.", arg("file", file), arg("line", line),
               arg("why", why));
}

std::string imported_words(const std::string& title) {
    return say("“{title}” is new in the list.", arg("title", title));
}

std::string known_words(const std::string& title) {
    return say("“{title}” is already here, entry for entry. Nothing was imported.", arg("title", title));
}

std::string missing_files(const std::vector<std::string>& names) {
    constexpr std::size_t most_named = 4;
    return say(
        "Some of the program's own files are missing: {files}. It runs without them; installing it again restores "
        "them.",
        arg("files", listed(names.size() > most_named ? folders_of(names) : names)));
}

std::string other_letters(const std::string& font) {
    return say("The font {font} is not installed; another font is used instead.", arg("font", font));
}

std::string no_letters() {
    return translated("There is no font on this system, so nothing can be read. Install one, DejaVu for example.");
}

GamesPageWords games_page_words(GameWanted wanted) {
    return {wanted == GameWanted::to_play ? translated("Which game do you want to play?")
                                          : translated("Which game's boards do you want to see?"),
            translated("Back to the games")};
}

wording::Sentence game_not_here(const std::string& game) {
    return {marked("The window cannot open sessions of the game “{game}”. The command line can, if it knows the game: "
                   "logothete-cli session open. If it does not, use the version that the session was played with, or a "
                   "newer one."),
            {{"game", game}}};
}

}  // namespace present
