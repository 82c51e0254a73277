// SPDX-License-Identifier: MIT
// A whole game of Byzantium, answered by three phones, leads where its library says.
#include "guests/whole_game.h"

#include "byzantium/words/desk/open_session.h"
#include "byzantium/words/game.h"

#include <boost/test/unit_test.hpp>

#include <random>
#include <string>
#include <vector>

namespace {

using guests::test::opened;

std::size_t entries_of(present::OpenSession& open) {
    return guests::test::journal_of<byzantium::words::OpenSession>(open).cursor();
}

}  // namespace

BOOST_AUTO_TEST_SUITE(answered_by_phones)

BOOST_AUTO_TEST_CASE(a_whole_game_is_kept_as_it_was_played) {
    const byzantium::words::Game game;
    auto library = store::Library::in_memory();
    const auto id = game.begin_practice(library);
    guests::test::is_kept_as_it_was_played<byzantium::words::OpenSession>(game, library, id, 50);
}

// Until somebody is to roll, everything is answered by chance.
BOOST_AUTO_TEST_CASE(dice_that_are_not_those_asked_for_are_refused) {
    using guests::test::json;
    const byzantium::words::Game game;
    auto library = store::Library::in_memory();
    const auto open = opened(game, library, game.begin_practice(library));
    guests::Answering answering;
    answering.session = [&] { return open.get(); };
    const auto say = [&](const json& wish) { return json::parse(answering.answer(wish.dump(), "")); };
    std::vector<std::string> tickets;
    for (const auto& player : open->desk().table().looks().players()) {
        const json come = say({{"do", "ask"}, {"seat", player.key}});
        answering.say_yes(come.at("digits"));
        tickets.push_back(come.at("ticket"));
    }
    std::mt19937 chance{7};
    for (int i = 0; i < 3000; ++i)
        for (const std::string& ticket : tickets) {
            const json page = say({{"do", "look"}, {"ticket", ticket}}).at("page");
            if (page.is_null()) continue;
            json wish{{"ticket", ticket}, {"state", page["state"]}, {"page", page["page"]}};
            if (page["dice"].empty()) {
                wish["do"] = "choose";
                wish["row"] = chance() % page["rows"].size();
                say(wish);
                continue;
            }
            wish["do"] = "dice";
            const auto told = [&](const char* way, const json& numbers) {
                json now = wish;
                now[way] = numbers;
                const json come = say(now);
                if (!come["page"].is_null()) wish["page"] = come["page"]["page"];
                return come["refused"].get<std::string>();
            };
            const std::size_t entries = entries_of(*open);
            std::vector<int> faces;
            std::vector<int> hits;
            for (const json& side : page["dice"]) {
                faces.insert(faces.end(), side["dice"].get<std::size_t>(), 1);
                hits.push_back(side["dice"].get<int>() + 1);
            }
            std::vector<int> more = faces;
            more.push_back(1);
            std::vector<int> sevens = faces;
            sevens.back() = 7;
            BOOST_TEST(!told("faces", json::array()).empty());
            BOOST_TEST(!told("faces", more).empty());
            BOOST_TEST(!told("faces", sevens).empty());
            BOOST_TEST(!told("hits", hits).empty());
            BOOST_TEST(entries_of(*open) == entries);
            BOOST_TEST(told("faces", faces).empty());
            BOOST_TEST(entries_of(*open) > entries);
            return;
        }
    BOOST_ERROR("nobody rolled in " << entries_of(*open) << " entries: " << open->desk().page().heading);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(to_browsers, *boost::unit_test::disabled())

BOOST_AUTO_TEST_CASE(a_game_is_shown_and_answered) { guests::test::shows_a_practice_table(byzantium::words::Game{}); }

BOOST_AUTO_TEST_CASE(a_kept_game_is_shown_and_answered) {
    guests::test::shows_a_kept_game<byzantium::words::OpenSession>(byzantium::words::Game{});
}

BOOST_AUTO_TEST_CASE(a_kept_game_is_read) {
    guests::test::reads_a_kept_game<byzantium::words::OpenSession>(byzantium::words::Game{});
}

BOOST_AUTO_TEST_SUITE_END()
