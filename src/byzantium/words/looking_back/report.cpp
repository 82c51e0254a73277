// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/report.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/words/shelf/new_session.h"
#include "present/language/words.h"
#include "present/shelf/shelf_words.h"

namespace byzantium::words {

using namespace present;

namespace {

template <class Choice>
std::string ruling(const RulingText& text, Choice chosen) {
    return say("{rule}, {question}: {choice}.", arg("rule", text.rule), arg("question", text.question),
               arg("choice", text.choices.at(static_cast<std::size_t>(chosen))));
}

}  // namespace

bool is_over(const byzantium::text::Session& session) {
    return std::holds_alternative<byzantium::Over>(session.position().awaits);
}

std::string made_by(const Reported& reported) {
    return say("Written by Logothete {version}; board {board}; session {uuid}.", arg("version", reported.facts.program),
               arg("board", reported.session.header().board), arg("uuid", reported.facts.uuid));
}

std::vector<std::string> rulings_chosen(const byzantium::Rulings& rulings) {
    return {ruling(elite_limit_text(), rulings.elite_limit),
            ruling(casualty_rounding_text(), rulings.casualty_rounding),
            ruling(doomed_retreat_text(), rulings.doomed_retreat)};
}

std::vector<byzantium::Color> players_of(const byzantium::text::Session& session) {
    std::vector<byzantium::Color> players;
    for (const auto& player : session.position().players) players.push_back(player.color);
    return players;
}

}  // namespace byzantium::words
