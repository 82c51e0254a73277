// SPDX-License-Identifier: MIT
#include "byzantium/text/summary.h"

#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <string>

using namespace byzantium::text;
using namespace protocol;
using byzantium::Color;
using byzantium::EndReason;
using byzantium::VpSource;
using Json = nlohmann::json;

namespace {

TrackSummary track(int start, int control, int unpaid) {
    TrackSummary track{start + control + unpaid, 7, {}};
    track.by_source[static_cast<std::size_t>(VpSource::start)] = start;
    track.by_source[static_cast<std::size_t>(VpSource::control)] = control;
    track.by_source[static_cast<std::size_t>(VpSource::unpaid)] = unpaid;
    return track;
}

SessionSummary friday_summary() {
    return {EndReason::fall,
            Color::blue,
            2,
            88,
            95,
            Color::red,
            {{Color::red, 12, 2, 5, {track(10, 3, -2), track(10, 2, 0)}, 0.125, -0.5, 17, 9},
             {Color::blue, 31, 1, 4, {track(10, 0, 0), track(10, 21, 0)}, -0.1, 0, 0, 0}}};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(summaries)

BOOST_AUTO_TEST_CASE(come_back_as_they_were_written) {
    BOOST_TEST((read_summary(write_summary(friday_summary())) == friday_summary()));
    SessionSummary running = friday_summary();
    running.ended.reset();
    running.fallen_to.reset();
    BOOST_TEST((read_summary(write_summary(running)) == running));
}

BOOST_AUTO_TEST_CASE(are_one_line_with_words_of_the_protocol) {
    const std::string text = write_summary(friday_summary());
    BOOST_TEST(text.find('\n') == std::string::npos);
    const Json summary = Json::parse(text);
    BOOST_TEST(summary["summary"] == 1);
    BOOST_TEST(summary["ended"] == "fall");
    BOOST_TEST(summary["fallen_to"] == "blue");
    BOOST_TEST(summary["players"][0]["byzantine"]["by_source"].dump() == R"({"control":3,"start":10,"unpaid":-2})");
    BOOST_TEST(summary["players"][1]["luck"] == -0.1);
}

BOOST_AUTO_TEST_CASE(of_another_format_are_none) {
    Json later = Json::parse(write_summary(friday_summary()));
    later["summary"] = 2;
    BOOST_TEST(!read_summary(later.dump()));
}

BOOST_AUTO_TEST_CASE(that_say_something_else_are_none) {
    for (const char* key : {"summary", "ended", "fallen_to", "turn", "entries", "minutes", "first", "players"}) {
        Json broken = Json::parse(write_summary(friday_summary()));
        broken[key] = "nonsense";
        BOOST_TEST(!read_summary(broken.dump()), key);
        broken.erase(key);
        BOOST_TEST(!read_summary(broken.dump()), key);
    }
    for (const char* key :
         {"player", "score", "place", "cities", "byzantine", "arab", "luck", "choice", "dice", "hits"}) {
        Json broken = Json::parse(write_summary(friday_summary()));
        broken["players"][0].erase(key);
        BOOST_TEST(!read_summary(broken.dump()), key);
    }
    for (const char* text : {"", "{}", "[]", "{\"summary\":1", "\"summary\""}) BOOST_TEST(!read_summary(text), text);
}

BOOST_AUTO_TEST_SUITE_END()
