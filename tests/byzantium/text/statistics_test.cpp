// SPDX-License-Identifier: MIT
#include "byzantium/rules/rules.h"
#include "byzantium/text/acts.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/counting.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/open.h"
#include "byzantium/text/summary.h"
#include "byzantium/text/summing.h"
#include "byzantium/text/words.h"
#include "session/files.h"
#include "session/times.h"
#include "support/folder.h"
#include "support/random_player.h"
#include "values/from_text.h"

#include <boost/test/unit_test.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using namespace byzantium;
using byzantium::text::Counting;
using store::Library;
using store::SessionId;
using Texts = std::vector<std::string>;

const byzantium::text::Boards all_boards = shipped_boards();

// The game that comes with the program: three players, 139 entries, over.
SessionId add_sample(Library& library, const std::string& title) {
    const auto file = session::Resources::find().root() / "byzantium/samples" / "three-players.jsonl";
    auto lines = session::open_file(file);
    const auto taken = byzantium::text::take_over(library, lines, "sample", {title, ""}, all_boards);
    if (const auto* known = std::get_if<byzantium::text::KnownAlready>(&taken))
        return library.duplicate(known->id, title);
    return std::get<byzantium::text::TakenOver>(taken).id;
}

// A session that counts, though it is a copy.
SessionId add_counted(Library& library, const std::string& title) {
    const SessionId id = add_sample(library, title);
    library.set_not_counted(id, {});
    return id;
}

byzantium::text::OpenedKept taken_up(Library& library, SessionId id) {
    return std::get<byzantium::text::OpenedKept>(
        byzantium::text::take_up(library, id, all_boards, session::DiceSource::from_seed(1)));
}

double value(const session::PlayerCount& player, const std::string& key) {
    return player.values.at(session::place_of(byzantium::text::measures().of_player, key));
}

double table_value(const session::Summary& summary, const std::string& key) {
    return summary.values.at(session::place_of(byzantium::text::measures().of_table, key));
}

Texts titles(const Counting& counting) {
    Texts all;
    for (const auto& one : counting.sessions()) all.push_back(one.title);
    std::sort(all.begin(), all.end());
    return all;
}

}  // namespace

struct Shelf {
    Library library = Library::in_memory();
    SessionId friday = add_counted(library, "Friday");
    SessionId sunday = add_counted(library, "Sunday");

    Texts counted() { return titles(byzantium::text::count_all(library, all_boards)); }
    std::size_t left() { return Counting{library, all_boards}.left(); }
};

BOOST_AUTO_TEST_SUITE(statistics)

