// SPDX-License-Identifier: MIT
#include "present/shelf/shelf_search.h"

#include "present/help/page_keys.h"
#include "present/language/letters.h"
#include "present/language/words.h"

#include <sstream>

namespace present {
namespace {

// What the row shows, one thing a line.
std::string seen(const ShelvedSession& session) {
    std::string all;
    for (const std::string* const part :
         {&session.row.title, &session.row.state, &session.row.remark, &session.row.played, &session.row.game})
        all += *part + '\n';
    for (const RowPlayer& player : session.row.players) all += player.name + '\n';
    return all;
}
// What can be searched besides.
std::string unseen(const ShelvedSession& session) {
    return session.title + '\n' + session.where + '\n' + session.notes;
}

bool has(std::string_view text, const std::string& word) { return small_letters(text).find(word) != std::string::npos; }

}  // namespace

bool matches(const ShelvedSession& session, std::string_view words) {
    const std::string all = seen(session) + unseen(session);
    std::istringstream wanted{small_letters(words)};
    for (std::string word; wanted >> word;)
        if (!has(all, word)) return false;
    return true;
}

std::string found_unseen(const ShelvedSession& session, std::string_view words) {
    const std::string row = seen(session);
    std::istringstream wanted{small_letters(words)};
    for (std::string word; wanted >> word;) {
        if (has(row, word)) continue;
        std::istringstream lines{unseen(session)};
        for (std::string line; std::getline(lines, line);)
            if (has(line, word)) return say("found: {line}", arg("line", line));
    }
    return {};
}

std::string search_hint() { return say("Search the games ({key})", arg("key", key_of_act(PageAct::find_session))); }

std::string nothing_matches() { return translated("No game here contains these words. Esc shows all games again."); }

}  // namespace present
