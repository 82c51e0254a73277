// SPDX-License-Identifier: MIT
#include "present/language/failure_words.h"

#include "present/language/words.h"
#include "session/files.h"
#include "wording/failure.h"

namespace present {

std::string failure_words(const std::exception& failure) {
    if (const auto* there = dynamic_cast<const session::FileIsThere*>(&failure))
        return say("{trouble} Choose another name, or choose that file itself to overwrite it.",
                   arg("trouble", say(there->sentence)));
    const auto* refused = dynamic_cast<const wording::Failure*>(&failure);
    return refused == nullptr ? failure.what() : say(refused->sentence);
}

std::string failure_words(const wording::Sentence& sentence) { return say(sentence); }

}  // namespace present
