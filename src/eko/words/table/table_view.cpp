// SPDX-License-Identifier: MIT
#include "eko/words/table/table_view.h"

#include "eko/rules/awaits.h"
#include "eko/text/session.h"
#include "eko/words/headline.h"
#include "present/language/words.h"

namespace eko::words {

using namespace present;

std::string turn_words(int turn) {
    return turn == 0 ? std::string{translated("Before the first turn")}
                     : say_as("a player's turn", "Turn {turn}", arg("turn", turn));
}

TableView table_view(const Names& names, const eko::text::Session& session) {
    const Position& now = session.position();
    TableView view{
        turn_words(now.turn), question(names, now), std::nullopt, player_views(names, session.table(), now), {}};
    if (const auto player = awaited_player(now.awaits)) view.speaker = badge(*player);
    const auto& journal = session.journal();
    if (const auto last = journal.cursor(); last > 0)
        view.last = headline(names, journal.position_at(last - 1), journal.record(last - 1).entry);
    return view;
}

}  // namespace eko::words
