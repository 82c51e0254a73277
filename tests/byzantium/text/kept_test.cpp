// SPDX-License-Identifier: MIT
#include "byzantium/text/kept.h"

#include "byzantium/text/acts.h"
#include "byzantium/text/board.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/open.h"
#include "byzantium/text/session.h"
#include "store/store_error.h"
#include "support/folder.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <fstream>
#include <sstream>
#include <string>
#include <utility>

namespace {

using byzantium::Color;
using byzantium::Control;
using byzantium::Cube;
using byzantium::text::OpenedKept;

session::DiceSource seeded_dice() { return session::DiceSource::from_seed(1); }

// As many random entries as there are, or until the game is over; dice too.
void play(byzantium::text::Session& session, std::uint64_t seed, std::size_t entries) {
    support::RandomPlayer random{seed, support::Taste::warlike};
    while (session.journal().cursor() < entries && !std::holds_alternative<byzantium::Over>(session.position().awaits))
        BOOST_REQUIRE(enters(session, random.entry(session.table(), session.position())));
}

std::string journal_of(const byzantium::text::Session& session) {
    std::ostringstream lines;
    byzantium::text::write_journal(lines, session);
    return lines.str();
}

}  // namespace

// A library in memory with one session of two.
struct KeptTable {
    store::Library library;
    store::SessionId id = byzantium::text::begin_session(library, support::header_of({Color::red, Color::blue}),
                                                         {"Friday", "the kitchen"}, shipped_boards());

    explicit KeptTable(store::Library where = store::Library::in_memory()) : library{std::move(where)} {}

    OpenedKept taken_up() {
        return std::get<OpenedKept>(byzantium::text::take_up(library, id, shipped_boards(), seeded_dice()));
    }
    OpenedKept looked_at() const { return byzantium::text::look_at(library, id, shipped_boards(), seeded_dice()); }
};

BOOST_AUTO_TEST_SUITE(kept_in_a_library)

BOOST_AUTO_TEST_CASE(every_change_is_there_at_once) {
    KeptTable table;
    auto opened = table.taken_up();
    for (std::size_t n = 1; n <= 60; ++n) {
        play(opened.session, n, n);
        const auto seen = table.looked_at();
        BOOST_REQUIRE(!seen.trouble);
        BOOST_REQUIRE((seen.session.position() == opened.session.position()));
    }
    BOOST_TEST(table.library.entries(table.id).size() == opened.session.journal().size());
    BOOST_TEST(opened.session.journal().size() > 30U);
}

// A table whose printed Damascus is stronger than ours.
BOOST_AUTO_TEST_CASE(a_session_stays_on_the_board_it_was_begun_on) {
    const support::Folder folder;
    byzantium::BoardFacts facts = support::standard_table().board;
    auto& damascus = facts.cities[byzantium::index(support::city("damascus"))];
    BOOST_REQUIRE(damascus.strength != 1);
    damascus.strength = 1;
    std::ofstream{folder / "ours.json"} << byzantium::text::write_board(facts);
    const byzantium::text::Boards ours{session::Resources::find(), folder / "ours.json"};
    KeptTable table;
    const auto id = byzantium::text::begin_session(table.library, support::header_of({Color::red, Color::blue}),
                                                   {"Ours", ""}, ours);
    const auto opened = byzantium::text::look_at(table.library, id, shipped_boards(), seeded_dice());
    BOOST_TEST(opened.session.table().board[support::city("damascus")].strength == 1);
    BOOST_TEST(table.looked_at().session.table().board[support::city("damascus")].strength != 1);
}

BOOST_AUTO_TEST_CASE(undo_and_what_was_put_aside_are_kept) {
    KeptTable table;
    {
        auto opened = table.taken_up();
        BOOST_TEST(enters(opened.session, control("damascus")));
        BOOST_TEST(enters(opened.session, control("athens")));
        BOOST_TEST(opened.session.undo());
    }
    auto again = table.taken_up();
    BOOST_TEST(again.session.journal().cursor() == 1U);
    BOOST_TEST(again.session.journal().size() == 2U);
    BOOST_TEST(again.session.redo());
    BOOST_TEST(again.session.undo());
    BOOST_TEST(enters(again.session, control("candia")));
    const auto cuts = table.library.cuts(table.id);
    BOOST_REQUIRE(cuts.size() == 1U);
    BOOST_TEST((cuts[0].reason == store::CutReason::undone));
    BOOST_TEST(cuts[0].entries.size() == 1U);
}

// The position and how many entries there are after each undo and each redo of all there is.
struct Seen {
    byzantium::Position position;
    std::size_t entries;
    bool operator==(const Seen&) const = default;
};

