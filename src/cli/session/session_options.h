// SPDX-License-Identifier: MIT
// What `logothete-cli session ...` is asked for.
#pragma once

#include "cli/line/form.h"
#include "cli/new_header.h"
#include "session/files.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cli {

// SESSION on the command line: its number in the list.
using SessionNumber = std::int64_t;

struct NewSessionAct {
    std::optional<std::string> game;  // its id; none: the first
    NewHeader wished;
    std::string title;
    std::string place;
};
enum class Listing : std::uint8_t { current, everything };
struct ListAct {
    Listing listing = Listing::current;
};
struct OpenAct {
    SessionNumber session{};
};
struct AppendAct {
    SessionNumber session{};
};
struct UndoAct {
    SessionNumber session{};
};
struct RedoAct {
    SessionNumber session{};
};
struct AtAct {
    SessionNumber session{};
    std::size_t entries{};
};
struct MendAct {
    SessionNumber session{};
};
enum class Accept : std::uint8_t { no, yes };
// Later actions that the repair would give to other players.
enum class Hands : std::uint8_t { ask, shift, keep };
struct RepairAct {
    SessionNumber session{};
    std::vector<std::string> edits;  // "delete 5", "insert 5 ENTRY", "change 5 ENTRY", one after the other
    Accept accept = Accept::no;
    Hands hands = Hands::ask;
};
struct RenameAct {
    SessionNumber session{};
    std::string title;
};
struct DuplicateAct {
    SessionNumber session{};
    std::string title;
};
enum class Shelving : std::uint8_t { archive, unarchive, trash, restore };
struct ShelveAct {
    SessionNumber session{};
    Shelving to{};
};
struct EmptyTrashAct {};
struct CountAct {
    SessionNumber session{};
    std::optional<std::string> not_counted;  // why; none: it counts
};
struct PlaceAct {
    SessionNumber session{};
    std::string place;
};
struct BegunAct {
    SessionNumber session{};
    std::string when;  // 2026-03-01, or 2026-03-01T19:30:00Z
};
struct NoteAct {
    SessionNumber session{};
    std::optional<std::string> text;   // none: list the notes
    std::optional<std::size_t> after;  // so many entries; none: of the whole session
    std::optional<std::int64_t> remove;
};
// What goes into a journal file: what counts, or all else that was entered.
enum class Part : std::uint8_t { played, undone };
struct ExportAct {
    SessionNumber session{};
    std::string file;  // *.logothete: a session file; anything else: a journal; -: a journal to standard output
    Part part = Part::played;
    session::IfThere if_there = session::IfThere::refuse;
};
struct ImportAct {
    std::string file;
    std::string title;
};
struct BackupAct {
    Listing listing = Listing::current;  // everything: only list those there are
};
struct RestoreAct {
    std::string backup;  // a number of the list of backups, or a file
};
struct VerifyAct {};

using SessionAct = std::variant<NewSessionAct, ListAct, OpenAct, AppendAct, UndoAct, RedoAct, AtAct, MendAct, RepairAct,
                                RenameAct, PlaceAct, BegunAct, NoteAct, DuplicateAct, ShelveAct, EmptyTrashAct,
                                CountAct, ExportAct, ImportAct, BackupAct, RestoreAct, VerifyAct>;

struct SessionOptions {
    SessionAct act{};
    std::optional<std::string> library{};
    std::optional<std::string> board{};
    Form form = Form::text;
};

}  // namespace cli
