// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/outlook.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/chances/capital_watch.h"
#include "present/language/words.h"

#include <utility>

namespace byzantium::words {

using namespace present;

namespace {

// While it is attacked its dice tell the chance of this attack: that of the next one beside them would mislead.
Outlook watch_outlook(const Names& names, const byzantium::Table& table, const byzantium::Position& now) {
    if (now.attack && now.attack->city == table.board.capital) return {OutlookKind::watch, {}};
    WatchTold told = watch_told(names, table, now);
    return {OutlookKind::watch, std::move(told.sentence), std::move(told.line)};
}

}  // namespace

std::vector<Outlook> outlooks(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                              AboutTo about_to) {
    if (std::holds_alternative<byzantium::Over>(now.awaits)) return {};
    std::vector<Outlook> all{{OutlookKind::shortfall, shortfall_warning(names, table, now, about_to)},
                             watch_outlook(names, table, now)};
    std::erase_if(all, [](const Outlook& one) { return one.sentence.empty(); });
    return all;
}

std::string outlook_tip(OutlookKind kind) {
    switch (kind) {
        case OutlookKind::shortfall:
            return translated("Show the end of turn (F6)");
        case OutlookKind::watch:
            return translated("Show every attack on Constantinople (F3)");
        case OutlookKind::chances:
            break;
    }
    return translated("Show the best answers (Shift+F3)");
}

}  // namespace byzantium::words
