// SPDX-License-Identifier: MIT
// Keeps an open table: a session writes each change into its library before the journal gets it.
#pragma once

#include "protocol/standing.h"
#include "session/act.h"
#include "session/game.h"
#include "store/records.h"
#include "store/writer.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace session {

// An entry on its way into the library.
template <Game G>
struct Made {
    typename G::Entry entry;
    const typename G::Position& after;
    std::uint64_t hash;  // of that
    std::size_t step;    // number, from 1, of the first entry of the same act
    std::string step_name;
    AnsweredBy by = AnsweredBy::person;
};

// Of an entry as it was written.
inline AnsweredBy answered_by(std::string_view entry) {
    return protocol::has_standing_mark(entry) ? AnsweredBy::standing_answer : AnsweredBy::person;
}
// An entry as it is written: with the mark of a standing answer, if it is one.
template <Game G>
std::string written(const typename G::Table& table, const typename G::Entry& entry, AnsweredBy by) {
    auto text = G::write_entry(table, entry);
    return by == AnsweredBy::standing_answer ? protocol::with_standing_mark(std::move(text)) : text;
}

template <Game G>
store::NewEntry stored(const typename G::Table& table, const Made<G>& made) {
    return {written<G>(table, made.entry, made.by), {made.hash, G::hash_format}, made.step, made.step_name};
}

// All members throw store::StoreError; then nothing of the change is kept, and it may be tried again.
template <Game G>
class Keeping {
public:
    using Table = typename G::Table;
    using Position = typename G::Position;
    using MadeEntries = std::vector<Made<G>>;

    // `agreed` entries of the library were replayed to what they once led to; those behind them, if there are any,
    // are put aside by the first change that is kept.
    Keeping(store::Writer writer, std::size_t agreed)
        : writer_{std::move(writer)}, believed_{writer_.state()}, agreed_{agreed} {}

    // Behind the first `cursor` entries.
    void append(const Table& table, std::size_t cursor, const MadeEntries& made) {
        const auto entries = stored_all(table, made);
        const auto after = G::standing(table, made.back().after);
        believe(cursor == believed_.cursor ? writer_.append(believed_, entries, after)
                                           : writer_.replace_from(believed_, cursor + 1, entries, after));
    }
    void set_cursor(const Table& table, std::size_t cursor, const Position& there) {
        const auto standing = G::standing(table, there);
        believe(has_doubtful_entries() ? writer_.keep(believed_, {agreed_, cursor}, standing)
                                       : writer_.set_cursor(believed_, cursor, standing));
    }
    // In the place of all entries from `first` (from 1) on, as one step of undo with this name; `after` is where the
    // last of them leads. The number of the cut that holds what was put aside.
    std::size_t repair(const Table& table, std::size_t first, const MadeEntries& made, const Position& after,
                       const std::string& name) {
        const auto repaired =
            writer_.repair(believed_, first, stored_all(table, made), G::standing(table, after), name);
        believe(repaired.state);
        return repaired.cut;
    }
    // Undoes or redoes the repair whose entries this cut holds; `there` is the position afterwards. The number of the
    // cut that holds what was put aside in turn.
    std::size_t bring_back(const Table& table, std::size_t cut, const Position& there) {
        const auto back = writer_.bring_back(believed_, cut, G::standing(table, there));
        believe(back.state);
        return back.cut;
    }

    void set_standing_answers(const std::vector<store::StandingAnswer>& answers) {
        writer_.set_standing_answers(answers);
    }

    store::SessionId session() const { return writer_.session(); }

private:
    static std::vector<store::NewEntry> stored_all(const Table& table, const MadeEntries& made) {
        std::vector<store::NewEntry> entries;
        for (const auto& one : made) entries.push_back(stored(table, one));
        return entries;
    }

    bool has_doubtful_entries() const { return agreed_ < believed_.entries; }
    void believe(const store::State& state) {
        believed_ = state;
        agreed_ = state.entries;
    }

    store::Writer writer_;
    store::State believed_;
    std::size_t agreed_;
};

}  // namespace session
