// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/told_choices.h"

#include "byzantium/words/chances/counsel_text.h"

#include <algorithm>
#include <iterator>

namespace byzantium::words {

std::size_t ToldChoices::learn(const Names& names, Color player, const std::vector<counsel::Choice>& choices,
                               std::optional<std::size_t> read) {
    const auto before = rows_;
    rows_.clear();
    for (const counsel::Choice& one : choices_told(names, player, choices)) rows_.push_back({one, true});
    if (!read || *read >= before.size()) return 0;
    const counsel::Choice& kept = before[*read].choice;
    const auto row = std::find_if(rows_.begin(), rows_.end(),
                                  [&](const Told& told) { return told.choice.decision == kept.decision; });
    if (row != rows_.end()) return static_cast<std::size_t>(row - rows_.begin());
    const auto known = std::find_if(choices.begin(), choices.end(),
                                    [&](const counsel::Choice& one) { return one.decision == kept.decision; });
    if (rows_.size() == before.size()) rows_.pop_back();
    rows_.push_back(known != choices.end() ? Told{*known, true} : Told{kept, false});
    return rows_.size() - 1;
}

}  // namespace byzantium::words
