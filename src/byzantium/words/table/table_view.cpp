// SPDX-License-Identifier: MIT
#include "byzantium/words/table/table_view.h"

#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/entries/act_headline.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace byzantium::words {

using namespace present;

namespace {

std::string last_entry(const Names& names, const byzantium::text::Session& session) {
    const auto& journal = session.journal();
    const std::size_t entries = journal.cursor();
    if (entries == 0) return translated("Nothing has been entered yet.");
    // Those of one answer together: the last of them says little by itself.
    std::vector<words::MadeEntry> act;
    for (std::size_t i = session.act_of(entries - 1).first - 1; i < entries; ++i)
        act.push_back(
            {journal.position_at(i), journal.position_at(i + 1), journal.record(i).entry, session.effects(i)});
    const auto what = capitalised(act_headline(names, act));
    return say("{number}. {what}", arg("number", entries), arg("what", what));
}

// A table wants to look at them while they are answered.
std::optional<DiceView> dice_told_last(const Names& names, const byzantium::text::Session& session) {
    const std::size_t entries = session.journal().cursor();
    if (entries == 0) return std::nullopt;
    const auto* roll = std::get_if<Roll>(&session.journal().record(entries - 1).entry);
    return roll != nullptr
               ? std::optional{dice_view(names, session.table(), session.journal().position_at(entries - 1), *roll)}
               : std::nullopt;
}

}  // namespace

TableView table_view(const Names& names, const byzantium::text::Session& session, std::optional<DiceView> told) {
    const byzantium::Position& now = session.position();
    if (!told) told = dice_told_last(names, session);
    return {say("Turn {turn} of 3", arg("turn", now.turn)),
            head_view(names, now),
            player_views(names, session.table(), now, AboutTo::act),
            score_gauges(names, now),
            std::move(told),
            last_entry(names, session)};
}

TableViewWords table_view_words() {
    return {translated("Money"), translated("VP"), score_heading(), translated("with cities"),
            translated("one more VP:")};
}

}  // namespace byzantium::words
