// SPDX-License-Identifier: MIT
// Weights are trained from a few games: the same whatever the number of threads, and after a stop; and the strongest
// are taken.
#include "byzantium/counsel/trainer/training.h"

#include "byzantium/counsel/games/weights_file.h"
#include "byzantium/counsel/trainer/outcomes.h"
#include "byzantium/counsel/trainer/strongest.h"
#include "byzantium/counsel/weights.h"
#include "support/folder.h"

#include <boost/test/unit_test.hpp>

#include <cstddef>
#include <stdexcept>
#include <string>
#include <vector>

using namespace counsel_trainer;

namespace {

struct Stopped : std::runtime_error {
    Stopped() : std::runtime_error{"stopped"} {}
};

// Two rounds of one game for each number of players.
Training little(const support::Folder& folder, const std::string& name) {
    Training training;
    training.file = (folder / name).string();
    training.games = 1;
    training.rounds = 2;
    training.match_games = 1;
    training.honest_games = 2;
    training.trial_games = 1;
    return training;
}

// What is said, up to the words at which a training is stopped.
std::vector<std::string> trained(const Training& training, const std::string& stop = "never") {
    std::vector<std::string> said;
    train(training, [&](const std::string& words) {
        said.push_back(words);
        if (words.starts_with(stop)) throw Stopped{};
    });
    return said;
}

// Every weight of these tables is this one.
byzantium::counsel::Weights weights_of(int weight, int games) {
    byzantium::counsel::Weights weights;
    weights.games = games;
    for (auto& turns : weights.weight)
        for (auto& quantities : turns) quantities.fill(weight);
    return weights;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(training)

BOOST_AUTO_TEST_CASE(gives_the_same_file_whatever_the_threads_and_after_a_stop) {
    const support::Folder folder;
    Training once = little(folder, "once.txt");
    once.threads = 2;
    const auto said = trained(once);
    BOOST_REQUIRE(said.size() == 7U);
    BOOST_TEST(said[0].starts_with("round 1 of 2: 3 games; of 1 against greedy players"), said[0]);
    BOOST_TEST(said[3] == "chances are corrected: 6 of 6 games");
    BOOST_TEST(said[6] == "trials are blended in for 4 players");

    Training stopped = little(folder, "stopped.txt");
    BOOST_CHECK_THROW(trained(stopped, "round 1"), Stopped);
    stopped.go_on = true;
    BOOST_CHECK_THROW(trained(stopped, "chances"), Stopped);
    trained(stopped);
    BOOST_TEST(folder.read("stopped.txt") == folder.read("once.txt"));
    BOOST_TEST(folder.read("once.txt.parts").empty());
    BOOST_TEST(counsel_games::weights_in(once.file).games == 6);
    BOOST_TEST(folder.read("once.txt.round-0") != folder.read("once.txt.round-1"));
}

BOOST_AUTO_TEST_CASE(refuses_to_go_on_with_other_numbers) {
    const support::Folder folder;
    Training training = little(folder, "weights.txt");
    BOOST_CHECK_THROW(trained(training, "round 1"), Stopped);
    training.go_on = true;
    training.match_games = 2;
    BOOST_CHECK_THROW(trained(training), std::runtime_error);
    training.weights = (folder / "none.txt").string();
    BOOST_CHECK_THROW(trained(training), std::runtime_error);
}

BOOST_AUTO_TEST_CASE(takes_the_strongest_for_each_number_of_players) {
    Strongest strongest;
    strongest.consider(weights_of(1, 360), {10, 5, 0});
    strongest.consider(weights_of(2, 720), {9.5, 5, 0});
    strongest.consider(weights_of(3, 1'080), {9, 6, 0});
    const auto& taken = strongest.weights();
    BOOST_TEST(taken.weight[0][2][0] == 1);
    BOOST_TEST(taken.weight[1][0][0] == 3);
    BOOST_TEST(taken.weight[2][0][0] == 3);
    BOOST_TEST(taken.games == 1'080);
    BOOST_TEST(games_won_of(words_of({199.5, 1.0 / 3, 0})) == (GamesWon{199.5, 1.0 / 3, 0}),
               boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(keeps_outcomes_as_lines) {
    Samples samples(classes);
    samples[2].push_back({{}, {250'000, 750'000}, {0.5, 0.5}});
    samples[8].push_back({{}, {1, 2, 3, 999'994}, {0, 1.0 / 3, 1.0 / 3, 1.0 / 3}});
    const std::string lines = lines_of(samples);
    BOOST_TEST(lines == "2 2 250000 750000 6 6\n8 4 1 2 3 999994 0 4 4 4\n");
    Outcomes outcomes(classes);
    add_lines(lines, outcomes);
    add_lines(lines, outcomes);
    BOOST_REQUIRE(outcomes[8].size() == 2U);
    BOOST_TEST((outcomes[8][1].chances == samples[8][0].chances));
    BOOST_TEST((outcomes[8][1].won == samples[8][0].won));
    BOOST_TEST(outcomes[0].empty());
}

BOOST_AUTO_TEST_SUITE_END()
