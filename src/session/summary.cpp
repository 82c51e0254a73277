// SPDX-License-Identifier: MIT
#include "session/summary.h"

#include "protocol/fields.h"
#include "protocol/json_in.h"
#include "protocol/json_out.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace session {

namespace {

namespace json = protocol::json;
using protocol::member;

constexpr int summary_layout = 2;  // version 1 was one game's

std::string values_json(const std::vector<double>& values, const std::vector<Measure>& measures) {
    std::string out = "{";
    for (std::size_t i = 0; i < measures.size(); ++i)
        if (values.at(i) != 0) json::put_member(out, measures[i].key, values[i]);
    return out + '}';
}

std::vector<double> read_values(json::Value object, const std::vector<Measure>& measures) {
    protocol::expect_object(object);
    std::vector<double> values;
    for (const Measure& measure : measures) {
        const auto value = object.find(measure.key);
        values.push_back(value ? protocol::number(*value) : 0);
    }
    return values;
}

std::size_t read_count(json::Value value) {
    return static_cast<std::size_t>(protocol::whole_from_to(value, 0, std::numeric_limits<int>::max()));
}

PlayerCount read_player(json::Value value, const Measures& measures) {
    return {protocol::text_of(member(value, "player")), protocol::whole(member(value, "score")),
            protocol::whole(member(value, "place")), protocol::truth(member(value, "winner")),
            read_values(member(value, "values"), measures.of_player)};
}

std::optional<std::string> read_end(json::Value value) {
    if (value.kind() == json::Kind::null) return std::nullopt;
    return protocol::text_of(value);
}

std::optional<Summary> read_counted(json::Value root, std::string_view game, const Measures& measures) {
    if (protocol::whole(member(root, "summary")) != summary_layout) return std::nullopt;
    if (protocol::text_of(member(root, "game")) != game) return std::nullopt;
    if (protocol::whole(member(root, "format")) != measures.format) return std::nullopt;
    Summary summary{std::string{game},
                    read_end(member(root, "ended")),
                    read_count(member(root, "entries")),
                    protocol::whole(member(root, "minutes")),
                    read_count(member(root, "first")),
                    read_values(member(root, "table"), measures.of_table),
                    {}};
    for (const json::Value player : protocol::list(member(root, "players")))
        summary.players.push_back(read_player(player, measures));
    if (summary.first >= summary.players.size()) return std::nullopt;
    return summary;
}

}  // namespace

std::size_t place_of(const std::vector<Measure>& measures, std::string_view key) {
    const auto found =
        std::find_if(measures.begin(), measures.end(), [&](const Measure& one) { return one.key == key; });
    if (found == measures.end()) throw std::out_of_range{"no such measure"};
    return static_cast<std::size_t>(found - measures.begin());
}

std::string write_summary(const Summary& summary, const Measures& measures) {
    const auto player_json = [&](const PlayerCount& player) {
        return json::object("player", player.player, "score", player.score, "place", player.place, "winner",
                            player.winner, "values", json::Raw{values_json(player.values, measures.of_player)});
    };
    return json::object("summary", summary_layout, "game", summary.game, "format", measures.format, "ended",
                        summary.ended, "entries", summary.entries, "minutes", summary.minutes, "first", summary.first,
                        "table", json::Raw{values_json(summary.values, measures.of_table)}, "players",
                        json::Raw{json::listed(summary.players, player_json)});
}

std::optional<Summary> read_summary(std::string_view text, std::string_view game, const Measures& measures) try {
    const auto document = json::Document::parse(text);
    if (!document) return std::nullopt;
    return read_counted(document->root(), game, measures);
} catch (const protocol::Trouble&) {
    return std::nullopt;
}

}  // namespace session
