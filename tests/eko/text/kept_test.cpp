// SPDX-License-Identifier: MIT
// A session of Ekö in a library: begun, played, undone, opened again, mailed as a journal, replayed and counted.
#include "eko/support/random_tables.h"
#include "eko/support/scene.h"
#include "eko/text/counting.h"
#include "eko/text/open.h"
#include "store/library.h"

#include <boost/test/unit_test.hpp>

#include <sstream>
#include <string>
#include <variant>

namespace {

using namespace eko;
using namespace eko_support;
using store::Library;

const text::Boards no_boards;

session::DiceSource no_dice() { return session::DiceSource::from_seed(1); }

text::Session taken_up(Library& library, store::SessionId id) {
    auto taken = text::take_up(library, id, no_boards, no_dice());
    return std::move(std::get<text::OpenedKept>(taken).session);
}

// To its end, or for so many entries.
void play(text::Session& session, Bits& bits, std::size_t entries) {
    for (std::size_t i = 0; i < entries; ++i) {
        const auto listed = legal(session.table(), session.position());
        if (listed.empty()) return;
        const Entry entry = random_entry(bits, session.table(), session.position(), listed);
        BOOST_TEST_REQUIRE(session.submit(session.state(), entry).has_value());
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(kept)

BOOST_AUTO_TEST_CASE(random_games_are_as_they_were_when_taken_up_again) {
    auto library = Library::in_memory();
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        Bits bits{seed};
        const Header header = random_header(bits);
        const auto id = session::begin_session(library, header, {"Friday", "kitchen"}, no_boards);
        std::optional<Position> end;
        {
            auto session = taken_up(library, id);
            play(session, bits, 60);
            if (session.undo()) session.undo();
            end = session.position();
        }
        const auto again = taken_up(library, id);
        BOOST_TEST((again.position() == *end));
        BOOST_TEST((again.header() == header));
    }
    BOOST_TEST(text::replay_all(library, no_boards).empty());
}

BOOST_AUTO_TEST_CASE(a_journal_is_written_and_read_again) {
    Bits bits{7};
    const Header header = random_header(bits);
    text::Session session{text::table_of(header), header, no_dice()};
    play(session, bits, 40);
    std::stringstream journal{text::journal_text(session)};
    auto opened = text::open_journal(journal, "ours.jsonl", no_boards, no_dice());
    BOOST_TEST(!opened.trouble.has_value());
    BOOST_TEST((opened.session.position() == session.position()));
}

BOOST_AUTO_TEST_CASE(finished_sessions_are_counted) {
    auto library = Library::in_memory();
    std::size_t finished = 0;
    for (std::uint64_t seed = 0; finished < 3; ++seed) {
        Bits bits{seed};
        const auto id = session::begin_session(library, random_header(bits), {"Friday", "kitchen"}, no_boards);
        auto session = taken_up(library, id);
        play(session, bits, 300);
        finished += std::holds_alternative<Over>(session.position().awaits) ? 1 : 0;
    }
    text::Counting counting{library, no_boards};
    while (counting.left() > 0) counting.step();
    BOOST_TEST_REQUIRE(counting.sessions().size() == finished);
    const auto& measures = text::Game::measures();
    for (const auto& counted : counting.sessions()) {
        BOOST_TEST(counted.summary.values.size() == measures.of_table.size());
        for (const auto& player : counted.summary.players)
            BOOST_TEST(player.values.size() == measures.of_player.size());
    }
}

BOOST_AUTO_TEST_CASE(what_is_counted_of_a_player) {
    const Header header{board_t(),
                        {{Color::cyan, ""}, {Color::violet, ""}},
                        Color::violet,
                        {{{3, 0}, Color::cyan, true}, {{4, 0}, Color::violet, true}, {{0, 0}, Color::violet, false}},
                        {}};
    text::Session session{text::table_of(header), header, no_dice()};
    for (const std::string& line :
         std::vector<std::string>{std::string{keep}, std::string{keep}, R"({"do":"await","player":"cyan"})",
                                  move("3,0", "4,0"), std::string{march}, build("4,0", "3,1", "camp", true)}) {
        const auto entry = text::read_entry(session.table(), line);
        BOOST_TEST_REQUIRE(session.submit(session.state(), *entry).has_value(), line);
    }
    const auto summary = counts_of(session, {});
    BOOST_TEST(summary.ended.value() == "last");
    BOOST_TEST(summary.first == 1U);
    const auto value = [&](std::size_t player, const char* key) {
        return summary.players[player].values[session::place_of(text::Game::measures().of_player, key)];
    };
    BOOST_TEST(value(0, "camps") == 1.0);
    BOOST_TEST(value(0, "captives") == 3.0);
    BOOST_TEST(value(0, "marches") == 1.0);
    BOOST_TEST(value(0, "captures") == 1.0);
    BOOST_TEST(value(0, "destroyed") == 3.0);
    BOOST_TEST(summary.players[0].score == 4);
    BOOST_TEST(!summary.players[0].winner);
    BOOST_TEST(summary.players[1].winner);
    BOOST_TEST(summary.players[0].place == 2);
}

BOOST_AUTO_TEST_SUITE_END()
