// SPDX-License-Identifier: MIT
// Answers about odds, letter by letter, and known ones by way of the text.
#include "byzantium/text/odds.h"
#include "byzantium/text/table.h"

#include <boost/test/data/monomorphic.hpp>
#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <nlohmann/json.hpp>

#include <ostream>
#include <string>
#include <vector>

namespace {

std::string answer(std::string_view line) {
    const auto question = byzantium::text::read_question(line);
    BOOST_REQUIRE_MESSAGE(question, line);
    return byzantium::text::write_report(byzantium::odds::report(question->attack, question->policy));
}

double p_capture(const std::string& written) { return nlohmann::json::parse(written).at("p_capture").get<double>(); }

struct Known {
    const char* name;
    const char* question;
    double p_capture;
};
std::ostream& operator<<(std::ostream& out, const Known& row) { return out << row.name; }

const std::vector<Known> known{
    {"nine and three against a strong city",
     R"({"attacker":{"main":9,"move":3},"defenders":[{"kind":"army","elite":1,"main":6,"move":1}],)"
     R"("city":{"tokens":3,"fortified":true}})",
     255.0 / 256},
    {"ten Bulgars at Constantinople", R"({"attacker":{"main":10},"defenders":[],"city":{"constantinople":true}})", 0.5},
    {"nine", R"({"attacker":{"main":9},"defenders":[],"city":{"constantinople":true}})", 3.0 / 16},
    {"nine, if one forgets the doubling", R"({"attacker":{"main":9},"defenders":[],"city":{"tokens":5}})", 13.0 / 16},
    {"ten, and an Emperor's levy",
     R"({"attacker":{"main":10},"defenders":[{"kind":"levy","levy":3}],"city":{"constantinople":true}})", 53.0 / 256},
    {"an army, then a levy",
     R"({"attacker":{"elite":1,"main":6,"move":2},"defenders":[{"kind":"army","elite":1,"main":6,"move":1},)"
     R"({"kind":"levy","levy":3}],"city":{"tokens":3,"fortified":true}})",
     1495.0 / 8192},
    {"with a guard",
     R"({"attacker":{"elite":1,"main":4,"move":1,"guard":true},)"
     R"("defenders":[{"kind":"army","elite":1,"main":4,"move":1}],"city":{"tokens":2}})",
     731.0 / 1024},
};

}  // namespace

BOOST_AUTO_TEST_SUITE(an_answer)

BOOST_AUTO_TEST_CASE(is_written_as_the_protocol_page_says) {
    BOOST_TEST(answer(R"({"attacker":{"main":2,"move":1},"defenders":[],"city":{"tokens":1}})") ==
               R"({"p_capture":1,"p_win_battle":[],)"
               R"("expected_losses":{"elite":0,"main":0,"move":0.5,"guard":0,"total":0.5},)"
               R"("losses_given_capture":[{"elite":0,"main":0,"move":0,"p":0.5},)"
               R"({"elite":0,"main":0,"move":1,"p":0.5}]})");
}

// One die each: it is won by a hit to none, and lost by everything else.
BOOST_AUTO_TEST_CASE(names_each_battle) {
    BOOST_TEST(answer(R"({"attacker":{"main":1},"defenders":[{"kind":"levy","levy":1}],"city":null})") ==
               R"({"p_capture":0.25,"p_win_battle":[0.25],)"
               R"("expected_losses":{"elite":0,"main":0.5,"move":0,"guard":0,"total":0.5},)"
               R"("losses_given_capture":[{"elite":0,"main":0,"move":0,"p":1}]})");
}

// One die against the guard alone: lost half the time, and no cube of the three boxes with it.
BOOST_AUTO_TEST_CASE(tells_the_guard_apart_from_the_total) {
    BOOST_TEST(answer(R"({"attacker":{"guard":true},"defenders":[],"city":{"tokens":1}})") ==
               R"({"p_capture":0,"p_win_battle":[],)"
               R"("expected_losses":{"elite":0,"main":0,"move":0,"guard":0.5,"total":0},)"
               R"("losses_given_capture":[]})");
}

BOOST_AUTO_TEST_CASE(may_have_no_capture) {
    BOOST_TEST(answer(R"({"attacker":{"move":1},"defenders":[],"city":{"tokens":0}})") ==
               R"({"p_capture":0,"p_win_battle":[],)"
               R"("expected_losses":{"elite":0,"main":0,"move":0,"guard":0,"total":0},"losses_given_capture":[]})");
}

BOOST_DATA_TEST_CASE(is_a_known_one, known, row) { BOOST_TEST(p_capture(answer(row.question)) == row.p_capture); }

// Nothing is lost between the report and the text.
BOOST_AUTO_TEST_CASE(reads_as_the_same_numbers) {
    const byzantium::odds::Attack attack{
        {3, 9, 4, true}, {{2, 5, 1, false}, {0, 3, 0, false}}, byzantium::odds::Siege{4, 1}};
    const byzantium::odds::Report report = byzantium::odds::report(attack, {2});
    const auto text = nlohmann::json::parse(byzantium::text::write_report(report));
    BOOST_TEST(text.at("p_capture").get<double>() == report.p_capture);
    BOOST_TEST(text.at("p_win_battle").get<std::vector<double>>() == report.p_won);
    BOOST_TEST(text.at("expected_losses").at("elite").get<double>() == report.expected.elite);
    BOOST_TEST(text.at("expected_losses").at("main").get<double>() == report.expected.main);
    BOOST_TEST(text.at("expected_losses").at("move").get<double>() == report.expected.move);
    BOOST_TEST(text.at("expected_losses").at("total").get<double>() == report.expected.total);
    const auto& losses = text.at("losses_given_capture");
    BOOST_REQUIRE(losses.size() == report.taken.size());
    BOOST_TEST(losses.size() > 10U);
    for (std::size_t i = 0; i < losses.size(); ++i) {
        const byzantium::odds::Outcome& outcome = report.taken[i];
        const byzantium::odds::Losses read{losses[i].at("elite"), losses[i].at("main"), losses[i].at("move")};
        BOOST_TEST((read == outcome.lost));
        BOOST_TEST(losses[i].at("p").get<double>() == outcome.p_given_capture);
        BOOST_TEST(losses[i].size() == 4U);
    }
}

BOOST_AUTO_TEST_CASE(may_be_a_refusal) {
    BOOST_TEST(byzantium::text::write_refused_question({{"\"city\" is missing."}}) ==
               R"({"refusal":{"rule":"FORMAT","message":"\"city\" is missing."}})");
}

BOOST_AUTO_TEST_SUITE_END()
