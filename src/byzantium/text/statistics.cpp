// SPDX-License-Identifier: MIT
#include "byzantium/text/statistics.h"

#include "byzantium/rules/ids.h"
#include "byzantium/text/words.h"
#include "protocol/json_out.h"

namespace byzantium::text {

using namespace protocol;
namespace {

using json::Raw;

std::string means_json(const TrackMeans& track) {
    std::string sources = "{";
    for (std::size_t i = 0; i < byzantium::vp_sources; ++i)
        if (track.by_source[i] != 0)
            json::put_member(sources, to_text(static_cast<byzantium::VpSource>(i)), track.by_source[i]);
    sources += '}';
    return json::object("vp", track.vp, "by_source", Raw{sources});
}

}  // namespace

std::string write_statistics(const StatisticsLine& line) {
    std::string left_out;
    json::put_list(left_out, line.left_out, [](const std::string& title) { return std::string_view{title}; });
    return json::object("finished", line.finished, "sessions", line.sessions, "results", line.results, "left_out",
                        Raw{left_out});
}

std::string write_group(const GroupLine& line) {
    return json::object("by", line.by, "name", line.name, "sessions", line.sessions, "results", line.results, "wins",
                        line.wins, "wins_expected", line.wins_expected, "place", line.place, "score", line.score,
                        "cities", line.cities, "byzantine", Raw{means_json(line.tracks[0])}, "arab",
                        Raw{means_json(line.tracks[1])}, "luck", line.luck, "choice", line.choice, "dice", line.dice,
                        "hits", line.hits, "minutes", line.minutes, "sessions_timed", line.sessions_timed);
}

}  // namespace byzantium::text
