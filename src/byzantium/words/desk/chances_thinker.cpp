// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/chances_thinker.h"

#include "byzantium/counsel/trial_chances.h"

#include <stop_token>
#include <utility>

namespace byzantium::words {

ChancesThinker::ChancesThinker(const counsel::Weights& weights, Table table)
    : weights_{weights},
      table_{std::move(table)},
      thread_{[this](const std::stop_token& stopped) { think(stopped); }} {}

void ChancesThinker::think_about(const Position& position) {
    {
        const std::scoped_lock lock{guard_};
        if (position_ == position) return;
        position_ = position;
        told_.reset();
    }
    asked_.notify_one();
}

std::optional<ToldChances> ChancesThinker::told() const {
    const std::scoped_lock lock{guard_};
    return told_;
}

bool ChancesThinker::is_asked(const Position& position) const {
    const std::scoped_lock lock{guard_};
    return position_ == position;
}

void ChancesThinker::think(const std::stop_token& stopped) {
    while (!stopped.stop_requested()) {
        std::unique_lock lock{guard_};
        if (!asked_.wait(lock, stopped, [&] { return position_ && !told_; })) return;
        const Position position = *position_;
        lock.unlock();
        counsel::TrialChances chances{weights_, table_, position};
        while (!chances.through() && !stopped.stop_requested() && is_asked(position)) chances.run_one();
        const auto found = chances.told();
        lock.lock();
        if (chances.through() && position_ == position) told_ = found;
    }
}

}  // namespace byzantium::words
