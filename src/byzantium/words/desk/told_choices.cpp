// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/told_choices.h"

#include "byzantium/words/chances/counsel_text.h"

#include <algorithm>
#include <iterator>

namespace byzantium::words {

std::size_t ToldChoices::learn(const Names& names, Color player, const std::vector<counsel::Choice>& choices,
                               std::size_t selected) {
    const auto before = rows_;
    rows_.clear();
    for (const counsel::Choice& one : choices_told(names, player, choices)) rows_.push_back({one, true});
    if (selected >= before.size()) return 0;
    const counsel::Choice& read = before[selected].choice;
    const auto row = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const Told& told) { return told.choice.decision == read.decision; });
    if (row != rows_.end()) return static_cast<std::size_t>(row - rows_.begin());
    const auto known = std::find_if(choices.begin(), choices.end(),
                                    [&](const counsel::Choice& one) { return one.decision == read.decision; });
    if (rows_.size() == before.size()) rows_.pop_back();
    rows_.push_back(known != choices.end() ? Told{*known, true} : Told{read, false});
    return rows_.size() - 1;
}

}  // namespace byzantium::words
