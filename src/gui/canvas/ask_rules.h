// SPDX-License-Identifier: MIT
// Places that refer to rules: a click opens the rules, and so does F1.
#pragma once

#include "gui/canvas/painter.h"
#include "present/help/help_topic.h"

#include <functional>
#include <string>
#include <utility>

namespace gui {

struct AskRules {
    std::function<void(const present::RuleIds& rules)> open;
    Rect seen;  // what is scrolled out of it answers to nothing
};

// Does nothing if there are no rules.
inline void rules_area(Painter& painter, const Rect& box, std::string name, const present::RuleIds& rules,
                       const AskRules& ask) {
    const Rect place = box.within(ask.seen);
    if (rules.empty() || place.w <= 0 || place.h <= 0) return;
    painter.area(
        place, std::move(name), [open = ask.open, rules] { open(rules); }, present::rules_tip(rules));
    painter.area_rules(rules);
}

}  // namespace gui
