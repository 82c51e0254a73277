// SPDX-License-Identifier: MIT
// What a change of earlier entries asks of hands: a repair, before it is made and after, or its undo. What the journal
// said before is compared with what it says then; results that are the same in both leave the table alone.
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
    using Effects = std::vector<typename Game::Effect>;

    // Notes down what the entries so far have done; those before this one, counted from 0, will stay as they are.
    explicit MendingOf(const Session& session, std::size_t first = 0)
        : at_{session.position()}, first_{first}, done_{done(session)} {}

    // What hands do for it, once the journal says something else.
    std::vector<ToldLine> lines(const LooksOf<T>& looks) const {
        std::vector<ToldLine> lines;
        for (auto& line : lines_for(looks.teller(), done(looks.session())))
            lines.push_back({line.kind, looks.seat_of(line.player), std::move(line.text)});
        return lines;
    }

    // What hands would do for it, if the entries noted down had done this.
    std::vector<LineOf<typename Game::Player>> lines_for(const T& teller, Effects made) const {
        auto undone = done_;
        const auto same = std::mismatch(undone.begin(), undone.end(), made.begin(), made.end());
        undone.erase(undone.begin(), same.first);
        made.erase(made.begin(), same.second);
        take_out_common(undone, made);
        if (undone.empty() && made.empty()) return {};
        return teller.mended_lines(at_, undone, made);
    }

private:
    Effects done(const Session& session) const {
        Effects all;
        for (std::size_t i = first_; i < session.journal().cursor(); ++i)
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
    std::size_t first_;
    Effects done_;
};

}  // namespace present
