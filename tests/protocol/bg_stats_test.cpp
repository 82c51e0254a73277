// SPDX-License-Identifier: MIT
#include "protocol/bg_stats.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <set>
#include <string>

using namespace protocol;
using Json = nlohmann::json;

namespace {

BgPlay friday() {
    return {"Logothete",
            "4ac55ae2-f454-48be-a7c8-e5d3fadb691f",
            "2026-03-01T19:30:00Z",
            "2026-03-01T22:00:00Z",
            "Anna's kitchen",
            "3 turns",
            "Basil wins.\nBy 3.",
            3,
            150,
            true,
            {"Byzantium", std::nullopt, 2005},
            {{"Anna", "Red", 40, 2, false, true, true}, {"Blue", "Blue", 43, 1, true, false, false}}};
}

std::string decoded(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            out += text[i];
            continue;
        }
        out += static_cast<char>(std::stoi(text.substr(i + 1, 2), nullptr, 16));
        i += 2;
    }
    return out;
}

Json link_of(const BgPlay& play) {
    const std::string link = bg_stats_link(play);
    BOOST_REQUIRE(link.starts_with("https://app.bgstatsapp.com/createPlay.html?data="));
    return Json::parse(decoded(link.substr(link.find('=') + 1)));
}

std::set<std::string> keys(const Json& object) {
    std::set<std::string> all;
    for (const auto& [key, value] : object.items()) all.insert(key);
    return all;
}
using Keys = std::set<std::string>;

bool is_version_5(const std::string& uuid) { return uuid.size() == 36 && uuid[14] == '5'; }

}  // namespace

BOOST_AUTO_TEST_SUITE(bg_stats)

BOOST_AUTO_TEST_CASE(a_link_has_exactly_the_fields_the_app_reads) {
    const Json link = link_of(friday());
    BOOST_TEST((keys(link) == Keys{"sourceName", "sourcePlayId", "playDate", "durationMin", "location", "board",
                                   "comments", "game", "players"}));
    BOOST_TEST((keys(link["game"]) == Keys{"name", "sourceGameId", "highestWins", "noPoints"}));
    for (const Json& player : link["players"])
        BOOST_TEST((keys(player) == Keys{"name", "sourcePlayerId", "startPlayer", "winner", "score", "rank", "role"}));
    BOOST_TEST(link["playDate"] == "2026-03-01 19:30:00");
    BOOST_TEST(link["comments"] == "Basil wins.\nBy 3.");
}

BOOST_AUTO_TEST_CASE(every_truth_value_is_written) {
    const Json link = link_of(friday());
    for (const char* key : {"highestWins", "noPoints"}) BOOST_TEST(link["game"].at(key).is_boolean());
    for (const Json& player : link["players"])
        for (const char* key : {"startPlayer", "winner"}) BOOST_TEST(player.at(key).is_boolean());
    const Json file = Json::parse(bg_stats_file(friday()));
    for (const char* key : {"cooperative", "highestWins", "noPoints", "usesTeams"})
        BOOST_TEST(file["games"][0].at(key).is_boolean());
    for (const char* key : {"ignored", "manualWinner", "usesTeams"}) BOOST_TEST(file["plays"][0].at(key).is_boolean());
}

BOOST_AUTO_TEST_CASE(the_number_of_boardgamegeek_is_a_number_or_left_out) {
    BOOST_TEST(!link_of(friday())["game"].contains("bggId"));
    BOOST_TEST(!Json::parse(bg_stats_file(friday()))["games"][0].contains("bggId"));
    BgPlay known = friday();
    known.game.bgg_id = 7;
    BOOST_TEST(link_of(known)["game"].at("bggId").is_number_integer());
    BOOST_TEST(Json::parse(bg_stats_file(known))["games"][0].at("bggId").is_number_integer());
}

