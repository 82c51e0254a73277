// SPDX-License-Identifier: MIT
// Thousands of random games, every promise of the engine checked at every entry. A failure prints the seed
// and the journal as a playthrough.
#include "byzantium/rules/rules.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/header.h"
#include "byzantium/text/session.h"
#include "support/effects_sum.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace {

using namespace byzantium;

// How often each promise was looked at: none may be never.
struct Looked {
    std::size_t legal_accepted = 0;
    std::size_t spoiled_refused = 0;
    std::size_t spoiled_accepted = 0;
    std::size_t audits = 0;
    std::size_t round_trips = 0;
    std::size_t sums = 0;
    std::size_t replays = 0;
    std::size_t falls = 0;
};

class Walk {
public:
    Walk(std::uint64_t seed, Looked& looked)
        : player_{seed, seed % 4 == 0 ? support::Taste::uniform : support::Taste::warlike},
          header_{player_.header()},
          journal_{support::table_with(header_.rulings), header_},
          seed_{seed},
          looked_{looked} {}

    void to_the_end() {
        while (fault_.empty() && !std::holds_alternative<Over>(journal_.position().awaits)) one_entry();
        if (fault_.empty()) replayed();
        BOOST_TEST_INFO(story());
        BOOST_TEST(fault_ == "");
        if (const auto* over = std::get_if<Over>(&journal_.position().awaits))
            looked_.falls += over->result.reason == EndReason::fall ? 1 : 0;
    }

private:
    void one_entry() {
        const Position before = journal_.position();
        audited(before);
        legal_ones_are_accepted(before);
        nonsense_is_judged_alike(before);
        const Entry entry = player_.entry(journal_.table(), before);
        round_trip(entry);
        const auto step = journal_.append(entry);
        if (!step) return fail(message(journal_.table().board, step.error()));
        expect(support::same_table(support::with_effects(before, step->effects), step->after), "effects do not sum up");
        ++looked_.sums;
        if (journal_.size() > 2000) fail("the game does not end");
    }

    void audited(const Position& now) {
        const auto faults = audit(journal_.table().board, now);
        if (!faults.empty()) fail("audit: " + faults.front().what);
        ++looked_.audits;
    }

    void legal_ones_are_accepted(const Position& now) {
        for (const Decision& decision : legal(journal_.table(), now)) {
            const auto refusal = check(journal_.table(), now, decision);
            if (refusal) fail("listed, but refused: " + message(journal_.table().board, *refusal));
            ++looked_.legal_accepted;
        }
    }

    // Any entry at all is accepted exactly if it is listed, and refused without a trace.
    void nonsense_is_judged_alike(const Position& now) {
        const Entry entry = player_.nonsense(now);
        const auto verdict = journal_.would(entry);
        ++(verdict ? looked_.spoiled_accepted : looked_.spoiled_refused);
        expect(journal_.position() == now, "a trial changed the position");
        const auto* decision = std::get_if<Decision>(&entry);
        if (!decision) return;
        const auto listed = legal(journal_.table(), now);
        const bool is_listed = std::find(listed.begin(), listed.end(), *decision) != listed.end();
        expect(is_listed == verdict.has_value(), "listing and judging differ");
    }

    void round_trip(const Entry& entry) {
        const auto& board = journal_.table().board;
        const std::string line = byzantium::text::write_entry(board, entry);
        const auto read = byzantium::text::read_entry(board, byzantium::text::Seats{journal_.position()}, line);
        expect(read && *read == entry, "another entry after writing and reading: " + line);
        ++looked_.round_trips;
    }

