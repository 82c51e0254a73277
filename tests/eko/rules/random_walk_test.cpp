// SPDX-License-Identifier: MIT
// Random games on random boards, every promise of the rules checked at every entry. A failure prints the seed and the
// journal. LOGOTHETE_WALK_GAMES says how many.
#include "eko/rules/points.h"
#include "eko/rules/rules.h"
#include "eko/support/effects_sum.h"
#include "eko/support/random_tables.h"
#include "eko/support/scene.h"
#include "eko/text/session.h"

#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

namespace {

using namespace eko;
using eko_support::Bits;

constexpr std::size_t most_entries = 150;

// How often each promise was looked at, and what came up: none may be never.
struct Looked {
    std::size_t entries = 0;
    std::size_t legal_accepted = 0;
    std::size_t spoiled_refused = 0;
    std::size_t spoiled_accepted = 0;
    std::size_t corrections = 0;
    std::size_t shares = 0;
    std::size_t audits = 0;
    std::size_t round_trips = 0;
    std::size_t sums = 0;
    std::size_t replays = 0;
    std::size_t exchanges_asked = 0;
    std::array<std::size_t, 3> ends{};
    std::array<std::size_t, std::variant_size_v<Decision>> kinds{};
    std::array<std::size_t, 128> refusals{};
};

class EkoWalk {
public:
    EkoWalk(std::uint64_t seed, Looked& looked)
        : bits_{seed},
          corrected_{seed % 3 == 0},
          header_{eko_support::random_header(bits_)},
          journal_{text::table_of(header_), header_},
          seed_{seed},
          looked_{looked} {}

    void to_the_end() {
        header_is_written_and_read();
        while (fault_.empty() && !over() && journal_.size() < most_entries) one_entry();
        if (fault_.empty()) replayed();
        BOOST_TEST_INFO(story());
        BOOST_TEST(fault_ == "");
        if (const auto* end = std::get_if<Over>(&journal_.position().awaits))
            ++looked_.ends[static_cast<std::size_t>(end->result.reason)];
    }

private:
    bool over() const { return std::holds_alternative<Over>(journal_.position().awaits); }
    const Table& table() const { return journal_.table(); }

    void one_entry() {
        const Position before = journal_.position();
        audited(before);
        const auto listed = legal(table(), before);
        legal_ones_are_accepted(before, listed);
        for (int i = 0; i < 4; ++i) nonsense_is_judged_alike(before, listed);
        if (corrected_ && bits_.one_in(10)) return correct_or_await(before);
        expect(!listed.empty() || std::holds_alternative<AwaitExchange>(before.awaits), "nothing is legal");
        if (listed.empty()) return enter(AwaitPlayer{bits_.one_of(table().seats)}, before);
        if (std::holds_alternative<AwaitExchange>(before.awaits)) ++looked_.exchanges_asked;
        const Entry entry = eko_support::random_entry(bits_, table(), before, listed);
        if (const auto* decision = std::get_if<Decision>(&entry)) ++looked_.kinds[decision->index()];
        if (std::holds_alternative<Share>(entry)) ++looked_.shares;
        enter(entry, before);
    }

    void correct_or_await(const Position& before) {
        if (bits_.one_in(5)) return enter(AwaitPlayer{bits_.one_of(table().seats)}, before);
        const Correct correct = eko_support::random_correction(bits_, table(), before);
        if (check(table(), before, correct)) return;
        ++looked_.corrections;
        sums_kept_ = false;
        enter(correct, before);
    }

    void enter(const Entry& entry, const Position& before) {
        round_trip(entry);
        const auto step = journal_.append(entry);
        if (!step) return fail(message(table().board, step.error()));
        const Position summed = eko_support::with_effects(before, step->effects);
        expect(eko_support::same_table(summed, step->after), "effects do not sum up");
        expect(std::holds_alternative<Over>(summed.awaits) == std::holds_alternative<Over>(step->after.awaits) ||
                   text::Game::is_by_table(entry),
               "an end that is not told");
        ++looked_.sums;
        ++looked_.entries;
        settled(entry, step->after);
    }

    // Invariant 4, and that nothing is left to happen by itself.
    void settled(const Entry& entry, const Position& now) {
        if (text::Game::is_by_table(entry)) return;
        const bool by_points = over() && table().rulings.win_check == WinCheck::before_exchange;
        if (!by_points && !std::holds_alternative<AwaitExchange>(now.awaits))
            expect(!overdue_exchange(table(), now), "an exchange that did not happen");
        const bool asks_anyway =
            std::holds_alternative<AwaitAction>(now.awaits) || std::holds_alternative<AwaitSwap>(now.awaits);
        if (!over() && !asks_anyway) expect(legal(table(), now).size() > 1, "one legal entry, and it is asked for");
    }

