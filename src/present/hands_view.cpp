// SPDX-License-Identifier: MIT
#include "present/hands_view.h"

#include "present/words.h"
#include "session/session.h"

#include <algorithm>

namespace present {

namespace {

using namespace byzantium;

bool ends_a_turn(const std::vector<Effect>& effects) {
    return std::any_of(effects.begin(), effects.end(),
                       [](const Effect& effect) { return std::holds_alternative<ActionPhaseEnded>(effect); });
}

// An event that no deed follows has nothing to part.
std::vector<ToldLine> without_idle_events(std::vector<ToldLine> lines) {
    std::vector<ToldLine> kept;
    for (ToldLine& line : lines) {
        const bool idle = !kept.empty() && kept.back().kind == LineKind::event && line.kind == LineKind::event;
        if (idle) kept.pop_back();
        kept.push_back(std::move(line));
    }
    if (!kept.empty() && kept.back().kind == LineKind::event) kept.pop_back();
    return kept;
}

std::vector<ToldLine> deeds_of(std::vector<ToldLine> lines) {
    std::erase_if(lines, [](const ToldLine& line) { return line.kind == LineKind::event; });
    return lines;
}

}  // namespace

HandsView hands_view(const Names& names, const session::Session& session, std::size_t first) {
    HandsView view{translated("On the table"), {}};
    const auto& journal = session.journal();
    for (std::size_t i = first; i < journal.cursor(); ++i) {
        const auto effects = session.effects(i);
        auto lines = told_lines(names, journal.position_at(i), journal.record(i).entry, effects);
        const bool turns_end = ends_a_turn(effects);
        lines = turns_end ? without_idle_events(std::move(lines)) : deeds_of(std::move(lines));
        if (turns_end) view.heading = translated("On the table, at the turn's end");
        std::move(lines.begin(), lines.end(), std::back_inserter(view.lines));
    }
    return view;
}

}  // namespace present
