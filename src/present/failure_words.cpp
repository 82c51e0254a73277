// SPDX-License-Identifier: MIT
#include "present/failure_words.h"

#include "present/words.h"
#include "wording/failure.h"

namespace present {

std::string failure_words(const std::exception& failure) {
    const auto* refused = dynamic_cast<const wording::Failure*>(&failure);
    return refused == nullptr ? failure.what() : say(refused->sentence);
}

std::string failure_words(const wording::Sentence& sentence) { return say(sentence); }

}  // namespace present
