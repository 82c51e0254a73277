// SPDX-License-Identifier: MIT
// The one place from which a session's entries are changed. As long as a Writer lives, no other program (and no other
// Writer of this one) writes the session; when the program ends, however it ends, the system lets go of it.
#pragma once

#include "store/records.h"

#include <memory>
#include <string>
#include <vector>

namespace store {

class SessionLock;
struct Connection;

// Every change is one transaction that begins by comparing the state in the file with the one the caller believes: if
// they differ, StoreError changed_elsewhere, and nothing was done. When a change returns, it is on the disk. When it
// throws, nothing of it counts: read `state()` again before going on.
class Writer {
public:
    Writer(std::shared_ptr<Connection> library, SessionId session, std::unique_ptr<SessionLock> lock);
    ~Writer();  // settles, as Library::settle
    Writer(Writer&&) noexcept;
    Writer& operator=(Writer&&) noexcept;
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    SessionId session() const { return session_; }
    // What the file says now.
    State state() const;

    // Puts the entries behind the cursor, and the cursor behind them; what lay beyond it is put aside as undone.
    // At least one entry. `after` is what the last of them leads to. Returns the new state.
    State append(const State& believed, const std::vector<NewEntry>& entries, const Standing& after);
    // Undo, redo, and back to any moment: 0 <= cursor <= believed.entries.
    State set_cursor(const State& believed, std::size_t cursor, const Standing& there);
    // The same, and puts all entries behind the first `kept.entries` aside, as repaired; kept.cursor may not be more.
    struct Kept {
        std::size_t entries;
        std::size_t cursor;
    };
    State keep(const State& believed, const Kept& kept, const Standing& there);
    // Puts everything from entry `first` (1 to believed.entries + 1) aside as repaired, with what lay beyond the
    // cursor, and these in its place; the cursor goes behind the last of them. There may be none.
    State replace_from(const State& believed, std::size_t first, const std::vector<NewEntry>& entries,
                       const Standing& after);

    // After a repair: the state, and the number of the cut that holds what was put aside.
    struct Repaired {
        State state;
        std::size_t cut;
    };
    // As replace_from, but one step of undo: the cut has a way back, by undo, as long as the cursor is where this
    // leaves it. Repairs that can be undone before come back with the cut.
    Repaired repair(const State& believed, std::size_t first, const std::vector<NewEntry>& entries,
                    const Standing& after, const std::string& name);
    // Goes the way back of that cut: its entries take the place of today's, which become a cut with a way back by the
    // other command. The way must be open at the cursor: WayBack::offered_at, and not within another cut.
    Repaired bring_back(const State& believed, std::size_t cut, const Standing& there);

    // In the place of all that there are. They are beside the entries, so no state changes.
    void set_standing_answers(const std::vector<StandingAnswer>& answers);

private:
    // What a change needs to know of the session.
    struct Found {
        bool finished;
        bool repaired;  // perhaps a repair can be undone or redone; false: certainly none
    };
    // What the last change left behind. It need not be read again while SQLite says that nobody has changed the file.
    struct Left {
        State state;
        Found found;
        std::uint32_t data_version;
    };

    State put_at_end(const State& before, std::size_t first, const std::vector<NewEntry>& entries,
                     const Standing& after) const;
    template <class Work>
    State change(const State& believed, const Standing& after, const char* failed, const Work& work);
    Found check_believed(const State& believed) const;

    std::shared_ptr<Connection> library_;
    SessionId session_;
    std::unique_ptr<SessionLock> lock_;  // nothing where no other program can come: in memory
    std::optional<Left> left_;
};

}  // namespace store
