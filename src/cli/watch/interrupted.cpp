// SPDX-License-Identifier: MIT
#include "cli/watch/interrupted.h"

#include <csignal>

namespace cli {

namespace {

volatile std::sig_atomic_t was_interrupted = 0;

extern "C" void note_interrupt(int) { was_interrupted = 1; }

}  // namespace

Interrupted::Interrupted()
    : at_interrupt_{(was_interrupted = 0, std::signal(SIGINT, note_interrupt))},
      at_termination_{std::signal(SIGTERM, note_interrupt)} {}

Interrupted::~Interrupted() {
    std::signal(SIGINT, at_interrupt_);
    std::signal(SIGTERM, at_termination_);
}

bool Interrupted::happened() const { return was_interrupted != 0; }

}  // namespace cli
