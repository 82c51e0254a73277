// SPDX-License-Identifier: MIT
// Sessions of a library as lines of JSON, for programs that keep books through the command line.
#pragma once

#include "protocol/replay.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace protocol {

struct SessionPlayer {
    std::string color;
    std::string name;
};

// {"id":1,"uuid":"...","game":"...","title":"...","place":"...","board":"...","players":[{"color":"red","name":"Anna"}],
//  "created_at":"...","changed_at":"...","state":"open","counted":true,"entries":12,"cursor":12,"awaits":{...}}
struct SessionLine {
    std::int64_t id;
    std::string uuid;
    std::string game;
    std::string title;
    std::string place;
    std::string board;
    std::vector<SessionPlayer> players;  // in seating order
    std::string created_at;
    std::string changed_at;
    std::string_view state;  // open, finished, archived or trashed
    bool counted;
    std::size_t entries;                // all of them
    std::size_t cursor;                 // those that count
    std::optional<std::string> awaits;  // JSON
};
std::string write_session(const SessionLine& line);

// An entry that does not count, and is no line of a journal:
// {"undone":{"n":3,"why":"undone","cut":1,"cut_at":"...","entry":{...}}}. What can still be redone has no cut and no
// cut_at: null, with why "redoable".
struct UndoneLine {
    std::size_t n;         // the number it had
    std::string_view why;  // undone, repaired or redoable
    std::optional<std::size_t> cut;
    std::optional<std::string> cut_at;
    std::string_view entry;  // JSON
};
std::string write_undone(const UndoneLine& line);

// {"note":1,"after":12,"text":"...","written_at":"..."}
struct NoteLine {
    std::int64_t note;
    std::optional<std::size_t> after;  // entries; nothing: of the whole session
    std::string_view text;
    std::string_view written_at;
};
std::string write_note(const NoteLine& line);

// One line of a draft: {"n":3,"was":2,"entry":{...},"ok":true}, or "ok":false with "rule" and "message". `was` is
// null for an entry that is new or was changed.
struct DraftLine {
    std::size_t n;
    std::optional<std::size_t> was;
    std::string entry;  // JSON
    std::optional<Refused> refused;
};
std::string write_draft_line(const DraftLine& line);

}  // namespace protocol
