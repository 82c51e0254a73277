// SPDX-License-Identifier: MIT
#include "byzantium/words/table/table_view.h"

#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/entries/headline.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

namespace {

std::string last_entry(const Names& names, const byzantium::text::Session& session) {
    const auto& journal = session.journal();
    const std::size_t entries = journal.cursor();
    if (entries == 0) return translated("Nothing has been entered yet.");
    const auto what = capitalised(headline(names, journal.position_at(entries - 1), journal.record(entries - 1).entry));
    return say("{number}. {what}", arg("number", entries), arg("what", what));
}

}  // namespace

TableView table_view(const Names& names, const byzantium::text::Session& session) {
    const byzantium::Position& now = session.position();
    return {say("Turn {turn} of 3", arg("turn", now.turn)), head_view(names, now),
            player_views(names, session.table(), now), score_gauges(names, now), last_entry(names, session)};
}

TableViewWords table_view_words() {
    return {translated("Money"), translated("VP"), score_heading(), translated("at the end"),
            translated("one more VP:")};
}

}  // namespace byzantium::words
