// SPDX-License-Identifier: MIT
// The guide to one game. A game derives from it to say which headers fit and which entries are chance.
#pragma once

#include "present/desk/desk.h"
#include "present/desk/desk_of.h"
#include "present/help/guide.h"
#include "present/table/teller.h"
#include "session/session.h"

#include <cstddef>
#include <optional>
#include <utility>

namespace present {

template <Teller T>
class GuideOf : public Guide {
public:
    using Game = typename T::Game;
    using Session = session::Session<Game>;

    // `turn` is the guide's session, played to its end (session::open_guide). Steps without entries are left out.
    GuideOf(GuideText text, Session turn) : Guide{std::move(text), turn.journal().size()}, turn_{std::move(turn)} {}

    const Session& turn() const { return turn_; }

    bool is_told_at(const Desk& table) const override {
        const auto* const desk = dynamic_cast<const DeskOf<T>*>(&table);
        return desk != nullptr && tells_of(desk->session().header());
    }

    GuideStand stand(const Desk& table) const override {
        const auto& journal = journal_of(table);
        for (std::size_t i = journal.cursor() + 1; i-- > 0;)
            if (const auto entries = entries_at(journal.position_at(i)))
                return {*entries, i == journal.cursor() || *entries == told() ? std::nullopt : std::optional{i}};
        return {0, 0};
    }

    bool left_by_chance(const Desk& table, const GuideStand& stand) const override {
        const auto fell = [this](const auto& journal, std::size_t entry) {
            return entry < journal.size() && is_chance(journal.record(entry).entry);
        };
        return stand.left_at && fell(journal_of(table), *stand.left_at) && fell(turn_.journal(), stand.entries);
    }

    void enter(Desk& table, const Told& told) const override {
        session::Act<Game> act{{}, told.name};
        for (std::size_t i = told.first; i < told.end; ++i) act.entries.push_back(turn_.journal().record(i).entry);
        dynamic_cast<DeskOf<T>&>(table).enter_together(act);
    }

protected:
    // Whether the guide fits a table with that header.
    virtual bool tells_of(const typename Game::Header& header) const {
        return Game::write_header(header) == Game::write_header(turn_.header());
    }
    // Whether the entry is nobody's decision, such as a roll.
    virtual bool is_chance(const typename Game::Entry&) const { return false; }

private:
    static const auto& journal_of(const Desk& table) {
        return dynamic_cast<const DeskOf<T>&>(table).session().journal();
    }
    std::optional<std::size_t> entries_at(const typename Game::Position& position) const {
        for (std::size_t entries = 0; entries <= told(); ++entries)
            if (turn_.journal().position_at(entries) == position) return entries;
        return std::nullopt;
    }

    Session turn_;
};

}  // namespace present
