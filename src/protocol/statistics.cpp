// SPDX-License-Identifier: MIT
#include "protocol/statistics.h"

#include "protocol/json_out.h"

#include <string_view>

namespace protocol {

using json::Raw;
namespace {

void put_counted(std::string& out, const CountedMembers& members) {
    for (const CountedMember& member : members) {
        if (const auto* number = std::get_if<double>(&member.value)) {
            json::put_member(out, member.key, *number);
            continue;
        }
        std::string inside = "{";
        put_counted(inside, std::get<CountedMembers>(member.value));
        inside += '}';
        json::put_member(out, member.key, Raw{inside});
    }
}

}  // namespace

std::string write_statistics(const StatisticsLine& line) {
    std::string left_out;
    json::put_list(left_out, line.left_out, [](const std::string& title) { return std::string_view{title}; });
    return json::object("finished", line.finished, "sessions", line.sessions, "results", line.results, "left_out",
                        Raw{left_out});
}

std::string write_group(const GroupLine& line) {
    std::string out = "{";
    json::put_members(out, "by", line.by, "name", line.name, "sessions", line.sessions, "results", line.results, "wins",
                      line.wins, "wins_expected", line.wins_expected, "place", line.place, "score", line.score);
    put_counted(out, line.counted);
    json::put_members(out, "minutes", line.minutes, "sessions_timed", line.sessions_timed);
    return out + '}';
}

}  // namespace protocol