BOOST_FIXTURE_TEST_CASE(each_session_is_replayed_once, Shelf) {
    Counting counting{library, all_boards};
    BOOST_TEST(counting.left() == 2U);
    BOOST_TEST(counting.sessions().empty());
    counting.step();
    BOOST_TEST(counting.left() == 1U);
    BOOST_TEST(counting.sessions().size() == 1U);
    counting.step();
    counting.step();
    BOOST_TEST(titles(counting) == (Texts{"Friday", "Sunday"}), boost::test_tools::per_element());
    BOOST_TEST(left() == 0U);
    BOOST_TEST(counted() == (Texts{"Friday", "Sunday"}), boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(what_is_kept_is_what_a_replay_says, Shelf) {
    const auto replayed = byzantium::text::count_all(library, all_boards).sessions();
    const auto kept = Counting{library, all_boards}.sessions();
    BOOST_REQUIRE(kept.size() == 2U);
    for (std::size_t i = 0; i < kept.size(); ++i) BOOST_TEST((kept[i].summary == replayed[i].summary));
}

BOOST_FIXTURE_TEST_CASE(a_sample_is_counted_as_its_position_says, Shelf) {
    const auto opened = byzantium::text::look_at(library, friday, all_boards, session::DiceSource::from_seed(1));
    const auto& now = opened.session.position();
    const Texts times{"2026-03-01T19:00:00Z", "2026-03-01T19:10:00Z", "2026-03-01T21:10:00Z"};
    const auto summary = byzantium::text::summary_of(opened.session, times);
    BOOST_TEST(*summary.ended == "turns");
    BOOST_TEST(table_value(summary, "fallen") == 0);
    BOOST_TEST(table_value(summary, "turn") == 3);
    BOOST_TEST(summary.entries == 139U);
    BOOST_TEST(summary.minutes == 40);  // the break counts for half an hour
    BOOST_TEST(summary.first == 0U);
    BOOST_TEST(summary.players[0].player == "red");
    BOOST_REQUIRE(summary.players.size() == 3U);
    const std::vector<int> scores{summary.players[0].score, summary.players[1].score, summary.players[2].score};
    const std::vector<int> places{summary.players[0].place, summary.players[1].place, summary.players[2].place};
    BOOST_TEST(scores == (std::vector<int>{55, 71, 59}), boost::test_tools::per_element());
    BOOST_TEST(places == (std::vector<int>{3, 1, 2}), boost::test_tools::per_element());
    for (const auto& player : summary.players) {
        BOOST_TEST(player.winner == (player.place == 1));
        BOOST_TEST(value(player, "took_capital") == 0);
        for (const Side side : sides) {
            const auto& display = now[*values::from_text<Color>(player.player)][side];
            BOOST_TEST(value(player, byzantium::text::vp_key(side)) == display.vp);
            BOOST_TEST(value(player, std::string{to_text(side)} + "_bezants") == display.treasury);
            double sources = 0;
            for (std::size_t i = 0; i < vp_sources; ++i)
                sources += value(player, byzantium::text::vp_key(side, static_cast<VpSource>(i)));
            BOOST_TEST(sources == display.vp);
        }
    }
}

BOOST_FIXTURE_TEST_CASE(what_does_not_count_is_left_out, Shelf) {
    counted();
    library.set_not_counted(friday, "a trial");
    BOOST_TEST(counted() == (Texts{"Sunday"}), boost::test_tools::per_element());
    library.set_not_counted(friday, {});
    library.trash(sunday);
    BOOST_TEST(counted() == (Texts{"Friday"}), boost::test_tools::per_element());
    library.restore(sunday);
    library.archive(sunday);
    BOOST_TEST(counted() == (Texts{"Friday", "Sunday"}), boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(what_is_not_over_does_not_count_archived_or_not, Shelf) {
    const Header header{"byzantium-2005", {{Color::blue, "Anna"}, {Color::red, ""}}, Color::red, {}};
    const auto broken_off = byzantium::text::begin_session(library, header, {"Broken off", ""}, all_boards);
    BOOST_TEST(counted() == (Texts{"Friday", "Sunday"}), boost::test_tools::per_element());
    library.archive(broken_off);
    BOOST_TEST(counted() == (Texts{"Friday", "Sunday"}), boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(a_session_taken_up_after_its_end_is_counted_anew, Shelf) {
    counted();
    {
        auto opened = taken_up(library, friday);
        BOOST_REQUIRE(opened.session.undo());
        BOOST_TEST(counted() == (Texts{"Sunday"}), boost::test_tools::per_element());
        BOOST_REQUIRE(opened.session.redo());
    }
    BOOST_TEST(left() == 1U);
    BOOST_TEST(counted() == (Texts{"Friday", "Sunday"}), boost::test_tools::per_element());
}

BOOST_FIXTURE_TEST_CASE(a_correction_after_the_end_is_counted, Shelf) {
    const auto before = byzantium::text::count_all(library, all_boards).sessions();
    auto opened = taken_up(library, friday);
    const Correct richer{{SetDisplayCount{Color::red, Side::arab, DisplayCount::vp, 60}}, "miscounted"};
    BOOST_REQUIRE(opened.session.submit(opened.session.state(), richer).has_value());
    BOOST_TEST(left() == 1U);
    const auto after = byzantium::text::count_all(library, all_boards);
    for (const auto& one : after.sessions()) {
        const double arab = value(one.summary.players[0], "arab_vp");
        BOOST_TEST(arab == (one.id == friday ? 60 : value(before[0].summary.players[0], "arab_vp")));
    }
}

BOOST_FIXTURE_TEST_CASE(a_repair_in_the_past_is_counted, Shelf) {
    counted();
    auto opened = taken_up(library, friday);
    const auto& journal = opened.session.journal();
    const std::vector<Entry> last{journal.record(journal.size() - 1).entry};
    BOOST_REQUIRE(opened.session.repair(journal.size(), {{last, {}}}, "Repair").has_value());
    BOOST_TEST(left() == 1U);
}

BOOST_FIXTURE_TEST_CASE(what_another_version_counted_is_counted_anew, Shelf) {
    counted();
    const auto state = library.details(friday).state;
    for (const char* text : {R"({"summary":99})", R"({"summary":1})", "{}"}) {
        library.set_summary(friday, state, text);
        BOOST_TEST(left() == 1U, text);
    }
    const auto sample = Counting{library, all_boards}.sessions().front().summary;
    auto stranger = sample;
    stranger.players.pop_back();
    library.set_summary(friday, state, session::write_summary(stranger, byzantium::text::measures()));
    BOOST_TEST(left() == 1U);
    BOOST_TEST(counted() == (Texts{"Friday", "Sunday"}), boost::test_tools::per_element());
    BOOST_TEST(left() == 0U);
}

BOOST_AUTO_TEST_CASE(a_session_that_does_not_replay_is_named_and_left_out) {
    Library library = Library::in_memory();
    const SessionId id = add_counted(library, "Friday");
    auto spoiled = library.entries(id);
    {
        auto writer = std::get<store::Writer>(library.write(id));
        const store::NewEntry nonsense{R"({"do":"juggle"})", spoiled.back().position_hash, 139, ""};
        writer.replace_from(writer.state(), 139, {nonsense}, library.details(id).standing);
    }
    const auto counting = byzantium::text::count_all(library, all_boards);
    BOOST_TEST(counting.sessions().empty());
    BOOST_TEST(counting.unreadable() == Texts{"Friday"}, boost::test_tools::per_element());
}

BOOST_AUTO_TEST_CASE(in_a_library_that_may_only_be_read_all_is_counted_and_nothing_kept) {
    const support::Folder folder;
    const auto file = folder / "library.logothete";
    {
        auto made = Library::open(file);
        add_counted(made, "Friday");
    }
    store::Options reading;
    reading.access = store::Access::read;
    auto library = Library::open(file, reading);
    BOOST_TEST(titles(byzantium::text::count_all(library, all_boards)) == Texts{"Friday"},
               boost::test_tools::per_element());
    BOOST_TEST((Counting{library, all_boards}.left()) == 1U);
}

BOOST_AUTO_TEST_CASE(who_took_constantinople_is_known_when_its_fall_ends_a_game) {
    int falls = 0;
    for (std::uint64_t seed = 1; seed < 400 && falls < 3; ++seed) {
        support::RandomPlayer random{seed, support::Taste::warlike};
        auto played = byzantium::text::new_session(random.header(), all_boards, session::DiceSource::from_seed(seed));
        while (!std::holds_alternative<Over>(played.position().awaits))
            BOOST_REQUIRE(played.submit(played.state(), random.entry(played.table(), played.position())).has_value());
        const auto summary = byzantium::text::summary_of(played, {});
        const auto& over = std::get<Over>(played.position().awaits);
        BOOST_TEST(*summary.ended == byzantium::text::to_text(over.result.reason));
        BOOST_TEST((table_value(summary, "fallen") == 1) == (over.result.reason == EndReason::fall));
        BOOST_TEST(summary.minutes == 0);
        const auto captor = std::find_if(summary.players.begin(), summary.players.end(),
                                         [](const auto& player) { return value(player, "took_capital") == 1; });
        BOOST_TEST((captor != summary.players.end()) == (over.result.reason == EndReason::fall));
        if (captor == summary.players.end()) continue;
        ++falls;
        const auto gained = [&](Color player) {
            const auto ledger = byzantium::text::vp_ledger(played);
            return ledger.points(player, Side::byzantine, VpSource::constantinople) +
                   ledger.points(player, Side::arab, VpSource::constantinople);
        };
        BOOST_TEST(gained(*values::from_text<Color>(captor->player)) > 0);
    }
    BOOST_TEST(falls == 3);
}

BOOST_AUTO_TEST_SUITE_END()

BOOST_AUTO_TEST_SUITE(time_at_the_table)

namespace {

long minutes(const Texts& times) { return session::time_played(times).count(); }

}  // namespace

BOOST_AUTO_TEST_CASE(is_that_between_entries_with_half_an_hour_for_a_break) {
    BOOST_TEST(minutes({}) == 0);
    BOOST_TEST(minutes({"2026-03-01T19:00:00Z"}) == 0);
    BOOST_TEST(minutes({"2026-03-01T19:00:00Z", "2026-03-01T19:29:00Z"}) == 29);
    BOOST_TEST(minutes({"2026-03-01T19:00:00Z", "2026-03-02T19:00:00Z", "2026-03-02T19:05:00Z"}) == 35);
}

BOOST_AUTO_TEST_CASE(counts_nothing_for_a_clock_set_back_and_for_what_is_no_time) {
    BOOST_TEST(minutes({"2026-03-01T19:00:00Z", "2026-03-01T18:00:00Z", "2026-03-01T18:10:00Z"}) == 10);
    BOOST_TEST(minutes({"2026-03-01T19:00:00Z", "yesterday", "2026-03-01T19:10:00Z"}) == 10);
}

BOOST_AUTO_TEST_SUITE_END()
