// SPDX-License-Identifier: MIT
#include "byzantium/text/summary.h"

#include "byzantium/text/fields.h"
#include "byzantium/text/words.h"
#include "protocol/json_in.h"
#include "protocol/json_out.h"

#include <limits>

namespace byzantium::text {

using namespace protocol;
namespace {

using namespace byzantium;
using json::Raw;

// Raised whenever something is counted in another way, or something else is: summaries of before are not read then.
constexpr int summary_format = 1;

std::optional<std::string_view> summary_color(const std::optional<Color>& color) {
    return color ? std::optional{to_text(*color)} : std::nullopt;
}

// --- written
std::string track_json(const TrackSummary& track) {
    std::string sources = "{";
    for (std::size_t i = 0; i < vp_sources; ++i)
        if (track.by_source[i] != 0) json::put_member(sources, to_text(static_cast<VpSource>(i)), track.by_source[i]);
    sources += '}';
    return json::object("vp", track.vp, "bezants", track.bezants, "by_source", Raw{sources});
}

std::string player_json(const PlayerSummary& player) {
    std::string out = "{";
    json::put_members(out, "player", to_text(player.player), "score", player.score, "place", player.place, "cities",
                      player.cities);
    for (const Side side : sides) json::put_member(out, to_text(side), Raw{track_json(player.tracks[index(side)])});
    json::put_members(out, "luck", player.luck, "choice", player.choice, "dice", player.dice, "hits", player.hits);
    return out + '}';
}

// --- read
TrackSummary read_track(json::Value value) {
    TrackSummary track{whole(member(value, "vp")), whole(member(value, "bezants")), {}};
    const json::Value sources = member(value, "by_source");
    expect_object(sources);
    for (std::size_t i = 0; i < vp_sources; ++i)
        if (const auto vp = sources.find(to_text(static_cast<VpSource>(i)))) track.by_source[i] = whole(*vp);
    return track;
}

PlayerSummary read_player(json::Value value) {
    return {word<Color>(member(value, "player")),
            whole(member(value, "score")),
            whole(member(value, "place")),
            whole(member(value, "cities")),
            {read_track(member(value, "byzantine")), read_track(member(value, "arab"))},
            number(member(value, "luck")),
            number(member(value, "choice")),
            whole(member(value, "dice")),
            whole(member(value, "hits"))};
}

bool is_null(json::Value value) { return value.kind() == json::Kind::null; }

std::optional<EndReason> read_end(json::Value value) {
    if (is_null(value)) return std::nullopt;
    const auto reason = end_reason(protocol::text_of(value));
    if (!reason) refuse(value, {marked("\"turns\", \"fall\" or null")});
    return reason;
}

std::optional<Color> read_fallen_to(json::Value value) {
    return is_null(value) ? std::nullopt : std::optional{word<Color>(value)};
}

SessionSummary read_summary(json::Value value) {
    SessionSummary summary{
        read_end(member(value, "ended")),
        read_fallen_to(member(value, "fallen_to")),
        whole(member(value, "turn")),
        static_cast<std::size_t>(whole_from_to(member(value, "entries"), 0, std::numeric_limits<int>::max())),
        whole(member(value, "minutes")),
        word<Color>(member(value, "first")),
        {}};
    for (const json::Value player : list(member(value, "players"))) summary.players.push_back(read_player(player));
    return summary;
}

}  // namespace

std::string write_summary(const SessionSummary& summary) {
    const auto ended = summary.ended ? std::optional{to_text(*summary.ended)} : std::nullopt;
    return json::object("summary", summary_format, "ended", ended, "fallen_to", summary_color(summary.fallen_to),
                        "turn", summary.turn, "entries", summary.entries, "minutes", summary.minutes, "first",
                        to_text(summary.first), "players", Raw{json::listed(summary.players, player_json)});
}

std::optional<SessionSummary> read_summary(std::string_view text) try {
    const auto document = json::Document::parse(text);
    if (!document) return std::nullopt;
    const json::Value root = document->root();
    if (whole(member(root, "summary")) != summary_format) return std::nullopt;
    return read_summary(root);
} catch (const Trouble&) {
    return std::nullopt;
}

}  // namespace byzantium::text
