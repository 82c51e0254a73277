// SPDX-License-Identifier: MIT
#include "session/keeping.h"

#include "byzantium/awaits.h"
#include "byzantium/rules.h"
#include "byzantium/score.h"
#include "protocol/entry.h"
#include "protocol/position.h"
#include "protocol/words.h"

#include <utility>

namespace session {

namespace {

store::Outcome outcome(const byzantium::Result& result) {
    store::Outcome outcome{std::string{protocol::text(result.reason)}, {}};
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
    return {protocol::write_awaits(board, position.awaits), over ? std::optional{outcome(over->result)} : std::nullopt};
}

store::NewEntry stored(const byzantium::Board& board, const Made& made) {
    return {protocol::write_entry(board, made.entry),
            {made.hash, byzantium::position_hash_format},
            made.step,
            made.step_name};
}

Keeping::Keeping(store::Writer writer, std::size_t agreed)
    : writer_{std::move(writer)}, believed_{writer_.state()}, agreed_{agreed} {}

void Keeping::append(const byzantium::Board& board, std::size_t cursor, const std::vector<Made>& made) {
    if (cursor != believed_.cursor) return replace_from(board, cursor + 1, made, made.back().after);
    believed_ = writer_.append(believed_, stored_all(board, made), standing(board, made.back().after));
    agreed_ = believed_.entries;
}

void Keeping::set_cursor(const byzantium::Board& board, std::size_t cursor, const byzantium::Position& there) {
    if (has_doubtful_entries()) replace_from(board, agreed_ + 1, {}, there);
    believed_ = writer_.set_cursor(believed_, cursor, standing(board, there));
}

void Keeping::replace_from(const byzantium::Board& board, std::size_t first, const std::vector<Made>& made,
                           const byzantium::Position& after) {
    believed_ = writer_.replace_from(believed_, first, stored_all(board, made), standing(board, after));
    agreed_ = believed_.entries;
}

}  // namespace session
