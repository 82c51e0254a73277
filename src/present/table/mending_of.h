// SPDX-License-Identifier: MIT
// What a change of earlier entries asks of hands: a repair, or its undo. What the journal said before is noted down,
// and compared with what it says then; results that are the same in both leave the table alone.
#pragma once

#include "present/journal/told.h"
#include "present/table/looks_of.h"
#include "present/table/teller.h"
#include "session/session.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace present {

template <Teller T>
class MendingOf {
public:
    using Game = typename T::Game;
    using Session = session::Session<Game>;

    // Notes down what the entries so far have done.
    explicit MendingOf(const Session& session) : at_{session.position()}, done_{done(session)} {}

    // What hands do for it, once the journal says something else.
    std::vector<ToldLine> lines(const LooksOf<T>& looks) const {
        auto undone = done_;
        auto made = done(looks.session());
        const auto same = std::mismatch(undone.begin(), undone.end(), made.begin(), made.end());
        undone.erase(undone.begin(), same.first);
        made.erase(made.begin(), same.second);
        take_out_common(undone, made);
        std::vector<ToldLine> lines;
        if (undone.empty() && made.empty()) return lines;
        for (auto& line : looks.teller().mended_lines(at_, undone, made))
            lines.push_back({line.kind, looks.seat_of(line.player), std::move(line.text)});
        return lines;
    }

private:
    using Effects = std::vector<typename Game::Effect>;

    static Effects done(const Session& session) {
        Effects all;
        for (std::size_t i = 0; i < session.journal().cursor(); ++i)
            for (auto& effect : session.effects(i)) all.push_back(std::move(effect));
        return all;
    }

    static void take_out_common(Effects& undone, Effects& made) {
        std::erase_if(undone, [&](const auto& effect) {
            const auto again = std::find(made.begin(), made.end(), effect);
            if (again == made.end()) return false;
            made.erase(again);
            return true;
        });
    }

    typename Game::Position at_;
    Effects done_;
};

}  // namespace present
