// SPDX-License-Identifier: MIT
// Random games of the model: the invariants of the page at every entry; and every way to fault a replay is reported.
#include "support/eko_model/audit.h"
#include "support/eko_model/compare.h"
#include "support/eko_model/random_game.h"
#include "support/eko_model/replay.h"

#include <boost/test/unit_test.hpp>

#include <map>
#include <set>

using namespace eko_model;

namespace {

constexpr std::uint64_t games = 60;
constexpr int most_lines = 80;

// What the games met: rules refused, words accepted, kinds awaited, reasons of an end.
std::map<std::string, std::size_t> met(const RandomGame& game) {
    std::map<std::string, std::size_t> counts;
    for (std::size_t n = 0; n < game.answers.size(); ++n) {
        const Json answer = Json::parse(game.answers[n]);
        if (answer.at("ok") == false) {
            ++counts[answer.at("refusal").at("rule").get<std::string>()];
            continue;
        }
        if (n > 0) ++counts[Json::parse(game.journal[n]).at("do").get<std::string>()];
        const Json& position = answer.at("position");
        ++counts["awaits " + position.at("awaits").at("kind").get<std::string>()];
        if (position.contains("result")) ++counts[position.at("result").at("reason").get<std::string>()];
    }
    return counts;
}

std::vector<std::string> faults_of(const RandomGame& game) {
    if (Json::parse(game.answers.front()).at("ok") == false) return {};
    Audit audit{game.journal.front(), Json::parse(game.answers.front())};
    for (std::size_t n = 1; n < game.answers.size(); ++n) {
        auto faults = audit.look(game.journal[n], Json::parse(game.answers[n]));
        if (!faults.empty()) return faults;
    }
    return {};
}

}  // namespace

BOOST_AUTO_TEST_SUITE(random_games)

BOOST_AUTO_TEST_CASE(keep_every_invariant_at_every_entry) {
    std::map<std::string, std::size_t> counts;
    for (std::uint64_t seed = 0; seed < games; ++seed) {
        const RandomGame game = random_game(seed, most_lines);
        for (const auto& [what, count] : met(game)) counts[what] += count;
        const auto faults = faults_of(game);
        BOOST_TEST_INFO("seed " << seed << "\n" << text(game.journal));
        BOOST_TEST((faults.empty() ? "" : faults.front()) == "");
    }
    for (const auto& [what, count] : counts) BOOST_TEST_MESSAGE(what << ": " << count);
    for (const auto* what : {"FORMAT", "AWAITS", "move", "build", "march", "reinforce", "stop", "correct", "await"})
        BOOST_TEST_CONTEXT(what) BOOST_TEST(counts[what] > 0U);
}

BOOST_AUTO_TEST_CASE(are_the_same_by_the_same_seed_and_by_the_replay) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const RandomGame game = random_game(seed, most_lines);
        BOOST_TEST(random_game(seed, most_lines).journal == game.journal);
        BOOST_TEST(replay_of(replay_lines, game.journal) == game.answers);
    }
}

BOOST_AUTO_TEST_SUITE_END()
