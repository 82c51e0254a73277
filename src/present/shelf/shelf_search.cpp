// SPDX-License-Identifier: MIT
#include "present/shelf/shelf_search.h"

#include "present/help/page_keys.h"
#include "present/language/letters.h"
#include "present/language/words.h"

#include <sstream>

namespace present {
namespace {

// Everything that can be searched, one thing a line.
std::string searched(const ShelvedSession& session) {
    std::string all = session.title;
    for (const std::string* const part : {&session.row.title, &session.where, &session.row.state, &session.row.remark,
                                          &session.row.played, &session.row.game, &session.notes})
        all += '\n' + *part;
    for (const RowPlayer& player : session.row.players) all += '\n' + player.name;
    return small_letters(all);
}

}  // namespace

bool matches(const ShelvedSession& session, std::string_view words) {
    const std::string all = searched(session);
    std::istringstream wanted{small_letters(words)};
    for (std::string word; wanted >> word;)
        if (all.find(word) == std::string::npos) return false;
    return true;
}

std::string search_hint() { return say("Search the games ({key})", arg("key", key_of_act(PageAct::find_session))); }

std::string nothing_matches() { return translated("No game here contains these words. Esc shows all games again."); }

}  // namespace present
