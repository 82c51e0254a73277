// SPDX-License-Identifier: MIT
// The review as a page and in the chronicle: it says of the game what counsel says, and only when it was asked for.
#include "byzantium/words/looking_back/review_view.h"

#include "byzantium/words/desk/thinker.h"
#include "byzantium/words/looking_back/chronicle.h"
#include "byzantium/words/looking_back/reviewing.h"
#include "byzantium/words/sample_session.h"
#include "paper/document.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <string>
#include <thread>

namespace {

using namespace byzantium::words;

constexpr std::size_t reviewed_entries = 24;
constexpr int few_pairs = 2;

struct Reviewing {
    SampleReport sample{sample_session(reviewed_entries)};
    Reviewed reviewed = whole_review(counsel_weights().value(), reviewed_game(sample.session), few_pairs);
    ReviewView view = review_view(sample.names, sample.session, reviewed, ReviewEnd::judged);
};

const Reviewing& reviewing() {
    static const Reviewing one;
    return one;
}

Reviewer::State once_through(Reviewer& reviewer) {
    for (;;) {
        auto state = reviewer.now();
        if (state.through) return state;
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(review_views)

BOOST_AUTO_TEST_CASE(rows_lead_to_the_entry_that_they_tell_of) {
    const auto& [sample, reviewed, view] = reviewing();
    BOOST_REQUIRE(!view.parts.empty());
    BOOST_TEST(view.parts[0].heading == "The costliest decisions");
    BOOST_REQUIRE(!reviewed.confirmed.empty());
    const ReviewRow& first = view.parts[0].rows.at(0);
    BOOST_TEST(first.entry == reviewed.confirmed[0].entry);
    BOOST_TEST(first.text.starts_with(std::to_string(first.entry + 1) + "  "));
    BOOST_TEST(first.better.starts_with("Better: "));
    BOOST_TEST(first.points.find(" points (") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(the_curve_begins_and_ends_with_the_accounts) {
    const auto& [sample, reviewed, view] = reviewing();
    const auto& milestones = view.chances.table.rows;
    BOOST_REQUIRE(milestones.size() >= 2U);
    BOOST_REQUIRE(view.accounts.rows.size() == 3U);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        BOOST_TEST(milestones.front().cells.at(seat + 1).text == view.accounts.rows[seat].cells.at(1).text);
        BOOST_TEST(milestones.back().cells.at(seat + 1).text == view.accounts.rows[seat].cells.at(5).text);
    }
    BOOST_TEST(view.cost == "The game is not over.");
}

BOOST_AUTO_TEST_CASE(a_thread_of_its_own_says_the_same_and_how_far_it_is) {
    const auto& weights = counsel_weights().value();
    Reviewer reviewer{weights, reviewed_game(sample_session(12)), few_pairs};
    const auto state = once_through(reviewer);
    BOOST_TEST(!state.stopped);
    BOOST_TEST(state.progress.entries == 12U);
    BOOST_TEST(state.progress.decisions == state.progress.all_decisions);
    const auto at_once = whole_review(weights, reviewed_game(sample_session(12)), few_pairs);
    BOOST_REQUIRE(state.known);
    BOOST_TEST((state.known->confirmed == at_once.confirmed));
    BOOST_TEST((state.known->review.moments == at_once.review.moments));
}

BOOST_AUTO_TEST_CASE(one_that_is_stopped_keeps_what_is_known) {
    Reviewer reviewer{counsel_weights().value(), reviewed_game(reviewing().sample.session)};
    while (!reviewer.now().known) std::this_thread::sleep_for(std::chrono::milliseconds{2});
    reviewer.stop();
    const auto state = once_through(reviewer);
    BOOST_TEST(state.stopped);
    BOOST_TEST(state.known->review.moments.size() == reviewed_entries);
    BOOST_TEST(state.progress.decisions + 1 < state.progress.all_decisions);  // and not only the last was left
    BOOST_TEST(review_state_words(state) == "Stopped. What is known so far stays.");
}

BOOST_AUTO_TEST_CASE(the_chronicle_tells_a_review_that_was_asked_for) {
    const auto& [sample, reviewed, view] = reviewing();
    const auto told = [&](const Reviewed* asked_for) {
        return paper::plain_text(chronicle({sample.names, sample.session, sample.facts, sample.land, asked_for}));
    };
    BOOST_TEST(told(nullptr).find("The costliest decisions") == std::string::npos);
    const std::string with = told(&reviewed);
    BOOST_TEST(with.find("The costliest decisions") != std::string::npos);
    BOOST_TEST(with.find("Chances to win over time") != std::string::npos);
    BOOST_TEST(with.find(view.parts[0].rows[0].points) != std::string::npos);
}

BOOST_AUTO_TEST_SUITE_END()
