// SPDX-License-Identifier: MIT
#include "session/keeping.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/rules.h"
#include "byzantium/rules/score.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/position.h"
#include "byzantium/text/words.h"

#include <utility>

namespace session {

namespace {

store::Outcome outcome(const byzantium::Result& result) {
    store::Outcome outcome{std::string{byzantium::text::to_text(result.reason)}, {}};
    for (const byzantium::Score& score : result.scores) {
        const int place = place_of(result, score.player);
        outcome.results.push_back({score.byzantine, score.arab, score.total, place, place == 1});
    }
    return outcome;
}

std::vector<store::NewEntry> stored_all(const byzantium::Board& board, const std::vector<Made>& made) {
    std::vector<store::NewEntry> entries;
    for (const Made& one : made) entries.push_back(stored(board, one));
    return entries;
}

}  // namespace

store::Standing standing(const byzantium::Board& board, const byzantium::Position& position) {
    const auto* over = std::get_if<byzantium::Over>(&position.awaits);
    return {byzantium::text::write_awaits(board, position.awaits),
            over ? std::optional{outcome(over->result)} : std::nullopt};
}

store::NewEntry stored(const byzantium::Board& board, const Made& made) {
    return {byzantium::text::write_entry(board, made.entry),
            {made.hash, byzantium::position_hash_format},
            made.step,
            made.step_name};
}

Keeping::Keeping(store::Writer writer, std::size_t agreed)
    : writer_{std::move(writer)}, believed_{writer_.state()}, agreed_{agreed} {}

void Keeping::believe(const store::State& state) {
    believed_ = state;
    agreed_ = state.entries;
}

void Keeping::append(const byzantium::Board& board, std::size_t cursor, const std::vector<Made>& made) {
    const auto entries = stored_all(board, made);
    const auto after = standing(board, made.back().after);
    believe(cursor == believed_.cursor ? writer_.append(believed_, entries, after)
                                       : writer_.replace_from(believed_, cursor + 1, entries, after));
}

void Keeping::set_cursor(const byzantium::Board& board, std::size_t cursor, const byzantium::Position& there) {
    const auto standing_there = standing(board, there);
    believe(has_doubtful_entries() ? writer_.keep(believed_, {agreed_, cursor}, standing_there)
                                   : writer_.set_cursor(believed_, cursor, standing_there));
}

std::size_t Keeping::repair(const byzantium::Board& board, std::size_t first, const std::vector<Made>& made,
                            const byzantium::Position& after, const std::string& name) {
    const auto repaired = writer_.repair(believed_, first, stored_all(board, made), standing(board, after), name);
    believe(repaired.state);
    return repaired.cut;
}

std::size_t Keeping::bring_back(const byzantium::Board& board, std::size_t cut, const byzantium::Position& there) {
    const auto back = writer_.bring_back(believed_, cut, standing(board, there));
    believe(back.state);
    return back.cut;
}

}  // namespace session
