// SPDX-License-Identifier: MIT
#include "byzantium/words/looking_back/reviewing.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace byzantium::words {

namespace {

constexpr std::size_t most_doubtful = 12;
constexpr std::uint64_t review_seed = 1;
// After so many pairs it can be seen that more would hardly confirm a decision.
constexpr int pairs_before_it_is_struck = 20;
constexpr int least_to_go_on = 50'000;  // parts of a million

// Nothing: it was stopped.
std::optional<counsel::Verdict> verdict_of(counsel::Confirming& confirming, int pairs,
                                           const std::function<bool()>& goes_on) {
    while (confirming.pairs() < pairs) {
        confirming.run(1);  // so that whoever stops it waits for no more
        if (!goes_on()) return std::nullopt;
        if (confirming.pairs() != pairs_before_it_is_struck) continue;
        const auto so_far = confirming.verdict();
        if (!so_far.confirmed() && so_far.cost < least_to_go_on) return so_far;
    }
    return confirming.verdict();
}

void take_costly(std::vector<counsel::Costly>& all, const counsel::Doubtful& one, const counsel::Verdict& verdict) {
    if (!verdict.confirmed()) return;
    const auto place =
        std::upper_bound(all.begin(), all.end(), verdict.cost,
                         [](int cost, const counsel::Costly& other) { return cost > other.verdict.cost; });
    all.insert(place,
               {one.entry, one.chooser, one.chosen, one.better, one.position, verdict, one.times, one.first, one.last});
}

}  // namespace

ReviewedGame reviewed_game(const byzantium::text::Session& session) {
    const auto& journal = session.journal();
    ReviewedGame game{session.table(), journal.position_at(0), {}};
    for (std::size_t i = 0; i < journal.cursor(); ++i) game.entries.push_back(journal.record(i).entry);
    return game;
}

std::optional<Reviewed> review_of(const counsel::Weights& weights, const ReviewedGame& game, int pairs_of_trials,
                                  const ReviewGoesOn& goes_on) {
    ReviewProgress progress{0, game.entries.size(), 0, 0};
    counsel::Reviewing reviewing{weights, game.table, game.start, game.entries};
    while (!reviewing.done()) {
        if (!goes_on(progress, std::nullopt)) return std::nullopt;
        reviewing.step();
        ++progress.entries;
    }
    std::optional<Reviewed> known{Reviewed{reviewing.review(), {}}};
    const auto doubtful =
        counsel::doubtful(weights, game.table, game.start, game.entries, known->review, most_doubtful);
    progress.all_decisions = doubtful.size();
    for (const counsel::Doubtful& one : doubtful) {
        counsel::Confirming confirming{weights, game.table, one, review_seed};
        const auto verdict = verdict_of(confirming, pairs_of_trials, [&] { return goes_on(progress, known); });
        if (!verdict) return known;
        take_costly(known->confirmed, one, *verdict);
        ++progress.decisions;
    }
    return known;
}

Reviewed whole_review(const counsel::Weights& weights, const ReviewedGame& game, int pairs_of_trials) {
    return review_of(weights, game, pairs_of_trials, [](const auto&, const auto&) { return true; }).value();
}

Reviewer::Reviewer(const counsel::Weights& weights, ReviewedGame game, int pairs_of_trials)
    : game_{std::move(game)},
      state_{{0, game_.entries.size(), 0, 0}, nullptr, false, false},
      thread_{[this, &weights, pairs_of_trials](const std::stop_token& stopped) {
          look_back(stopped, weights, pairs_of_trials);
      }} {}

Reviewer::State Reviewer::now() const {
    const std::scoped_lock lock{guard_};
    return state_;
}

void Reviewer::look_back(const std::stop_token& stopped, const counsel::Weights& weights, int pairs_of_trials) {
    ReviewProgress last;
    const auto known = review_of(weights, game_, pairs_of_trials, [&](const auto& progress, const auto& so_far) {
        if (!(progress == last)) {
            auto copy = so_far ? std::make_shared<const Reviewed>(*so_far) : nullptr;
            const std::scoped_lock lock{guard_};
            state_.progress = last = progress;
            state_.known = std::move(copy);
        }
        return !stopped.stop_requested();
    });
    const std::scoped_lock lock{guard_};
    if (known) state_.known = std::make_shared<const Reviewed>(*known);
    state_.stopped = stopped.stop_requested();
    if (!state_.stopped) state_.progress = {last.all_entries, last.all_entries, last.all_decisions, last.all_decisions};
    state_.through = true;
}

}  // namespace byzantium::words
