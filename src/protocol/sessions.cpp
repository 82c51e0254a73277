// SPDX-License-Identifier: MIT
#include "protocol/sessions.h"

#include "protocol/json_out.h"

namespace protocol {

using json::Raw;

std::string write_session(const SessionLine& line) {
    const auto players = json::listed(line.players, [](const SessionPlayer& player) {
        return json::object("color", player.color, "name", player.name);
    });
    const std::string awaits = line.awaits.value_or("null");
    return json::object("id", line.id, "uuid", line.uuid, "game", line.game, "title", line.title, "place", line.place,
                        "board", line.board, "players", Raw{players}, "created_at", line.created_at, "changed_at",
                        line.changed_at, "state", line.state, "counted", line.counted, "entries", line.entries,
                        "cursor", line.cursor, "awaits", Raw{awaits});
}

std::string write_undone(const UndoneLine& line) {
    const auto undone =
        json::object("n", line.n, "why", line.why, "cut", line.cut, "cut_at", line.cut_at, "entry", Raw{line.entry});
    return json::object("undone", Raw{undone});
}

std::string write_note(const NoteLine& line) {
    return json::object("note", line.note, "after", line.after, "text", line.text, "written_at", line.written_at);
}

std::string write_draft_line(const DraftLine& line) {
    std::string out = "{";
    json::put_members(out, "n", line.n, "was", line.was, "entry", Raw{line.entry}, "ok", !line.refused.has_value());
    if (line.refused) json::put_members(out, "rule", line.refused->rule, "message", line.refused->message);
    return out + '}';
}

}  // namespace protocol
