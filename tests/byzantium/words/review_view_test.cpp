// SPDX-License-Identifier: MIT
// The review as a page and in the chronicle: it says of the game what counsel says, and only when it was asked for.
#include "byzantium/words/looking_back/review_view.h"

#include "byzantium/counsel/review.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/chances/review_parts.h"
#include "byzantium/words/desk/thinker.h"
#include "byzantium/words/looking_back/chronicle.h"
#include "byzantium/words/looking_back/reviewing.h"
#include "byzantium/words/sample_session.h"
#include "paper/document.h"

#include <boost/test/unit_test.hpp>

#include <chrono>
#include <optional>
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
    BOOST_TEST(first.points == verdict_words(reviewed.confirmed[0].verdict));
}

BOOST_AUTO_TEST_CASE(what_was_missed_again_is_said_once) {
    using byzantium::Stop;
    byzantium::counsel::Costly one{202, byzantium::Color::red, Stop{}, Stop{}, {}, {}};
    BOOST_TEST(missed_words(one).empty());
    one.times = 7;
    one.first = 173;
    BOOST_TEST(missed_words(one) == "This was missed 7 times in the turn, first at entry 174.");
}

BOOST_AUTO_TEST_CASE(a_range_is_said_where_there_is_one) {
    BOOST_TEST(verdict_words({500'000, 400'000, 600'000}) == "50 points (40 to 60)");
    BOOST_TEST(verdict_words({500'000, 500'000, 500'000}) == "50 points");
}

BOOST_AUTO_TEST_CASE(a_roll_is_told_with_its_attack) {
    using namespace byzantium;
    const auto& names = reviewing().sample.names;
    const CityId first{0};
    const auto told = [&](std::optional<counsel::Fought> fought) {
        return rolled_for(names, {0, counsel::Cause::dice, {}, {}, {}, {}, fought});
    };
    const std::string red = names.player(Color::red);
    const std::string city = names.city(first);
    BOOST_TEST(told(counsel::Fought{Color::red, {}, first, {}}) == red + " sends the Bulgars against " + city + '.');
    BOOST_TEST(told(counsel::Fought{Color::red, Side::arab, first, Color::blue}) ==
               red + "'s Arab army attacks " + names.player(Color::blue) + "'s city " + city + '.');
    BOOST_TEST(told({}) == "The Byzantine fleet meets an army.");
}

BOOST_AUTO_TEST_CASE(the_luckiest_rolls_name_who_attacked_what) {
    using namespace byzantium;
    const auto& [sample, reviewed, view] = reviewing();
    Reviewed lucky = reviewed;
    counsel::Moment& roll = lucky.review.moments.at(5);
    roll.cause = counsel::Cause::dice;
    roll.fought = counsel::Fought{Color::red, Side::arab, CityId{0}, {}};
    roll.after[0] = roll.before[0] + 100'000;
    const std::string attack = rolled_for(sample.names, roll);
    const auto page = review_view(sample.names, sample.session, lucky, ReviewEnd::judged);
    BOOST_TEST(page.parts.back().rows.at(0).text.starts_with("6  " + attack + ' '));
    const auto text = review_text(sample.names, sample.session.table(), lucky.review, lucky.confirmed);
    BOOST_TEST(text.find("6  +10 for ") != std::string::npos);
    BOOST_TEST(text.find(attack) != std::string::npos);
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