    void audited(const Position& now) {
        for (const Fault& fault : audit(table(), now))
            if (fault.kind != FaultKind::disc_count || sums_kept_)
                fail(fmt::format("audit: {}", static_cast<int>(fault.kind)));
        for (const Color color : table().seats)
            expect(points_of(table(), now, color).total() == all_points(table(), now)[index(color)], "points");
        ++looked_.audits;
    }

    void legal_ones_are_accepted(const Position& now, const std::vector<Decision>& listed) {
        for (const Decision& decision : listed) {
            const auto refusal = check(table(), now, decision);
            if (refusal) fail("listed, but refused: " + text::write_entry(table(), decision));
            ++looked_.legal_accepted;
        }
        auto sorted = std::vector<std::string>{};
        for (const Decision& decision : listed) sorted.push_back(text::write_entry(table(), decision));
        std::sort(sorted.begin(), sorted.end());
        expect(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end(), "listed twice");
    }

    // Any entry at all is accepted exactly if it is listed, and refused without a trace.
    void nonsense_is_judged_alike(const Position& now, const std::vector<Decision>& listed) {
        const Entry entry = eko_support::nonsense(bits_, table(), now);
        const auto verdict = journal_.would(entry);
        ++(verdict ? looked_.spoiled_accepted : looked_.spoiled_refused);
        if (!verdict) ++looked_.refusals[static_cast<std::size_t>(rule(verdict.error()))];
        expect(journal_.position() == now, "a trial changed the position");
        const auto* decision = std::get_if<Decision>(&entry);
        if (decision == nullptr) return;
        const bool is_listed = std::find(listed.begin(), listed.end(), *decision) != listed.end();
        expect(is_listed == verdict.has_value(), "listing and judging differ: " + text::write_entry(table(), entry));
    }

    void round_trip(const Entry& entry) {
        const std::string line = text::write_entry(table(), entry);
        const auto read = text::read_entry(table(), line);
        expect(read && *read == entry, "another entry after writing and reading: " + line);
        ++looked_.round_trips;
    }

    void header_is_written_and_read() {
        const std::string line = text::write_header(header_);
        const auto read = text::read_header(line);
        expect(read && *read == header_, "another header after writing and reading");
    }

    // Back to the start and forth again: the same positions at n < 10 and at powers of two, and at the end.
    void replayed() {
        text::Journal again{table(), header_};
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
        std::string lines = fmt::format("seed {}\n{}\n", seed_, text::write_header(header_));
        for (const auto& record : journal_.records()) lines += text::write_entry(table(), record.entry) + "\n";
        return lines + text::write_position(table(), journal_.position());
    }

    Bits bits_;
    bool corrected_;  // some tables correct themselves
    bool sums_kept_ = true;
    Header header_;
    text::Journal journal_;
    std::uint64_t seed_;
    Looked& looked_;
    std::string fault_;
};

std::uint64_t games_to_play() {
    const char* wish = std::getenv("LOGOTHETE_WALK_GAMES");
    return wish != nullptr ? std::strtoull(wish, nullptr, 10) : LOGOTHETE_EKO_GAMES;
}

std::string numbers(const auto& list) { return fmt::format("{}", fmt::join(list, " ")); }

}  // namespace

BOOST_AUTO_TEST_SUITE(walk)

BOOST_AUTO_TEST_CASE(random_games_keep_every_promise) {
    Looked looked;
    for (std::uint64_t seed = 0; seed < games_to_play(); ++seed) EkoWalk{seed, looked}.to_the_end();
    std::string refusals;
    for (std::size_t id = 0; id < looked.refusals.size(); ++id)
        if (looked.refusals[id] > 0) refusals += fmt::format(" {}:{}", id, looked.refusals[id]);
    BOOST_TEST_MESSAGE(fmt::format(
        "{} games, {} entries, ends (points, last, empty) {}; looked at: {} legal, {} refused, {} accepted, {} "
        "corrections, {} shares, {} exchanges asked, {} audits, {} sums, {} replays; kinds {}; refusals by rule{}",
        games_to_play(), looked.entries, numbers(looked.ends), looked.legal_accepted, looked.spoiled_refused,
        looked.spoiled_accepted, looked.corrections, looked.shares, looked.exchanges_asked, looked.audits, looked.sums,
        looked.replays, numbers(looked.kinds), refusals));
    for (const std::size_t often :
         {looked.legal_accepted, looked.spoiled_refused, looked.spoiled_accepted, looked.corrections, looked.shares,
          looked.audits, looked.round_trips, looked.sums, looked.replays, looked.ends[0], looked.ends[1]})
        BOOST_TEST(often > 0U);
}

BOOST_AUTO_TEST_SUITE_END()
