// SPDX-License-Identifier: MIT
#include "protocol/bg_stats.h"

#include "protocol/json_out.h"

#include <boost/uuid/name_generator_sha1.hpp>
#include <boost/uuid/string_generator.hpp>
#include <boost/uuid/uuid_io.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace protocol {
namespace {

using json::Raw;

constexpr const char* link_start = "https://app.bgstatsapp.com/createPlay.html?data=";
constexpr int game_ref = 1;
constexpr int location_ref = 1;

using Generator = boost::uuids::name_generator_sha1;

boost::uuids::uuid uuid(const std::string& text) { return boost::uuids::string_generator{}(text); }

// Of everything that is the same in all sessions. The namespace is our own, drawn once and never changed.
std::string common_uuid(const std::string& name) {
    static const Generator generator{uuid("5f0c8c1e-3a57-4c52-9d0b-8a4f2f6b7e19")};
    return to_string(generator(name));
}

std::string uuid_in(const std::string& session, const std::string& name) {
    return to_string(Generator{uuid(session)}(name));
}

std::string uuid_of(const BgPlay& play, const BgPlayer& player) {
    return player.is_named ? common_uuid("player/" + player.name) : uuid_in(play.session_uuid, player.role);
}
std::string game_uuid(const BgPlay& play) { return common_uuid("game/" + play.game.name); }

// 2026-03-01T19:30:00 as "2026-03-01 19:30:00".
std::string date_time(const std::string& local) {
    std::string text = local.substr(0, 19);
    std::replace(text.begin(), text.end(), 'T', ' ');
    return text;
}

// "20260301"
std::string day_number(const std::string& local) {
    std::string text = local.substr(0, 10);
    text.erase(std::remove(text.begin(), text.end(), '-'), text.end());
    return text;
}

std::string link_game(const BgPlay& play) {
    std::string out = "{";
    json::put_members(out, "name", play.game.name, "sourceGameId", game_uuid(play));
    if (play.game.bgg_id) json::put_member(out, "bggId", *play.game.bgg_id);
    json::put_members(out, "highestWins", true, "noPoints", false);
    return out + '}';
}

std::string link_player(const BgPlay& play, const BgPlayer& player) {
    return json::object("name", player.name, "sourcePlayerId", uuid_of(play, player), "startPlayer", player.starts,
                        "winner", player.winner, "score", player.score, "rank", player.rank, "role", player.role);
}

// --- the file
std::string file_players(const BgPlay& play) {
    std::string out = "[";
    int id = 0;
    for (const BgPlayer& player : play.players) {
        if (id > 0) out += ',';
        json::put_object(out, "id", ++id, "uuid", uuid_of(play, player), "name", player.name, "isAnonymous",
                         !player.is_named, "bggUsername", "", "modificationDate", date_time(play.changed));
    }
    return out + ']';
}

std::string file_locations(const BgPlay& play) {
    if (play.place.empty()) return "[]";
    return '[' +
           json::object("id", location_ref, "uuid", common_uuid("place/" + play.place), "name", play.place,
                        "modificationDate", date_time(play.changed)) +
           ']';
}

std::string file_game(const BgPlay& play) {
    std::string out = "{";
    json::put_members(out, "id", game_ref, "uuid", game_uuid(play), "name", play.game.name);
    if (play.game.bgg_id) json::put_member(out, "bggId", *play.game.bgg_id);
    json::put_members(out, "bggName", play.game.name, "bggYear", play.game.year, "cooperative", false, "highestWins",
                      true, "noPoints", false, "usesTeams", false, "modificationDate", date_time(play.changed));
    return out + '}';
}

std::string file_scores(const BgPlay& play) {
    std::string out = "[";
    int seat = 0;
    for (const BgPlayer& player : play.players) {
        if (seat > 0) out += ',';
        ++seat;
        json::put_object(out, "playerRefId", seat, "score", std::to_string(player.score), "winner", player.winner,
                         "startPlayer", player.starts, "newPlayer", false, "rank", player.rank, "seatOrder", seat,
                         "role", player.role, "metaData", "");
    }
    return out + ']';
}

std::string file_play(const BgPlay& play) {
    std::string out = "{";
    json::put_members(out, "uuid", uuid_in(play.session_uuid, "play"), "gameRefId", game_ref);
    if (!play.place.empty()) json::put_member(out, "locationRefId", location_ref);
    json::put_members(out, "playDate", date_time(play.begun), "playDateYmd", Raw{day_number(play.begun)}, "entryDate",
                      date_time(play.begun), "modificationDate", date_time(play.changed), "durationMin", play.minutes,
                      "ignored", !play.counted, "manualWinner", true, "rounds", play.rounds, "board", play.board,
                      "comments", play.comments, "scoringSetting", 0, "usesTeams", false, "playerScores",
                      Raw{file_scores(play)});
    return out + '}';
}

}  // namespace

std::string bg_stats_link(const BgPlay& play) {
    std::string out = "{";
    json::put_members(out, "sourceName", play.source, "sourcePlayId", uuid_in(play.session_uuid, "play"), "playDate",
                      date_time(play.begun));
    if (play.minutes > 0) json::put_member(out, "durationMin", play.minutes);
    if (!play.place.empty()) json::put_member(out, "location", play.place);
    const std::string players =
        json::listed(play.players, [&](const BgPlayer& player) { return link_player(play, player); });
    json::put_members(out, "board", play.board, "comments", play.comments, "game", Raw{link_game(play)}, "players",
                      Raw{players});
    return link_start + percent_encoded(out + '}');
}

// Nobody is called the owner of the file: the app knows by itself who of the players its user is.
std::string bg_stats_file(const BgPlay& play) {
    return json::object("about", play.source, "userInfo", Raw{"{}"}, "players", Raw{file_players(play)}, "locations",
                        Raw{file_locations(play)}, "games", Raw{'[' + file_game(play) + ']'}, "plays",
                        Raw{'[' + file_play(play) + ']'}) +
           '\n';
}

std::string percent_encoded(const std::string& text) {
    static constexpr std::string_view plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
    std::string out;
    for (const char c : text)
        out += plain.find(c) != std::string_view::npos ? std::string(1, c)
                                                       : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    return out;
}

}  // namespace protocol