BOOST_AUTO_TEST_CASE(repairs_are_undone_and_redone_after_the_session_was_closed) {
    KeptTable table;
    std::vector<Seen> seen;
    {
        auto opened = table.taken_up();
        play(opened.session, 7, 30);
        for (const std::size_t number : {20U, 10U}) {
            seen.push_back({opened.session.position(), opened.session.journal().size()});
            byzantium::text::Repair draft{opened.session};
            draft.remove(number);
            while (!draft.refused().empty()) draft.remove(draft.refused().front());
            BOOST_REQUIRE(opened.session.repair(draft.first_change(), draft.acts(), std::to_string(number)));
        }
        seen.push_back({opened.session.position(), opened.session.journal().size()});
    }
    for (std::size_t at = 2; at-- > 0;) {
        auto opened = table.taken_up();
        BOOST_TEST_REQUIRE(opened.session.undo_step().has_value());
        BOOST_TEST(opened.session.undo_step()->name == (at == 1 ? "10" : "20"));
        BOOST_TEST(opened.session.undo());
        BOOST_TEST((Seen{opened.session.position(), opened.session.journal().size()} == seen[at]));
    }
    for (std::size_t at = 1; at <= 2; ++at) {
        auto opened = table.taken_up();
        BOOST_TEST(opened.session.redo());
        BOOST_TEST((Seen{opened.session.position(), opened.session.journal().size()} == seen[at]));
    }
    BOOST_TEST(byzantium::text::replay_all(table.library, shipped_boards()).empty());
    BOOST_TEST(!table.looked_at().session.redo_step());
}

BOOST_AUTO_TEST_CASE(an_act_of_several_entries_is_one_step_later_too) {
    KeptTable table;
    {
        auto opened = table.taken_up();
        const byzantium::text::Act act{{control("damascus"), control("athens")}, "two cities"};
        BOOST_TEST(opened.session.submit(opened.session.state(), act).has_value());
    }
    auto again = table.taken_up();
    BOOST_REQUIRE(again.session.undo_step().has_value());
    BOOST_TEST(again.session.undo_step()->name == "two cities");
    BOOST_TEST(again.session.undo());
    BOOST_TEST(again.session.journal().cursor() == 0U);
    BOOST_TEST(again.session.redo());
    BOOST_TEST(again.session.journal().cursor() == 2U);
}

BOOST_AUTO_TEST_CASE(an_act_that_is_refused_half_way_changes_nothing) {
    KeptTable table;
    auto opened = table.taken_up();
    const byzantium::text::Act act{{control("damascus"), control("damascus")}, {}};
    BOOST_TEST(!opened.session.submit(opened.session.state(), act).has_value());
    BOOST_TEST(opened.session.journal().size() == 0U);
    BOOST_TEST(table.library.entries(table.id).empty());
}

BOOST_AUTO_TEST_CASE(a_second_writer_is_told_who_holds_it) {
    const support::Folder folder;
    KeptTable table{store::Library::open(folder / "library.logothete")};
    const auto first = table.taken_up();
    const auto second = byzantium::text::take_up(table.library, table.id, shipped_boards(), seeded_dice());
    BOOST_TEST(std::holds_alternative<store::Holder>(second));
    BOOST_TEST(!table.looked_at().trouble);
}

