// SPDX-License-Identifier: MIT
// A game looked back on by counsel: entry by entry, then the doubtful decisions by trials; all at once, or on a thread
// of its own that has copies of all that it reads.
#pragma once

#include "byzantium/counsel/review.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace byzantium::words {

struct ReviewedGame {
    byzantium::Table table;
    byzantium::Position start;
    std::vector<byzantium::Entry> entries;
};
// The entries before the cursor.
ReviewedGame reviewed_game(const byzantium::text::Session& session);

struct Reviewed {
    counsel::Review review;                  // of all entries
    std::vector<counsel::Costly> confirmed;  // of the decisions judged so far; the costliest first
};

struct ReviewProgress {
    std::size_t entries = 0;  // looked at
    std::size_t all_entries = 0;
    std::size_t decisions = 0;  // judged by trials, of those that seem costly
    std::size_t all_decisions = 0;
    bool operator==(const ReviewProgress&) const = default;
};

inline constexpr int usual_review_pairs = 60;  // of trials for a decision

// Told how far it is, and what is known so far, which is nothing until all entries are looked at; whether to go on.
using ReviewGoesOn = std::function<bool(const ReviewProgress&, const std::optional<Reviewed>&)>;
// The same game and number of pairs give the same review on every machine. Nothing if it was stopped before all entries
// were looked at.
std::optional<Reviewed> review_of(const counsel::Weights& weights, const ReviewedGame& game, int pairs_of_trials,
                                  const ReviewGoesOn& goes_on);
// The same to its end, which takes a minute or two for a whole game.
Reviewed whole_review(const counsel::Weights& weights, const ReviewedGame& game, int pairs_of_trials);

// One thread may call; what it learns is always whole.
class Reviewer {
public:
    // The weights must outlive it.
    Reviewer(const counsel::Weights& weights, ReviewedGame game, int pairs_of_trials = usual_review_pairs);

    struct State {
        ReviewProgress progress;
        std::shared_ptr<const Reviewed> known;  // nullptr: nothing yet
        bool through = false;                   // nothing more will come
        bool stopped = false;                   // because nobody wanted more
    };
    State now() const;
    // What is known already stays.
    void stop() { thread_.request_stop(); }

private:
    void look_back(const std::stop_token& stopped, const counsel::Weights& weights, int pairs_of_trials);

    const ReviewedGame game_;
    mutable std::mutex guard_;
    State state_;
    std::jthread thread_;  // the last member: it ends before the others go
};

}  // namespace byzantium::words
