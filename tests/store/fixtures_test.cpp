// SPDX-License-Identifier: MIT
// A library of each released version stays in fixtures/, and every later version must open it. They were made from
// real games: whoever has the rules can replay them to their hashes.
#include "byzantium/text/board.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/counting.h"
#include "byzantium/text/header.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/open.h"
#include "byzantium/text/position.h"
#include "session/resources.h"
#include "store/backups.h"
#include "store/exchange.h"
#include "store/sample.h"
#include "store/sql.h"
#include "store/verify.h"
#include "support/folder.h"
#include "support/places.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <sstream>

using namespace store;
using namespace test;
using support::Folder;
namespace fs = std::filesystem;

namespace {

const fs::path source = support::source_tree();
const fs::path fixtures = source / "tests/store/fixtures";

// A session file of that version.
fs::path mailed(std::int32_t version) {
    return fixtures / ("version_" + std::to_string(version) + "_mailed.logothete");
}
fs::path fixture(std::int32_t version) { return fixtures / ("version_" + std::to_string(version) + ".logothete"); }

Hash hashed(std::uint64_t value) { return {value, byzantium::position_hash_format}; }

// A game as the library keeps it: lines, and the hash of the position after each.
struct Game {
    std::string header;
    std::vector<NewEntry> entries;
    std::vector<Standing> standings;  // after 0, 1, ... entries
};

Outcome outcome_of(const byzantium::Result& result) {
    Outcome outcome{result.reason == byzantium::EndReason::turns ? "turns" : "fall", {}};
    for (const auto& score : result.scores) {
        int place = 1;
        for (const auto& level : result.ranking) {
            if (std::find(level.begin(), level.end(), score.player) != level.end()) break;
            place += static_cast<int>(level.size());
        }
        outcome.results.push_back({score.total, place, place == 1,
                                   R"({"byzantine_vp":)" + std::to_string(score.byzantine) + R"(,"arab_vp":)" +
                                       std::to_string(score.arab) + '}'});
    }
    return outcome;
}

Standing standing_of(const byzantium::Position& position) {
    Standing standing{byzantium::text::write_awaits(support::standard_table().board, position.awaits), {}};
    if (const auto* over = std::get_if<byzantium::Over>(&position.awaits)) standing.outcome = outcome_of(over->result);
    return standing;
}

Game game(const fs::path& file) {
    std::ifstream lines{file};
    Game made;
    std::getline(lines, made.header);
    std::ifstream again{file};
    const auto opened = byzantium::text::open_journal(
        again, file.string(), byzantium::text::Boards{session::Resources::find()}, session::DiceSource::from_seed(1));
    BOOST_TEST_REQUIRE(opened.session.journal().size() >= 3U);  // one of them ends with a line that is refused
    const auto& journal = opened.session.journal();
    made.standings.push_back(standing_of(journal.position_at(0)));
    for (std::size_t i = 0; i < journal.size(); ++i) {
        std::string line;
        std::getline(lines, line);
        made.entries.push_back({line, hashed(journal.record(i).position_hash), i + 1, ""});
        made.standings.push_back(standing_of(journal.position_at(i + 1)));
    }
    return made;
}

SessionId add(Library& library, const Game& game, const std::string& title, const std::vector<Player>& players) {
    const auto session = library.create({"byzantium",
                                         title,
                                         "Thessalonica",
                                         "byzantium-2005",
                                         byzantium::text::write_board(support::standard_table().board),
                                         game.header,
                                         players,
                                         {{"elite_limit", "per_box"}},
                                         {}});
    auto writing = writer(library, session);
    auto state = writing.state();
    for (std::size_t i = 0; i < game.entries.size(); ++i)
        state = writing.append(state, {game.entries[i]}, game.standings[i + 1]);
    return session;
}

// Every table has rows.
void fill(const fs::path& file) {
    auto library = Library::open(file, plain());
    const auto long_game = game(source / "resources/byzantium/samples/three-players.jsonl");
    const auto first =
        add(library, long_game, "Three players", {{"red", "Anna"}, {"yellow", "Basil"}, {"blue", "Clara"}});
    {
        auto writing = writer(library, first);
        writing.set_standing_answers({{2, "levy_fights", {}}});
        const auto count = long_game.entries.size();
        auto state = writing.set_cursor(writing.state(), count - 3, long_game.standings[count - 3]);
        state = writing.append(state, {long_game.entries[count - 3]}, long_game.standings[count - 2]);
        state = writing.replace_from(state, count - 3, {long_game.entries[count - 4]}, long_game.standings[count - 3]);
        writing.set_cursor(state, count - 4, long_game.standings[count - 4]);
    }
    library.add_note(first, "Basil had to leave early.", 100);
    const std::vector<Player> others{{"red", "Simon"}, {"blue", "Andy"}, {"green", "Jerry"}};
    const auto finished = add(library, game(source / "tests/playthroughs/09_final_scores.jsonl"), "Scores", others);
    library.archive(finished);
    const auto fight = game(source / "tests/playthroughs/08_battle_and_siege_of_ankara.jsonl");
    const auto trashed = add(library, fight, "Ankara", others);
    {
        auto writing = writer(library, trashed);
        const auto count = fight.entries.size();
        writing.repair(writing.state(), count, {fight.entries.back()}, fight.standings.back(), "Repair");
    }
    library.set_not_counted(trashed, "the wrong rules");
    library.trash(trashed);
}

// What is in every fixture, whatever its version.
void check_content(const Library& library) {
    BOOST_TEST(faults(library).empty());
    const auto all = library.list();
    BOOST_TEST_REQUIRE(all.size() == 3U);
    const auto& ankara = all[0];
    const auto& scores = all[1];
    const auto& three = all[2];
    BOOST_TEST(ankara.shelf == Shelf::trashed);
    BOOST_TEST(ankara.not_counted.value() == "the wrong rules");
    BOOST_TEST(scores.shelf == Shelf::archived);
    BOOST_TEST(library.details(scores.id).standing.outcome->results.size() == 3U);
    BOOST_TEST(three.entries == 136U);
    BOOST_TEST(three.cursor == 135U);
    BOOST_TEST(three.players.at(1).name == "Basil");
    BOOST_TEST(library.cuts(three.id).size() == 2U);
    BOOST_TEST(library.notes(three.id).at(0).text == "Basil had to leave early.");
    const auto played = game(source / "resources/byzantium/samples/three-players.jsonl");
    for (const auto& entry : library.entries(three.id)) {
        BOOST_TEST(entry.text == played.entries.at(entry.number - 1).text);
        BOOST_TEST(entry.program == "1.2.3");
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(fixtures_of_every_version)

// Once for a version, before it is released: store_test --run_test=fixtures_of_every_version/make
BOOST_AUTO_TEST_CASE(make, *boost::unit_test::disabled()) {
    const auto file = fixture(store::schema().version);
    BOOST_TEST_REQUIRE(!fs::exists(file));
    fs::create_directories(fixtures);
    fill(file);
    {
        auto library = Library::open(file, plain());
        byzantium::text::count_all(library, byzantium::text::Boards{session::Resources::find()});
        export_session(library, library.list().at(1).id, mailed(store::schema().version), CutsToo::yes);
    }
    change(file.string(), "PRAGMA journal_mode = DELETE; VACUUM");
}

BOOST_AUTO_TEST_CASE(each_is_opened_and_brought_to_this_version) {
    for (std::int32_t version = 1; version <= store::schema().version; ++version) {
        const Folder folder;
        fs::copy_file(fixture(version), folder / "library");
        auto library = Library::open(folder / "library", plain());
        BOOST_TEST(!library.read_only_because());
        check_content(library);
        BOOST_TEST(library.repairs(library.list()[0].id).size() == (version < 3 ? 0U : 1U));
        const byzantium::text::Boards boards{session::Resources::find()};
        BOOST_TEST(byzantium::text::replay_all(library, boards).empty());
        BOOST_TEST(library.standing_answers(library.list()[2].id).size() == (version < 5 ? 0U : 1U));
        // Version 1 did not keep boards: taken up, a session gets the one it is played on.
        const auto id = library.list()[2].id;
        BOOST_TEST(library.details(id).printed_board.has_value() == (version > 1));
        byzantium::text::take_up(library, id, boards, session::DiceSource::from_seed(1));
        BOOST_TEST(library.details(id).printed_board == byzantium::text::write_board(support::standard_table().board));
        BOOST_TEST(backups(library.file()).size() == (version < store::schema().version ? 1U : 0U));
    }
}

BOOST_AUTO_TEST_CASE(each_is_read_where_it_lies) {
    for (std::int32_t version = 1; version <= store::schema().version; ++version) {
        auto options = plain();
        options.access = Access::read;
        check_content(Library::open(fixture(version), options));
    }
}

// What users ask of the library by SQL, whatever version it comes from.
BOOST_AUTO_TEST_CASE(the_views_of_each_answer_the_same) {
    for (std::int32_t version = 1; version <= store::schema().version; ++version) {
        const Folder folder;
        fs::copy_file(fixture(version), folder / "library");
        Library::open(folder / "library", plain());
        SQLite::Database db{(folder / "library").string()};
        const std::vector<std::string> rows{"byzantium turns Simon 40 18 40 2 0", "byzantium turns Andy 30 15 45 1 1",
                                            "byzantium turns Jerry 10 10 20 3 0"};
        const char* columns =
            " || ' ' || byzantine_vp || ' ' || arab_vp || ' ' || total || ' ' || place || ' ' || winner ";
        const auto counted = texts(db, std::string{"SELECT game || ' ' || finished_by || ' ' || name"} + columns +
                                           "FROM counted_results ORDER BY seat");
        BOOST_TEST(counted == rows, boost::test_tools::per_element());
        const auto plain_rows = texts(db, std::string{"SELECT session"} + columns + "FROM results ORDER BY seat");
        BOOST_TEST(plain_rows.size() == 3U);
        BOOST_TEST(plain_rows.at(1).ends_with(" 30 15 45 1 1"));
    }
}

// Those of version 3 were counted in another form, so they are counted anew, once.
BOOST_AUTO_TEST_CASE(what_was_counted_is_read_or_counted_again) {
    const byzantium::text::Boards boards{session::Resources::find()};
    for (const char* name : {"version_3_counted.logothete", "version_4.logothete", "version_5.logothete"}) {
        const Folder folder;
        fs::copy_file(fixtures / name, folder / "library");
        auto library = Library::open(folder / "library", plain());
        BOOST_TEST(library.summaries().size() == 1U);
        const bool is_read = std::string_view{name} != "version_3_counted.logothete";
        BOOST_TEST(byzantium::text::Counting(library, boards).left() == (is_read ? 0U : 1U));
        const auto counting = byzantium::text::count_all(library, boards);
        BOOST_TEST_REQUIRE(counting.sessions().size() == 1U);
        const auto& andy = counting.sessions()[0].summary.players.at(1);
        BOOST_TEST(andy.score == 45);
        BOOST_TEST(andy.winner);
        BOOST_TEST(byzantium::text::Counting(library, boards).left() == 0U);
    }
}

BOOST_AUTO_TEST_CASE(mailed_sessions_of_older_versions_come_in) {
    for (std::int32_t version = 3; version <= store::schema().version; ++version) {
        auto library = Library::in_memory(plain());
        const byzantium::text::Boards boards{session::Resources::find()};
        const auto taken = byzantium::text::take_over_file(library, mailed(version), IfDiffers::report, boards);
        BOOST_TEST_REQUIRE(std::holds_alternative<Imported>(taken));
        const auto details = library.details(std::get<Imported>(taken).session);
        BOOST_TEST(details.game == "byzantium");
        BOOST_TEST(details.standing.outcome->results.at(1).facts == R"({"byzantine_vp":30,"arab_vp":15})");
        BOOST_TEST(details.standing.outcome->results.at(1).winner);
        BOOST_TEST(faults(library).empty());
    }
}

BOOST_AUTO_TEST_CASE(what_this_version_makes_today_is_the_same) {
    const Folder folder;
    fill(folder / "library");
    check_content(Library::open(folder / "library", plain()));
}

BOOST_AUTO_TEST_SUITE_END()
