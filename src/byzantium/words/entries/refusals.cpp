// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/refusals.h"

#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/rules.h"
#include "byzantium/rules/score.h"
#include "byzantium/words/table/names.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

namespace {

std::string sentence_of(const byzantium::Board& board, const byzantium::Refusal& refusal) {
    return say(sentence(refusal),
               arg("city", refusal.city ? plain(board[*refusal.city].name, longest_city) : std::string{}),
               arg("cube", refusal.cube ? source(*refusal.cube) : std::string{}),
               arg("box", refusal.box ? word(*refusal.box) : std::string{}),
               arg("side", refusal.side ? short_word(*refusal.side) : std::string{}), arg("need", refusal.need),
               arg("have", refusal.have));
}

std::string not_allowed(const byzantium::Refusal& refusal, const std::string& why) {
    if (is_rule_id(byzantium::to_text(rule(refusal))))
        return say("Not allowed, {rule}: {sentence}", arg("rule", byzantium::to_text(rule(refusal))),
                   arg("sentence", why));
    return say("Not allowed. {sentence}", arg("sentence", why));
}

// The city that was tried is beside the point if there is none that would do.
std::string sentence_of_fortifying(const Names& names, const byzantium::Board& board, const byzantium::Position& now,
                                   const byzantium::Refusal& why) {
    const auto player = arg("player", names.player(now.active));
    if (cities_controlled(now, now.active) == 0)
        return say("{player} controls no city, and players can fortify only cities that they control.", player);
    return say("{player} does not control {city}, and players can fortify only cities that they control.", player,
               arg("city", why.city ? plain(board[*why.city].name, longest_city) : std::string{}));
}

bool is_about_control(byzantium::Reason reason) {
    return reason == byzantium::Reason::not_a_city_to_control || reason == byzantium::Reason::already_controlled;
}

}  // namespace

std::string refusal(const byzantium::Board& board, const byzantium::Refusal& refusal) {
    return not_allowed(refusal, sentence_of(board, refusal));
}

std::string refusal(const Names& names, const byzantium::Board& board, const byzantium::Position& now,
                    const byzantium::Refusal& refusal) {
    if (refusal.reason == byzantium::Reason::not_own_city_to_fortify)
        return not_allowed(refusal, sentence_of_fortifying(names, board, now, refusal));
    if (refusal.reason == byzantium::Reason::taxed_already)
        return not_allowed(refusal,
                           say("{player} has already taxed this turn.", arg("player", names.player(now.active))));
    if (is_about_control(refusal.reason) && !is_city_left_to_control(board, now))
        return not_allowed(refusal, translated("Every city that a cube can take control of is controlled already."));
    return words::refusal(board, refusal);
}

std::string refusal_at_length(const byzantium::Board& board, const RuleTexts& texts, const byzantium::Refusal& refusal,
                              std::size_t columns) {
    return wrapped(say("Not allowed. {sentence}", arg("sentence", sentence_of(board, refusal))), columns) + '\n' +
           rule_paragraph(texts, to_text(rule(refusal)), columns);
}

}  // namespace byzantium::words