BOOST_AUTO_TEST_CASE(a_file_has_exactly_the_fields_the_app_reads) {
    const Json file = Json::parse(bg_stats_file(friday()));
    BOOST_TEST((keys(file) == Keys{"about", "userInfo", "players", "locations", "games", "plays"}));
    BOOST_TEST(file["userInfo"].is_object());
    BOOST_TEST(file["userInfo"].empty(), "nobody at the table is called the owner of the app");
    BOOST_TEST(
        (keys(file["players"][0]) == Keys{"id", "uuid", "name", "isAnonymous", "bggUsername", "modificationDate"}));
    BOOST_TEST((keys(file["locations"][0]) == Keys{"id", "uuid", "name", "modificationDate"}));
    const Json play = file["plays"][0];
    BOOST_TEST((keys(play) == Keys{"uuid", "gameRefId", "locationRefId", "playDate", "playDateYmd", "entryDate",
                                   "modificationDate", "durationMin", "ignored", "manualWinner", "rounds", "board",
                                   "comments", "scoringSetting", "usesTeams", "playerScores"}));
    BOOST_TEST((keys(play["playerScores"][0]) == Keys{"playerRefId", "score", "winner", "startPlayer", "newPlayer",
                                                      "rank", "seatOrder", "role", "metaData"}));
    BOOST_TEST(play["playDateYmd"] == 20260301);
    BOOST_TEST(play["durationMin"] == 150);
    BOOST_TEST(play["playerScores"][1]["score"] == "43");
}

BOOST_AUTO_TEST_CASE(a_length_that_is_not_known_is_no_length) {
    BOOST_TEST(link_of(friday())["durationMin"] == 150);
    BgPlay play = friday();
    play.minutes = 0;
    BOOST_TEST(!link_of(play).contains("durationMin"));
    BOOST_TEST(Json::parse(bg_stats_file(play))["plays"][0]["durationMin"] == 0);
}

BOOST_AUTO_TEST_CASE(what_is_exported_again_is_the_same_play) {
    BOOST_TEST(bg_stats_file(friday()) == bg_stats_file(friday()));
    const auto play_of = [](const BgPlay& play) { return Json::parse(bg_stats_file(play))["plays"][0]["uuid"]; };
    BgPlay other = friday();
    other.comments = "told otherwise";
    BOOST_TEST(play_of(other) == play_of(friday()));
    other.session_uuid = "4ac55ae2-f454-48be-a7c8-e5d3fadb6910";
    BOOST_TEST(play_of(other) != play_of(friday()));
    BOOST_TEST(play_of(friday()) == link_of(friday())["sourcePlayId"]);
    BOOST_TEST(is_version_5(play_of(friday())));
}

BOOST_AUTO_TEST_CASE(anna_is_one_person_in_all_sessions_and_nobody_known_is_not) {
    BgPlay other = friday();
    other.session_uuid = "4ac55ae2-f454-48be-a7c8-e5d3fadb6910";
    const Json here = Json::parse(bg_stats_file(friday()))["players"];
    const Json there = Json::parse(bg_stats_file(other))["players"];
    BOOST_TEST(here[0]["uuid"] == there[0]["uuid"]);
    BOOST_TEST(here[1]["uuid"] != there[1]["uuid"]);
    BOOST_TEST(here[0]["isAnonymous"] == false);
    BOOST_TEST(here[1]["isAnonymous"] == true);
}

BOOST_AUTO_TEST_CASE(not_counted_is_ignored_and_no_place_is_no_location) {
    BgPlay play = friday();
    play.counted = false;
    play.place.clear();
    const Json file = Json::parse(bg_stats_file(play));
    BOOST_TEST(file["plays"][0]["ignored"] == true);
    BOOST_TEST(!file["plays"][0].contains("locationRefId"));
    BOOST_TEST(file["locations"].empty());
    BOOST_TEST(!link_of(play).contains("location"));
}

BOOST_AUTO_TEST_CASE(every_other_byte_is_percent_encoded) {
    BOOST_TEST(percent_encoded("aZ9-._~ \"\xC3\xA9%") == "aZ9-._~%20%22%C3%A9%25");
}

BOOST_AUTO_TEST_SUITE_END()
