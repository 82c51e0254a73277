// SPDX-License-Identifier: MIT
// A library file: sessions and their entries in SQLite. One thread at a time for each Library and its Writers; any
// number of programs may have one open. Every member function throws StoreError.
#pragma once

#include "store/holder.h"
#include "store/program.h"
#include "store/records.h"
#include "store/schema.h"
#include "store/writer.h"
#include "wording/sentence.h"

#include <chrono>
#include <cstddef>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace store {

enum class IfMissing : std::uint8_t { make, refuse };
enum class DailyBackup : std::uint8_t { yes, no };
enum class Access : std::uint8_t { write, read };
enum class Settled : std::uint8_t { yes, not_yet };

struct Options {
    Access access = Access::write;  // with `read` the file is not changed in any way
    IfMissing if_missing = IfMissing::make;
    DailyBackup daily_backup = DailyBackup::yes;
    std::chrono::milliseconds patience{5000};  // how long to wait for another program's transaction
    Program program = this_program();
    Clock now = utc_now;
    Schema schema = store::schema();
};

// Where there is no library: whether there was one, by a log or by backups that lie where they would lie.
bool has_left_something(const std::filesystem::path& library);

class Library {
public:
    // Opens the file, or makes it with the folders above it. An older version is backed up, then migrated. A newer
    // one, and one that may not be written, is open for reading only, and says why.
    static Library open(const std::filesystem::path& file, const Options& options = {});
    static Library in_memory(const Options& options = {});

    ~Library();
    Library(Library&&) noexcept;
    Library& operator=(Library&&) noexcept;
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    const std::filesystem::path& file() const;  // empty in memory
    // A sentence, if nothing can be written; then every change throws read_only with it.
    const std::optional<wording::Sentence>& read_only_because() const;
    // Sentences about what did not go as it should at opening, but keeps nobody from playing: a backup that failed.
    const std::vector<wording::Sentence>& warnings() const;
    // Brings what the log holds into the file, so that a copy of the file alone is whole. Costs next to nothing if it
    // is empty, so whoever keeps a library open does it at every rest. Waits for nobody: not yet, if another program is
    // just reading or writing, or if the library is not where it was. Closing does it too.
    Settled settle();

    // --- Sessions. `missing` is thrown for an id that is not there.
    SessionId create(const NewSession& session);
    // With its first entries, in one transaction; `after` is what the last of them leads to.
    SessionId create(const NewSession& session, const std::vector<NewEntry>& entries, const Standing& after);
    std::vector<Listed> list() const;  // all of them, those in the trash too; last taken up first
    std::optional<SessionId> find(std::string_view uuid) const;
    Details details(SessionId session) const;
    void rename(SessionId session, const std::string& title);
    void set_place(SessionId session, const std::string& place);
    // The board as JSON, for a session of a version that did not keep it.
    void set_printed_board(SessionId session, const std::string& board);
    // When it was begun, in UTC text.
    void set_created_at(SessionId session, const std::string& when);
    // Nothing: it counts (again).
    void set_not_counted(SessionId session, const std::optional<std::string>& why);
    // All of it in one transaction.
    void set_evening(SessionId session, const Evening& evening);
    void archive(SessionId session);
    void unarchive(SessionId session);
    // A copy with entries, cuts and notes, that does not count.
    SessionId duplicate(SessionId session, const std::string& title);
    // Sessions in the trash keep everything until it is emptied. `busy` if somebody writes the session.
    void trash(SessionId session);
    void restore(SessionId session);
    // Deletes what is in the trash, with its entries, and says how many sessions that were.
    std::size_t empty_trash();

    // --- Entries
    // In order, from number `from` on; the entry is good until the visitor returns.
    using Visitor = std::function<void(const EntryView&)>;
    void visit(SessionId session, const Visitor& visitor, std::size_t from = 1) const;
    std::vector<Entry> entries(SessionId session) const;
    // When they were written, in order.
    std::vector<std::string> entry_times(SessionId session) const;
    std::vector<Cut> cuts(SessionId session) const;     // oldest first
    std::vector<Cut> repairs(SessionId session) const;  // those with a way back alone
    // Sessions with this header and exactly these entries, those in the trash too: a journal that was imported before.
    std::vector<SessionId> same_journal(const std::string& header, const std::vector<std::string>& texts) const;

    // Sessions with this header whose first entry at least is the first of these, and that are not the same throughout;
    // those in the trash too.
    struct Alike {
        SessionId session;
        std::size_t entries;  // of the session
        std::size_t first;    // so many are the same from the first on
        std::size_t last;     // and of the others so many up to the last
    };
    std::vector<Alike> beginning_alike(const std::string& header, const std::vector<std::string>& texts) const;

    // By seat, then by answer; a Writer changes them.
    std::vector<StandingAnswer> standing_answers(SessionId session) const;

    // Takes up a session to write it; the holder, if somebody else writes it. Throws `read_only`.
    std::variant<Writer, Holder> write(SessionId session);
    // Who writes it now, this program included; nothing if nobody does.
    std::optional<Holder> holder(SessionId session) const;

    // --- What was counted over sessions, as its writer's JSON: kept so that statistics need not replay them.
    // Of those sessions alone that have not changed since.
    std::map<SessionId, std::string> summaries() const;
    void set_summary(SessionId session, const State& counted, const std::string& text);

    // --- Notes, in the order they were written
    NoteId add_note(SessionId session, const std::string& text, std::optional<std::size_t> after = {});
    // Keeps when it was written.
    void change_note(NoteId note, const std::string& text);
    void remove_note(NoteId note);
    std::vector<Note> notes(SessionId session) const;
    // Of all sessions, for a search.
    std::map<SessionId, std::vector<std::string>> note_texts() const;

private:
    friend struct Inside;
    explicit Library(std::shared_ptr<Connection> connection);
    std::shared_ptr<Connection> connection_;
};

}  // namespace store
