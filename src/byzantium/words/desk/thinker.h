// SPDX-License-Identifier: MIT
// A program that thinks about one position on a thread of its own, until it is sure, its time is up or nobody wants it
// any more. The thread has copies of all that it reads, so the table may move meanwhile.
//
// One thread may call; what it learns is always whole.
#pragma once

#include "byzantium/counsel/choices.h"
#include "byzantium/counsel/thinking.h"
#include "byzantium/counsel/weights.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "wording/sentence.h"

#include <tl/expected.hpp>

#include <chrono>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace byzantium::words {

// Those that come with the program, read when they are first asked for; or why there are none.
const tl::expected<counsel::Weights, wording::Sentence>& counsel_weights();

class Thinker {
public:
    struct Thought {
        std::vector<counsel::Choice> choices;  // best first; empty until the first are there
        int trials = 0;
        bool through = false;  // nothing more will come
    };

    // How well it thinks, and how long.
    struct Effort {
        counsel::Strength strength;
        std::chrono::milliseconds most;
    };
    // The weights must outlive it.
    Thinker(const counsel::Weights& weights, byzantium::Table table, byzantium::Position position, Effort effort);

    Thought now() const;
    // No more than the trial under way; what is known already stays.
    void stop() { thread_.request_stop(); }

private:
    void think(const std::stop_token& stopped, const counsel::Weights& weights, Effort effort);

    const byzantium::Table table_;
    const byzantium::Position position_;
    mutable std::mutex guard_;
    Thought thought_;
    std::jthread thread_;  // the last member: it ends before the others go
};

}  // namespace byzantium::words