    // Back to the start and forth again: the same positions at n < 10 and at powers of two, and at the end.
    void replayed() {
        byzantium::text::Journal again{journal_.table(), header_};
        for (std::size_t n = 0; n < journal_.size(); ++n) {
            again.append(journal_.record(n).entry);
            const bool looked_at = n < 10 || (n & (n - 1)) == 0 || n + 1 == journal_.size();
            if (!looked_at) continue;
            expect(again.position() == journal_.position_at(n + 1), "replay leads elsewhere");
            expect(position_hash(again.position()) == journal_.record(n).position_hash, "another hash");
            ++looked_.replays;
        }
        while (again.undo()) {
        }
        expect(again.cursor() == 0 && again.position() == journal_.position_at(0), "undo misses the start");
        while (again.redo()) {
        }
        expect(again.position() == journal_.position(), "redo misses the end");
    }

    void expect(bool holds, const std::string& what) {
        if (!holds) fail(what);
    }
    void fail(const std::string& what) {
        if (fault_.empty()) fault_ = fmt::format("entry {}: {}", journal_.size(), what);
    }

    std::string story() const {
        std::string lines = fmt::format("seed {}\n{}\n", seed_, byzantium::text::write_header(header_));
        for (const auto& record : journal_.records())
            lines += byzantium::text::write_entry(journal_.table().board, record.entry) + "\n";
        return lines;
    }

    support::RandomPlayer player_;
    Header header_;
    byzantium::text::Journal journal_;
    std::uint64_t seed_;
    Looked& looked_;
    std::string fault_;
};

std::uint64_t games_to_play() {
    const char* wish = std::getenv("LOGOTHETE_WALK_GAMES");
    return wish ? std::strtoull(wish, nullptr, 10) : LOGOTHETE_WALK_GAMES;
}

}  // namespace

BOOST_AUTO_TEST_CASE(random_games_keep_every_promise) {
    Looked looked;
    for (std::uint64_t seed = 0; seed < games_to_play(); ++seed) Walk{seed, looked}.to_the_end();
    BOOST_TEST_MESSAGE(
        fmt::format("{} games, {} by the fall; looked at: {} legal, {} refused, {} accepted, {} audits, "
                    "{} round trips, {} sums, {} replays",
                    games_to_play(), looked.falls, looked.legal_accepted, looked.spoiled_refused,
                    looked.spoiled_accepted, looked.audits, looked.round_trips, looked.sums, looked.replays));
    for (const std::size_t often : {looked.legal_accepted, looked.spoiled_refused, looked.spoiled_accepted,
                                    looked.audits, looked.round_trips, looked.sums, looked.replays, looked.falls})
        BOOST_TEST(often > 0U);
}

// The checks above can fail: each is shown a fault here.
BOOST_AUTO_TEST_CASE(a_lost_effect_is_noticed) {
    support::Scene scene{Color::red, Color::blue};
    const Position before = scene.now;
    scene.takes(Control{support::city("damascus"), Cube::casualty});
    BOOST_TEST(support::same_table(support::with_effects(before, scene.effects), scene.now));
    for (std::size_t lost = 0; lost < scene.effects.size(); ++lost) {
        auto fewer = scene.effects;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(lost));
        BOOST_TEST(!support::same_table(support::with_effects(before, fewer), scene.now));
    }
}

BOOST_AUTO_TEST_CASE(a_lost_cube_is_noticed_by_the_audit) {
    support::Scene scene{Color::red, Color::blue};
    --scene.player(Color::blue).pool;
    const auto faults = audit(scene.table().board, scene.now);
    BOOST_REQUIRE(faults.size() == 1U);
    BOOST_TEST((faults.front().player == Color::blue));
    BOOST_TEST(faults.front().what == "41 cubes instead of 42");
}

BOOST_AUTO_TEST_CASE(one_seed_is_one_game) {
    const auto game = [](std::uint64_t seed) {
        support::RandomPlayer player{seed, support::Taste::warlike};
        const Header header = player.header();
        const Table table = support::table_with(header.rulings);
        Position now = start(table, header);
        for (int i = 0; i < 40; ++i) now = apply(table, now, player.entry(table, now)).value().after;
        return position_hash(now);
    };
    BOOST_TEST(game(7) == game(7));
    BOOST_TEST(game(7) != game(8));
}
