// SPDX-License-Identifier: MIT
#include "present/help/program_pages.h"

#include "present/language/words.h"
#include "present/table/standing_words.h"

#include <initializer_list>
#include <string>

namespace present {
namespace {

Article article_of(std::string title, std::initializer_list<const char*> paragraphs) {
    Article article{std::move(title)};
    for (const char* const text : paragraphs) article.passages.emplace_back(Prose{ProseLook::paragraph, text});
    return article;
}

Article about_sessions() {
    return article_of(
        translated("Sessions and their details"),
        {translated("Every session is kept from its first entry on. Open ones, finished ones, archived ones and those "
                    "in the trash have a list each; the one to go on with stands above them."),
         translated("L looks for sessions: by title, place, day, players, state and notes, in all lists at once."),
         translated("E shows the details of the marked session: title, place, the day it was begun, whether it counts "
                    "in statistics and why not, and notes. Ctrl+Enter saves all of them together, Esc leaves them as "
                    "they were."),
         translated(
             "The length is the time from the first entry to the last. A wait counts for half an hour at most.")});
}

Article about_standing_answers() {
    return article_of(
        standing_heading(),
        {translated("A player can answer in advance, for this turn or until the answer is taken back: Ctrl+J asks "
                    "who, what and how long. Then nobody has to wait for a question that always gets the same answer."),
         translated("Answers that hold stand below the players. A click on one takes it back, and Ctrl+Shift+J takes "
                    "back the one that was given last."),
         translated("An answer given so is an entry like any other, and the journal marks it. Undo takes it back; then "
                    "the question is asked, and the standing answer waits until the next such question.")});
}

}  // namespace

HelpPage sessions_page() { return {"sessions"}; }
HelpPage standing_page() { return {"standing"}; }

std::vector<std::pair<HelpPage, Article>> program_pages() {
    return {{sessions_page(), about_sessions()}, {standing_page(), about_standing_answers()}};
}

}  // namespace present
