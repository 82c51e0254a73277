// SPDX-License-Identifier: MIT
#include "byzantium/text/summary.h"

#include "byzantium/rules/ids.h"
#include "byzantium/rules/vp_sources.h"
#include "session/summary.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace byzantium::text;
using Json = nlohmann::json;

namespace {

void set(session::PlayerCount& player, const char* key, double value) {
    player.values.at(session::place_of(measures().of_player, key)) = value;
}

// The fall of the capital to Blue, who sits second.
session::Summary friday_summary() {
    const std::vector<double> zeros(measures().of_player.size());
    session::Summary summary{"byzantium", "fall", 88, 95, 0, {2, 1}, {}};
    summary.players = {{"red", 12, 2, false, zeros}, {"blue", 31, 1, true, zeros}};
    set(summary.players[0], "byzantine_vp_unpaid", -2);
    set(summary.players[0], "dice", 17);
    set(summary.players[1], "luck", -0.1);
    set(summary.players[1], "took_capital", 1);
    return summary;
}

std::string written(const session::Summary& summary) { return session::write_summary(summary, measures()); }

std::optional<session::Summary> read_again(const std::string& text) {
    return session::read_summary(text, "byzantium", measures());
}

}  // namespace

BOOST_AUTO_TEST_SUITE(summaries)

BOOST_AUTO_TEST_CASE(come_back_as_they_were_written) {
    BOOST_TEST((read_again(written(friday_summary())) == friday_summary()));
    session::Summary running = friday_summary();
    running.ended.reset();
    BOOST_TEST((read_again(written(running)) == running));
}

BOOST_AUTO_TEST_CASE(are_one_line_with_words_of_the_protocol) {
    const std::string text = written(friday_summary());
    BOOST_TEST(text.find('\n') == std::string::npos);
    const Json summary = Json::parse(text);
    BOOST_TEST(summary["summary"] == 2);
    BOOST_TEST(summary["game"] == "byzantium");
    BOOST_TEST(summary["ended"] == "fall");
    BOOST_TEST(summary["table"].dump() == R"({"fallen":1,"turn":2})");
    BOOST_TEST(summary["players"][0]["winner"] == false);
    BOOST_TEST(summary["players"][0]["values"]["byzantine_vp_unpaid"] == -2);
    BOOST_TEST(!summary["players"][0]["values"].contains("arab_vp_unpaid"));
    BOOST_TEST(summary["players"][1]["winner"] == true);
    BOOST_TEST(summary["players"][1]["values"]["luck"] == -0.1);
    BOOST_TEST(summary["players"][1]["values"]["took_capital"] == 1);
}

BOOST_AUTO_TEST_CASE(have_measures_with_keys_and_labels_of_their_own) {
    std::set<std::string> keys;
    std::set<std::string> labels;
    for (const session::Measure& one : measures().of_player) {
        keys.insert(one.key);
        labels.insert(in_english(one.label));
    }
    BOOST_TEST(keys.size() == measures().of_player.size());
    BOOST_TEST(labels.size() == measures().of_player.size());
    BOOST_TEST(labels.contains("Arab: Control of cities"));
    BOOST_TEST(keys.contains(vp_key(byzantium::Side::arab)));
    BOOST_TEST(keys.contains(vp_key(byzantium::Side::byzantine, byzantium::VpSource::unpaid)));
    BOOST_TEST(session::place_of(measures().of_player, "cities") == 0U);
    BOOST_CHECK_THROW(session::place_of(measures().of_player, "captives"), std::out_of_range);
}

BOOST_AUTO_TEST_CASE(of_another_format_or_game_are_none) {
    for (const char* key : {"summary", "format"}) {
        Json later = Json::parse(written(friday_summary()));
        later[key] = 3;
        BOOST_TEST(!read_again(later.dump()), key);
    }
    BOOST_TEST(!session::read_summary(written(friday_summary()), "eko", measures()));
}

BOOST_AUTO_TEST_CASE(that_say_something_else_are_none) {
    for (const char* key : {"summary", "game", "format", "ended", "entries", "minutes", "first", "table", "players"}) {
        Json broken = Json::parse(written(friday_summary()));
        broken[key] = Json::array({7});
        BOOST_TEST(!read_again(broken.dump()), key);
        broken.erase(key);
        BOOST_TEST(!read_again(broken.dump()), key);
    }
    for (const char* key : {"player", "score", "place", "winner", "values"}) {
        Json broken = Json::parse(written(friday_summary()));
        broken["players"][0].erase(key);
        BOOST_TEST(!read_again(broken.dump()), key);
    }
    Json nobody = Json::parse(written(friday_summary()));
    nobody["first"] = 2;
    BOOST_TEST(!read_again(nobody.dump()));
    for (const char* text : {"", "{}", "[]", "{\"summary\":1", "\"summary\""}) BOOST_TEST(!read_again(text), text);
}

BOOST_AUTO_TEST_SUITE_END()
