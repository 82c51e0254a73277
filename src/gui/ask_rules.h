// SPDX-License-Identifier: MIT
// Places that stand on rules: a click opens these, and so does F1.
#pragma once

#include "gui/painter.h"

#include <functional>
#include <string>
#include <utility>

namespace gui {

using AskRules = std::function<void(const present::RuleIds& rules)>;

// Nothing without rules.
inline void rules_area(Painter& painter, const Rect& box, std::string name, const present::RuleIds& rules,
                       const AskRules& ask) {
    if (rules.empty()) return;
    painter.area(
        box, std::move(name), [ask, rules] { ask(rules); }, present::rules_tip(rules));
    painter.area_rules(rules);
}

}  // namespace gui
