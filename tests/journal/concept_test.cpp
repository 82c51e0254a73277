// SPDX-License-Identifier: MIT
// What is no game cannot be kept: the concept asks for each of its parts.
#include "support/counter.h"

#include <boost/test/unit_test.hpp>

namespace {

struct WithoutHash : counter::Game {
    static void hash(const Position&) {}
};
struct WithoutAfter : counter::Game {
    struct Step {};
};
struct WithoutRefusal : counter::Game {
    static Step* apply(const Table&, const Position&, const Entry&) { return nullptr; }
};
struct OtherStart : counter::Game {
    static int start(const Table&, const Header&) { return 0; }
};

// Another game beside the counter: words put one behind the other, and tl::expected left out again.
struct Words {
    using Table = std::monostate;
    using Header = std::string;
    using Entry = char;
    using Position = std::string;
    struct Step {
        Position after;
    };
    struct Refusal {};
    class Verdict {
    public:
        explicit Verdict(std::string text) : step_{std::move(text)} {}
        explicit operator bool() const { return step_.after.back() != '!'; }
        const Step& operator*() const { return step_; }
        Refusal error() const { return {}; }

    private:
        Step step_;
    };
    static Position start(const Table&, const Header& header) { return header; }
    static Verdict apply(const Table&, const Position& before, char letter) { return Verdict{before + letter}; }
    static std::uint64_t hash(const Position& position) { return position.size(); }
};

}  // namespace

BOOST_AUTO_TEST_SUITE(the_concept_of_a_game)

BOOST_AUTO_TEST_CASE(asks_for_every_part) {
    BOOST_TEST(journal::Game<counter::Game>);
    BOOST_TEST(journal::Game<Words>);
    BOOST_TEST(!journal::Game<WithoutHash>);
    BOOST_TEST(!journal::Game<WithoutAfter>);
    BOOST_TEST(!journal::Game<WithoutRefusal>);
    BOOST_TEST(!journal::Game<OtherStart>);
    BOOST_TEST(!journal::Game<int>);
}

BOOST_AUTO_TEST_CASE(lets_another_game_in) {
    journal::Journal<Words> journal{{}, "log"};
    for (const char letter : {'o', '!', 's'}) journal.append(letter);
    BOOST_TEST(journal.position() == "logos");
    BOOST_TEST(journal.size() == 2u);
    journal.undo();
    BOOST_TEST(journal.position() == "logo");
}

BOOST_AUTO_TEST_SUITE_END()
