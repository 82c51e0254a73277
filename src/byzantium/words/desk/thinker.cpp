// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/thinker.h"

#include "byzantium/text/counsel.h"
#include "session/resources.h"

#include <utility>

namespace byzantium::words {

namespace {

constexpr std::uint64_t thinker_seed = 1;
constexpr int trials_at_once = 1;

}  // namespace

const tl::expected<counsel::Weights, wording::Sentence>& counsel_weights() {
    static const auto weights = byzantium::text::shipped_weights(session::Resources::find());
    return weights;
}

Thinker::Thinker(const counsel::Weights& weights, Table table, Position position, Effort effort)
    : table_{std::move(table)},
      position_{std::move(position)},
      thread_{[this, &weights, effort](const std::stop_token& stopped) { think(stopped, weights, effort); }} {}

Thinker::Thought Thinker::now() const {
    const std::scoped_lock lock{guard_};
    return thought_;
}

void Thinker::think(const std::stop_token& stopped, const counsel::Weights& weights, Effort effort) {
    const auto end = std::chrono::steady_clock::now() + effort.most;
    counsel::Thinking thinking{weights, table_, position_, thinker_seed, effort.strength};
    for (;;) {
        Thought thought{thinking.choices(), thinking.trials(), false};
        thought.through = stopped.stop_requested() || thinking.settled() || std::chrono::steady_clock::now() >= end;
        {
            const std::scoped_lock lock{guard_};
            thought_ = thought;
        }
        if (thought.through) return;
        thinking.run(trials_at_once);
    }
}

}  // namespace byzantium::words
