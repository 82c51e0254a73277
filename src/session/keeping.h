// SPDX-License-Identifier: MIT
// Where an open table is kept: what a session writes into its library before the journal has it.
#pragma once

#include "byzantium/rules/board.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/position.h"
#include "store/records.h"
#include "store/writer.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace session {

// An entry on its way into the library.
struct Made {
    byzantium::Entry entry;
    const byzantium::Position& after;
    std::uint64_t hash;  // of that
    std::size_t step;    // number, from 1, of the first entry of the same act
    std::string step_name;
};

// What the library is told about a position: what is awaited, and how a game that is over ended.
store::Standing standing(const byzantium::Board& board, const byzantium::Position& position);
store::NewEntry stored(const byzantium::Board& board, const Made& made);

// All members throw store::StoreError; then nothing of the change is kept, and it may be tried again.
class Keeping {
public:
    // `agreed` entries of the library were replayed to what they once led to; those behind them, if there are any,
    // are put aside by the first change that is kept.
    Keeping(store::Writer writer, std::size_t agreed);

    // Behind the first `cursor` entries.
    void append(const byzantium::Board& board, std::size_t cursor, const std::vector<Made>& made);
    void set_cursor(const byzantium::Board& board, std::size_t cursor, const byzantium::Position& there);
    // In the place of all entries from `first` (from 1) on, as one step of undo with this name; `after` is where the
    // last of them leads. The number of the cut that holds what was put aside.
    std::size_t repair(const byzantium::Board& board, std::size_t first, const std::vector<Made>& made,
                       const byzantium::Position& after, const std::string& name);
    // Undoes or redoes the repair whose entries this cut holds; `there` is the position afterwards. The number of the
    // cut that holds what was put aside in turn.
    std::size_t bring_back(const byzantium::Board& board, std::size_t cut, const byzantium::Position& there);

    store::SessionId session() const { return writer_.session(); }

private:
    bool has_doubtful_entries() const { return agreed_ < believed_.entries; }
    void believe(const store::State& state);

    store::Writer writer_;
    store::State believed_;
    std::size_t agreed_;
};

}  // namespace session
