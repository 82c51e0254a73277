// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/chances_line.h"

#include "byzantium/words/chances/counsel_text.h"
#include "byzantium/words/desk/thinker.h"
#include "present/language/words.h"

#include <utility>

namespace byzantium::words {

Outlook ChancesLine::of(const Names& names, const Position& now) {
    waits_ = false;
    const auto& weights = counsel_weights();
    if (!weights) return {OutlookKind::chances, present::say(weights.error())};
    if (std::holds_alternative<Over>(now.awaits)) return {OutlookKind::chances, chances_sentence(names, now, {})};
    if (!thinker_) thinker_ = std::make_unique<ChancesThinker>(*weights, table_);
    thinker_->think_about(now);
    const auto told = thinker_->told();
    waits_ = !told;
    ChancesTold words = told ? chances_told(names, now, *told) : awaited_chances(names, now);
    return {OutlookKind::chances, std::move(words.sentence), std::move(words.brief)};
}

bool ChancesLine::knows_more() const { return waits_ && thinker_->told(); }

}  // namespace byzantium::words
