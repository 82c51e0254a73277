// SPDX-License-Identifier: MIT
// A game's words for its values: a class that each game brings for its open tables.
#pragma once

#include "present/help/article.h"
#include "present/help/help_topic.h"
#include "present/journal/told.h"
#include "present/table/standing_answers.h"
#include "present/table/table_player.h"
#include "session/game.h"

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {

// A player as a value of the game, and as the table shows them.
template <class Player>
struct Seated {
    Player player;
    TablePlayer seen;
};

// A line about what an entry did: ToldLine with the game's own player.
template <class Player>
struct LineOf {
    LineKind kind;
    std::optional<Player> player;
    std::string text;
};

// An entry as it was made. It refers to the journal.
template <session::Game G>
struct MadeEntry {
    const typename G::Position& before;
    const typename G::Position& after;
    const typename G::Entry& entry;
    std::vector<typename G::Effect> effects;
};

// `before` is the position that an entry was made in. Players are the game's own, `players` tells them in seating
// order.
//   rule_mark     what the ids of its rules begin with: "BYZ"
//   players       who sits at the table, each with the game's own value
//   awaited       the player whom a position awaits
//   headline      an entry of the journal in one sentence
//   begins_an_act whether an answer to a position begins an act of the journal, and does not belong to the one before
//   hands_go_on   whether what is answered to the second position lies beside what was answered to the first in the
//   list
//                 for hands, though another act has begun; asked of neighbours
//   act_headline  the entries of an act, at least one, in a sentence or two, with what came of them
//   rules_of      the rules that an entry was made under; empty for one of the table
//   told_lines    what an entry did, in order: kind, player, text
//   put_back_lines   what hands do when these effects, which led to a position, are undone: deeds alone
//   mended_lines  what hands do when, at a position, the first effects are undone and the second made in their place:
//                 deeds alone
//   ends_a_turn   whether a turn ended with these effects
//   question      what a position asks, in words; rules_asked the rules about it
//   refusal       why an entry is refused, with its rule; rules_of that rule
//   is_for_another_question   whether it is refused because a position asks something else
//   begins_an_action          whether a position asks for an action, and not for what belongs to one
//   before_and_after          how the players stand before a repair and after it
//   before_the_end            a correction of the second position as one of the first, where the game ended between
//                             them: what the end adds to a number is taken off. As it is, if the end adds nothing
//   likely_missing            entries that somebody may have forgotten to enter here; few
//   standing_choices   what a player may answer in advance; none if the game asks nothing of that kind
//   program_choices    those that hand a seat to a program; a game without one has no such function
//   standing_entry     the answer of that key to what a position asks, legal or not; nothing if it asks something else
//   turn_mark          what stays the same until a turn ends; nothing if answers cannot be given for a turn
template <class T>
concept Teller = session::Game<typename T::Game> &&
                 requires(const T& teller, const typename T::Game::Table& table, const typename T::Game::Header& header,
                          const typename T::Game::Position& before, const typename T::Game::Entry& entry,
                          const std::vector<typename T::Game::Effect>& effects, const typename T::Game::Refusal& why,
                          const std::vector<MadeEntry<typename T::Game>>& act) {
                     T(table, header);
                     { T::rule_mark } -> std::convertible_to<std::string_view>;
                     { teller.players() } -> std::same_as<const std::vector<Seated<typename T::Game::Player>>&>;
                     { teller.awaited(before) } -> std::same_as<std::optional<typename T::Game::Player>>;
                     { teller.headline(before, entry) } -> std::convertible_to<std::string>;
                     { teller.begins_an_act(before) } -> std::same_as<bool>;
                     { teller.hands_go_on(before, before) } -> std::same_as<bool>;
                     { teller.act_headline(act) } -> std::convertible_to<std::string>;
                     { teller.rules_of(before, entry) } -> std::same_as<RuleIds>;
                     {
                         teller.told_lines(before, entry, effects)
                     } -> std::same_as<std::vector<LineOf<typename T::Game::Player>>>;
                     {
                         teller.put_back_lines(before, effects)
                     } -> std::same_as<std::vector<LineOf<typename T::Game::Player>>>;
                     {
                         teller.mended_lines(before, effects, effects)
                     } -> std::same_as<std::vector<LineOf<typename T::Game::Player>>>;
                     { teller.ends_a_turn(effects) } -> std::same_as<bool>;
                     { teller.question(before) } -> std::convertible_to<std::string>;
                     { teller.rules_asked(before) } -> std::same_as<RuleIds>;
                     { teller.refusal(why) } -> std::convertible_to<std::string>;
                     { teller.rules_of(why) } -> std::same_as<RuleIds>;
                     { teller.is_for_another_question(why) } -> std::same_as<bool>;
                     { teller.begins_an_action(before) } -> std::same_as<bool>;
                     { teller.before_and_after(before, before) } -> std::same_as<Passage>;
                     { teller.before_the_end(entry, before, before) } -> std::same_as<typename T::Game::Entry>;
                     { teller.likely_missing(before) } -> std::same_as<std::vector<typename T::Game::Entry>>;
                     { teller.standing_choices() } -> std::same_as<std::vector<StandingChoice>>;
                     {
                         teller.standing_entry(before, std::string_view{})
                     } -> std::same_as<std::optional<typename T::Game::Entry>>;
                     { teller.turn_mark(before) } -> std::same_as<std::optional<std::string>>;
                 };

}  // namespace present
