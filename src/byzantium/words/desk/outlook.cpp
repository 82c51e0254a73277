// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/outlook.h"

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/position.h"
#include "byzantium/words/chances/capital_watch.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

std::vector<Outlook> outlooks(const Names& names, const byzantium::Table& table, const byzantium::Position& now,
                              AboutTo about_to) {
    if (std::holds_alternative<byzantium::Over>(now.awaits)) return {};
    std::vector<Outlook> all{{OutlookKind::shortfall, shortfall_warning(names, table, now, about_to)},
                             {OutlookKind::watch, watch_brief(names, table, now)}};
    std::erase_if(all, [](const Outlook& one) { return one.sentence.empty(); });
    return all;
}

std::string outlook_tip(OutlookKind kind) {
    return kind == OutlookKind::shortfall ? translated("Show the end of turn (F6)")
                                          : translated("Show every attack on Constantinople (F3)");
}

}  // namespace byzantium::words
