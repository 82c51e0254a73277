// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/plays.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/header.h"
#include "byzantium/text/session.h"
#include "byzantium/words/accounts/accounts.h"
#include "byzantium/words/entries/questions.h"
#include "byzantium/words/looking_back/report_parts.h"
#include "present/language/words.h"
#include "session/times.h"

#include <algorithm>

namespace byzantium::words {

using namespace present;

namespace {

// The number is left out until somebody has looked it up: a wrong one would be believed.
protocol::BgGame game() { return {"Byzantium", std::nullopt, 2005}; }

std::string end_words(const byzantium::text::Session& session) {
    const auto* over = std::get_if<Over>(&session.position().awaits);
    if (over == nullptr) return say("turn {n}, not over", arg("n", session.position().turn));
    if (over->result.reason == EndReason::fall) return translated("fall of Constantinople");
    return say_counted(session.position().turn, "{n} turn", "{n} turns");
}

std::string tracks(const Names& names, const Standing& standing) {
    return say("{place}. {player}: {total} ({byzantine} Byzantine, {arab} Arab VP)", arg("place", standing.place),
               arg("player", names.label(standing.score.player)), arg("total", standing.score.total),
               arg("byzantine", standing.score.byzantine), arg("arab", standing.score.arab));
}

std::string comments(const Reported& reported) {
    std::string text = question(reported.names, reported.session.position());
    for (const Standing& standing : last_ranking(reported).standings) text += '\n' + tracks(reported.names, standing);
    return text;
}

}  // namespace

protocol::BgPlay bg_play(const Reported& reported) {
    const auto& session = reported.session;
    const Ranking ranking = last_ranking(reported);
    protocol::BgPlay play{"Logothete",
                          reported.facts.uuid,
                          session::local_text(reported.facts.begun),
                          session::local_text(reported.facts.changed),
                          reported.facts.place,
                          end_words(session),
                          comments(reported),
                          session.position().turn,
                          static_cast<int>(time_played(reported.facts, session.journal().cursor()).count()),
                          !reported.facts.not_counted,
                          game(),
                          {}};
    for (const Seat& seat : session.header().seats) {
        const Standing& standing = standing_of(ranking, seat.color);
        play.players.push_back({reported.names.player(seat.color), capital_word(seat.color), standing.score.total,
                                static_cast<int>(standing.place), is_over(session) && standing.place == 1,
                                session.header().first == seat.color, !seat.name.empty()});
    }
    return play;
}

std::string bgg_comment(const Reported& reported) {
    std::string text = "[b]" + question(reported.names, reported.session.position()) + "[/b]\n";
    for (const Standing& standing : last_ranking(reported).standings) {
        if (!standing.parted.empty()) text += "[i]" + standing.parted + "[/i]\n";
        text += tracks(reported.names, standing) + '\n';
    }
    for (const std::string& ruling : rulings_chosen(reported.session.table().rulings))
        text += "[i]" + ruling + "[/i]\n";
    return text;
}

}  // namespace byzantium::words
