// SPDX-License-Identifier: MIT
// What the outside world refused: a file, a disk, a text. A fault of ours is no Failure.
#pragma once

#include "wording/sentence.h"

#include <stdexcept>
#include <utility>

namespace wording {

// what() is the sentence in English.
struct Failure : std::runtime_error {
    explicit Failure(Sentence said) : std::runtime_error{in_english(said)}, sentence{std::move(said)} {}

    Sentence sentence;
};

}  // namespace wording
