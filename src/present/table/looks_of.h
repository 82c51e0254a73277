// SPDX-License-Identifier: MIT
// What a session of one game looks like, in the words of that game.
#pragma once

#include "present/table/looks.h"
#include "present/table/standing_words.h"
#include "present/table/tails_of.h"
#include "present/table/teller.h"
#include "session/act.h"
#include "session/session.h"

#include <cstddef>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace present {

template <Teller T>
class LooksOf : public Looks {
public:
    using Game = typename T::Game;
    using Session = session::Session<Game>;

    // The session must outlive it.
    explicit LooksOf(const Session& session) : session_{session}, teller_{session.table(), session.header()} {
        for (const auto& seated : teller_.players()) players_.push_back(seated.seen);
    }

    const Session& session() const { return session_; }
    const T& teller() const { return teller_; }

    // Nothing if nobody is named.
    std::optional<std::size_t> seat_of(const std::optional<typename Game::Player>& player) const {
        const auto& all = teller_.players();
        for (std::size_t seat = 0; player && seat < all.size(); ++seat)
            if (all[seat].player == *player) return seat;
        return std::nullopt;
    }

    std::size_t cursor() const override { return journal().cursor(); }
    std::size_t size() const override { return journal().size(); }
    std::string headline(std::size_t number) const override {
        return marked(number, teller_.headline(before(number), record(number).entry));
    }
    const std::vector<TablePlayer>& players() const override { return players_; }
    std::optional<std::size_t> awaited(std::size_t entries) const override {
        return seat_of(teller_.awaited(journal().position_at(entries)));
    }
    EntryTold entry(std::size_t number) const override {
        EntryTold told = told_at(before(number), record(number).entry);
        told.text = marked(number, std::move(told.text));
        return told;
    }
    bool begins_act(std::size_t number) const override {
        if (number == 1 || is_by_table(number) || is_by_table(number - 1)) return true;
        return teller_.begins_an_act(before(number)) && !goes_without_saying(number);
    }
    bool begins_hands(std::size_t number) const override {
        if (number == 1) return true;
        return !is_by_table(number) && teller_.begins_an_act(before(number)) &&
               !teller_.hands_go_on(before(number - 1), before(number));
    }
    bool is_act_through(std::size_t entries) const override {
        const auto& now = journal().position_at(entries);
        return teller_.begins_an_act(now) || !teller_.awaited(now);
    }
    EntryTold act(EntryRange entries) const override {
        EntryTold told = entry(entries.first + 1);
        told.text = teller_.act_headline(made(entries));
        if (entries.end - entries.first == 1) {
            told.text = marked(entries.end, std::move(told.text));
        } else if (const std::size_t standing = standing_among(entries); standing > 0) {
            told.text = with_standing_in_it(told.text, standing);
        }
        return told;
    }
    RuleIds rules_of(std::size_t number) const override {
        return teller_.rules_of(before(number), record(number).entry);
    }
    std::vector<ToldLine> told(std::size_t number) const override { return told(EntryRange{number - 1, number}); }
    std::vector<ToldLine> told(EntryRange entries) const override {
        const std::size_t first = entries.first + 1;
        return of_seats(teller_.told_lines(before(first), record(first).entry, effects_of(entries)));
    }
    std::vector<ToldLine> put_back(EntryRange entries) const override {
        return of_seats(teller_.put_back_lines(journal().position_at(entries.end), effects_of(entries)));
    }
    bool ends_a_turn(std::size_t number) const override { return teller_.ends_a_turn(session_.effects(number - 1)); }
    std::vector<Tail> tails() const override { return Tails{session_}.list(); }
    std::vector<EntryTold> tail_entries(std::size_t cut) const override {
        std::vector<EntryTold> told;
        Tails{session_}.replay(cut, [&](const auto& at, const auto& entry) { told.push_back(told_at(at, entry)); });
        return told;
    }

private:
    using Tails = TailsOf<Game>;

    const auto& journal() const { return session_.journal(); }
    const auto& record(std::size_t number) const { return journal().record(number - 1); }
    decltype(auto) before(std::size_t number) const { return journal().position_at(number - 1); }
    std::vector<typename Game::Effect> effects_of(EntryRange entries) const {
        std::vector<typename Game::Effect> effects;
        for (auto& one : made(entries)) std::move(one.effects.begin(), one.effects.end(), std::back_inserter(effects));
        return effects;
    }
    std::vector<ToldLine> of_seats(std::vector<LineOf<typename Game::Player>> told) const {
        std::vector<ToldLine> lines;
        for (auto& line : told) lines.push_back({line.kind, seat_of(line.player), std::move(line.text)});
        return lines;
    }
    bool is_by_table(std::size_t number) const { return Game::is_by_table(record(number).entry); }

    bool is_standing(std::size_t number) const {
        return session_.act_of(number - 1).by == session::AnsweredBy::standing_answer;
    }
    // A question that belongs to an action, answered in advance: nobody decided anything, so there is nothing to undo
    // alone or to read in a line of its own.
    bool goes_without_saying(std::size_t number) const {
        return is_standing(number) && !teller_.begins_an_action(before(number));
    }
    std::string marked(std::size_t number, std::string text) const {
        return is_standing(number) ? marked_as_standing(text) : std::move(text);
    }
    std::size_t standing_among(EntryRange entries) const {
        std::size_t found = 0;
        for (std::size_t number = entries.first + 1; number <= entries.end; ++number) found += is_standing(number);
        return found;
    }

    std::vector<MadeEntry<Game>> made(EntryRange entries) const {
        std::vector<MadeEntry<Game>> all;
        for (std::size_t i = entries.first; i < entries.end; ++i)
            all.push_back({journal().position_at(i), journal().position_at(i + 1), journal().record(i).entry,
                           session_.effects(i)});
        return all;
    }

    EntryTold told_at(const typename Game::Position& at, const typename Game::Entry& entry) const {
        if (Game::is_by_table(entry)) return {Author::table, std::nullopt, teller_.headline(at, entry)};
        return {Author::player, seat_of(teller_.awaited(at)), teller_.headline(at, entry)};
    }
    const Session& session_;
    T teller_;
    std::vector<TablePlayer> players_;
};

}  // namespace present
