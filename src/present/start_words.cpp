// SPDX-License-Identifier: MIT
#include "present/start_words.h"

#include "present/words.h"

namespace present {

StartWords start_words() {
    return {
        translated("New session"),
        translated("Who plays, in which colours and seats, and off you go. Everything is kept from the first entry "
                   "on."),
        translated("Practice table"),
        translated("A table of three to try things at: moves, battles, odds."),
        translated("Statistics"),
        translated("Import"),
        translated("Import a session"),
        translated("Welcome to the table"),
        translated("You play Byzantium; Logothete keeps the books."),
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

std::string library_words(const std::string& file, const std::string& what) {
    return say("{file}: {what}", arg("file", file), arg("what", what));
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

}  // namespace present
