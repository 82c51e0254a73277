// SPDX-License-Identifier: MIT
#include "byzantium/text/session.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/score.h"
#include "byzantium/text/position.h"
#include "byzantium/text/words.h"
#include "session/repair_impl.h"
#include "session/session_impl.h"
#include "store/records.h"

#include <variant>

template class session::Session<byzantium::text::Game>;
template class session::Repair<byzantium::text::Game>;

namespace byzantium::text {

static_assert(session::Game<Game>);

namespace {

std::vector<Entry> all_hits(const AwaitRoll& roll) {
    std::vector<Entry> entries;
    for (int attacker = 0; attacker <= roll.attacker; ++attacker) {
        for (int defender = 0; defender <= roll.defender; ++defender) {
            entries.emplace_back(Roll{Hits{attacker, defender}});
        }
    }
    return entries;
}

std::vector<int> faces(session::DiceSource& source, int dice) {
    std::vector<int> all(static_cast<std::size_t>(dice));
    for (int& face : all) face = source.die();
    return all;
}

store::Outcome outcome(const Result& result) {
    store::Outcome outcome{std::string{text::to_text(result.reason)}, {}};
    for (const Score& score : result.scores) {
        const int place = place_of(result, score.player);
        outcome.results.push_back({score.byzantine, score.arab, score.total, place, place == 1});
    }
    return outcome;
}

}  // namespace

std::vector<Entry> Game::continuations(const Table& table, const Position& position) {
    if (const auto* roll = std::get_if<AwaitRoll>(&position.awaits)) return all_hits(*roll);
    const auto decisions = byzantium::legal(table, position);
    return {decisions.begin(), decisions.end()};
}

store::Standing Game::standing(const Table& table, const Position& position) {
    const auto* over = std::get_if<Over>(&position.awaits);
    return {text::write_awaits(table.board, position.awaits),
            over ? std::optional{outcome(over->result)} : std::nullopt};
}

std::optional<Color> Game::acting(const Position& position) {
    const auto* action = std::get_if<AwaitAction>(&position.awaits);
    return action ? std::optional{action->player} : std::nullopt;
}

bool Game::is_by_table(const Entry& entry) {
    return std::holds_alternative<Correct>(entry) || std::holds_alternative<AwaitPlayer>(entry);
}

Roll roll(session::DiceSource& source, const AwaitRoll& awaited) {
    return Roll{Faces{faces(source, awaited.attacker), faces(source, awaited.defender)}};
}

std::optional<Roll> roll(Session& session) {
    const auto* awaited = std::get_if<AwaitRoll>(&session.position().awaits);
    if (awaited == nullptr) return std::nullopt;
    return roll(session.dice(), *awaited);
}

}  // namespace byzantium::text