// Somebody else writes behind our back: nothing of ours counts, and the table has not moved.
BOOST_AUTO_TEST_CASE(what_cannot_be_written_has_not_happened) {
    KeptTable table;
    auto opened = table.taken_up();
    BOOST_TEST(enters(opened.session, control("damascus")));
    const auto before = opened.session.position();
    table.library.trash(table.id);
    table.library.empty_trash();
    BOOST_CHECK_THROW(enters(opened.session, control("athens")), store::StoreError);
    BOOST_TEST((opened.session.position() == before));
    BOOST_TEST(opened.session.journal().size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_finished_game_has_its_results) {
    KeptTable table;
    auto opened = table.taken_up();
    play(opened.session, 7, 100'000);
    const auto details = table.library.details(table.id);
    BOOST_TEST((details.shelf == store::Shelf::finished));
    BOOST_REQUIRE(details.standing.outcome.has_value());
    const auto& over = std::get<byzantium::Over>(opened.session.position().awaits);
    const auto& results = details.standing.outcome->results;
    BOOST_REQUIRE(results.size() == over.result.scores.size());
    for (std::size_t i = 0; i < results.size(); ++i) {
        BOOST_TEST(results[i].score == over.result.scores[i].total);
        BOOST_TEST(results[i].winner == contains(over.result.ranking.front(), over.result.scores[i].player));
    }
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(rules_that_changed)

// An entry whose hash says that an older program came to another position.
struct Doubtful : KeptTable {
    explicit Doubtful(store::Hash wrong = {1, byzantium::position_hash_format}) {
        auto opened = taken_up();
        play(opened.session, 3, 20);
        auto entries = library.entries(id);
        opened = OpenedKept{
            byzantium::text::Session{opened.session.table(), opened.session.header(), seeded_dice()}, {}, {}};
        auto writer = std::get<store::Writer>(library.write(id));
        std::vector<store::NewEntry> tail;
        for (std::size_t i = 11; i < entries.size(); ++i)
            tail.push_back({entries[i].text, i == 11 ? wrong : entries[i].position_hash, entries[i].step, ""});
        writer.replace_from(writer.state(), 12, tail, {});
    }
};

// A hash that was reckoned in another way says nothing: the entries hold, and that is enough.
struct OtherFormat : Doubtful {
    OtherFormat() : Doubtful{{1, byzantium::position_hash_format - 1}} {}
};

BOOST_FIXTURE_TEST_CASE(hashes_of_another_format_are_not_compared, OtherFormat) {
    const auto opened = looked_at();
    BOOST_TEST(!opened.trouble);
    BOOST_TEST(opened.session.journal().size() == 20U);
}

BOOST_FIXTURE_TEST_CASE(a_session_opens_where_it_last_agrees, Doubtful) {
    const auto opened = looked_at();
    BOOST_REQUIRE(opened.trouble.has_value());
    BOOST_TEST(opened.trouble->entry == 12U);
    BOOST_TEST(std::holds_alternative<session::OtherPosition>(opened.trouble->why));
    BOOST_TEST(opened.session.journal().size() == 11U);
    BOOST_TEST(library.entries(id).size() == 20U);
    const auto wrong = byzantium::text::replay_all(library, shipped_boards());
    BOOST_REQUIRE(wrong.size() == 1U);
    BOOST_TEST((wrong[0].id == id));
}

BOOST_FIXTURE_TEST_CASE(and_goes_on_with_one_correction, Doubtful) {
    auto opened = taken_up();
    const byzantium::Correct bridge{{byzantium::SetTurn{2}}, "as it lies on the table"};
    BOOST_TEST(enters(opened.session, bridge));
    BOOST_TEST(!looked_at().trouble);
    BOOST_TEST(library.entries(id).size() == 12U);
    BOOST_TEST(library.cuts(id).back().entries.size() == 9U);
    BOOST_TEST(byzantium::text::replay_all(library, shipped_boards()).empty());
}

BOOST_FIXTURE_TEST_CASE(or_goes_back_first, Doubtful) {
    auto opened = taken_up();
    BOOST_TEST(opened.session.undo());
    BOOST_TEST(library.details(id).state.cursor == 10U);
    BOOST_TEST(!looked_at().trouble);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(rules_read_otherwise)

// As older versions had it: the table set red's army down in Smyrna, and its first city by action A moved it
// there (BYZ-10). Two more entries followed, then blue's army was moved likewise.
struct MovedThen : KeptTable {
    byzantium::Position then;  // where it all led

    MovedThen() {
        using namespace byzantium;
        constexpr Side purple = Side::byzantine;
        const auto in = [](const char* place) { return std::optional{support::city(place)}; };
        const std::vector<Entry> as_played{
            Correct{{SetArmy{Color::red, purple, in("smyrna")}, SetArmy{Color::blue, purple, in("athens")}}, {}},
            Control{support::city("nicaea"), Cube::pool},
            Tax{1, 0},
            Tax{1, 2},
            AwaitPlayer{Color::blue},
            Control{support::city("candia"), Cube::pool},
            Pass{Cube::casualty}};
        const Table& table = support::standard_table();
        then = start(table, support::header_of({Color::red, Color::blue}));
        std::vector<store::NewEntry> entries;
        for (std::size_t i = 0; i < as_played.size(); ++i) {
            then = apply(table, then, as_played[i]).value().after;
            if (i == 1) then[Color::red][purple].at = support::city("nicaea");
            if (i == 5) then[Color::blue][purple].at = support::city("candia");
            entries.push_back({byzantium::text::write_entry(table.board, as_played[i]),
                               {position_hash(then), position_hash_format},
                               i + 1,
                               {}});
        }
        auto writer = std::get<store::Writer>(library.write(id));
        writer.append(writer.state(), entries, {});
    }
};

BOOST_FIXTURE_TEST_CASE(byz_10_a_session_opens_before_the_entry_that_moved_an_army, MovedThen) {
    const auto opened = looked_at();
    BOOST_REQUIRE(opened.trouble.has_value());
    BOOST_TEST(opened.trouble->entry == 2U);
    BOOST_TEST(opened.session.journal().size() == 1U);
    const auto& offered = opened.trouble->restoring;
    BOOST_REQUIRE(offered.has_value());
    BOOST_TEST((offered->moved == byzantium::SetArmy{Color::red, byzantium::Side::byzantine, support::city("nicaea")}));
    BOOST_TEST(offered->entries == 6U);
}

BOOST_FIXTURE_TEST_CASE(byz_10_and_is_as_it_was_with_what_it_offers, MovedThen) {
    auto opened = taken_up();
    const auto act = opened.trouble.value().restoring.value().act;
    BOOST_TEST(act.entries.size() == 8U);  // a correction in front of each of the two
    BOOST_REQUIRE(opened.session.submit(opened.session.state(), act).has_value());
    BOOST_TEST((opened.session.position() == then));
    const auto again = looked_at();
    BOOST_TEST(!again.trouble);
    BOOST_TEST((again.session.position() == then));
    BOOST_TEST(library.cuts(id).back().entries.size() == 6U);
}

BOOST_FIXTURE_TEST_CASE(byz_10_what_was_undone_stays_undone, MovedThen) {
    auto writer = std::get<store::Writer>(library.write(id));
    writer.set_cursor(writer.state(), 3, {});
    const auto opened = looked_at();
    BOOST_TEST(opened.trouble.value().restoring.value().entries == 2U);
    BOOST_TEST(opened.trouble.value().restoring.value().act.entries.size() == 3U);
}

// Wrong for another reason: there is nothing to offer.
BOOST_FIXTURE_TEST_CASE(nothing_is_offered_where_nobody_knows_why, rules_that_changed::Doubtful) {
    BOOST_TEST(!looked_at().trouble.value().restoring.has_value());
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(journals_taken_over)

// Older headers did not know how a table reads BYZ-35.
BOOST_AUTO_TEST_CASE(one_that_an_older_version_took_over_is_recognised) {
    store::Library library = store::Library::in_memory();
    const std::string header =
        R"({"game":"byzantium","format":1,"board":"byzantium-2005","players":[{"color":"red"},{"color":"blue"}],)"
        R"("first":"red","rulings":{"elite_limit":"per_box","casualty_rounding":"up"}})";
    const auto of_old = library.create({"byzantium",
                                        "Friday",
                                        "",
                                        "byzantium-2005",
                                        byzantium::text::write_board(support::standard_table().board),
                                        header,
                                        {},
                                        {},
                                        {}},
                                       {{R"({"do":"tax","cubes":1,"byzantine":2})", {1, 1}, 1, {}}}, {});
    std::istringstream lines{header + "\n{\"do\":\"tax\",\"cubes\":1,\"byzantine\":2}\n"};
    const auto taken = byzantium::text::take_over(library, lines, "game.jsonl", {"Friday", ""}, shipped_boards());
    BOOST_REQUIRE(std::holds_alternative<byzantium::text::KnownAlready>(taken));
    BOOST_TEST((std::get<byzantium::text::KnownAlready>(taken).id == of_old));
}

BOOST_AUTO_TEST_CASE(once_and_then_recognised) {
    KeptTable table;
    auto opened = table.taken_up();
    play(opened.session, 5, 30);
    const std::string lines = journal_of(opened.session);
    store::Library other = store::Library::in_memory();
    std::istringstream first{lines};
    const auto taken = byzantium::text::take_over(other, first, "game.jsonl", {"From Anna", ""}, shipped_boards());
    BOOST_REQUIRE(std::holds_alternative<byzantium::text::TakenOver>(taken));
    BOOST_TEST(std::get<byzantium::text::TakenOver>(taken).entries == 30U);
    const auto seen = byzantium::text::look_at(other, std::get<byzantium::text::TakenOver>(taken).id, shipped_boards(),
                                               seeded_dice());
    BOOST_TEST((seen.session.position() == opened.session.position()));
    std::istringstream second{lines};
    const auto again = byzantium::text::take_over(other, second, "game.jsonl", {"From Anna", ""}, shipped_boards());
    BOOST_TEST(std::holds_alternative<byzantium::text::KnownAlready>(again));
    BOOST_TEST(other.list().size() == 1U);
}

BOOST_AUTO_TEST_CASE(a_journal_that_does_not_hold_leaves_nothing) {
    KeptTable table;
    auto opened = table.taken_up();
    play(opened.session, 5, 10);
    std::istringstream lines{journal_of(opened.session) + "{\"do\":\"dance\"}\n"};
    store::Library other = store::Library::in_memory();
    const auto taken = byzantium::text::take_over(other, lines, "game.jsonl", {"From Anna", ""}, shipped_boards());
    BOOST_REQUIRE(std::holds_alternative<byzantium::text::NotTaken>(taken));
    BOOST_TEST(std::get<byzantium::text::NotTaken>(taken).line == 12U);
    BOOST_TEST(other.list().empty());
}

BOOST_AUTO_TEST_SUITE_END()
