// SPDX-License-Identifier: MIT
// Entries, undo, redo and repairs in any order, against a list of what the table was at each of them: undo and redo
// walk that list, whatever stood in between, also after the session was closed and taken up again.
#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/acts.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/session.h"
#include "session/dice.h"
#include "store/library.h"
#include "support/random_player.h"
#include "support/scene.h"

#include <boost/test/unit_test.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

namespace {

using byzantium::Position;

class RepairWalk {
public:
    explicit RepairWalk(std::uint64_t seed)
        : random_{seed, support::Taste::warlike},
          id_{byzantium::text::begin_session(library_, random_.header(), {"Friday", ""}, shipped_boards())} {
        take_up();
        seen_.push_back(now());
    }

    void step() {
        switch (random_.below(8)) {
            case 0:
                return undo();
            case 1:
                return redo();
            case 2:
                return repair();
            case 3:
                return take_up();
            default:
                return enter();
        }
    }

    int repairs() const { return repairs_; }
    int undone() const { return undone_; }
    int redone() const { return redone_; }

private:
    const Position& now() const { return opened_->session.position(); }

    void take_up() {
        const auto before = opened_ ? std::optional{now()} : std::nullopt;
        opened_.reset();
        opened_.emplace(std::get<byzantium::text::OpenedKept>(
            byzantium::text::take_up(library_, id_, shipped_boards(), session::DiceSource::from_seed(1))));
        BOOST_TEST_REQUIRE(!opened_->trouble);
        if (before) BOOST_TEST_REQUIRE((now() == *before));
    }

    void done() {
        seen_.resize(++at_);
        seen_.push_back(now());
    }

    void enter() {
        if (std::holds_alternative<byzantium::Over>(now().awaits)) return;
        const auto entry = random_.entry(opened_->session.table(), now());
        BOOST_TEST_REQUIRE(opened_->session.submit(opened_->session.state(), entry).has_value());
        done();
    }

    // Takes an entry out, and all that no longer hold.
    void repair() {
        byzantium::text::Session& session = opened_->session;
        if (session.journal().cursor() == 0) return;
        byzantium::text::Repair draft{session};
        draft.remove(1 + random_.below(session.journal().cursor()));
        while (!draft.refused().empty()) draft.remove(draft.refused().front());
        BOOST_TEST_REQUIRE(session.repair(draft.first_change(), draft.acts(), "Repair").has_value());
        ++repairs_;
        done();
    }

    void undo() {
        BOOST_TEST_REQUIRE(opened_->session.undo() == (at_ > 0));
        if (at_ == 0) return;
        ++undone_;
        BOOST_TEST_REQUIRE((now() == seen_[--at_]));
    }

    void redo() {
        BOOST_TEST_REQUIRE(opened_->session.redo() == (at_ + 1 < seen_.size()));
        if (at_ + 1 == seen_.size()) return;
        ++redone_;
        BOOST_TEST_REQUIRE((now() == seen_[++at_]));
    }

    support::RandomPlayer random_;
    store::Library library_ = store::Library::in_memory();
    store::SessionId id_;
    std::optional<byzantium::text::OpenedKept> opened_;
    std::vector<Position> seen_;  // after each step that undo can take back
    std::size_t at_ = 0;
    int repairs_ = 0;
    int undone_ = 0;
    int redone_ = 0;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(repair)

BOOST_AUTO_TEST_CASE(random_walks_through_time_lead_back_to_what_was) {
    int repairs = 0;
    int undone = 0;
    int redone = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        BOOST_TEST_CONTEXT("seed " << seed) {
            RepairWalk walk{seed};
            for (int i = 0; i < 150; ++i) walk.step();
            repairs += walk.repairs();
            undone += walk.undone();
            redone += walk.redone();
        }
    }
    BOOST_TEST(repairs > 100);
    BOOST_TEST(undone > 100);
    BOOST_TEST(redone > 50);
}

BOOST_AUTO_TEST_SUITE_END()
