// SPDX-License-Identifier: MIT
// A repair of one game in words, before anything is stored: what was entered and what is instead, how the players stand
// before and after, and what becomes of later entries. Entries have the numbers of the session, never those of the
// draft.
#pragma once

#include "present/help/article.h"
#include "present/journal/consequence.h"
#include "present/journal/repair_marks.h"
#include "present/language/words.h"
#include "present/table/mending_of.h"
#include "present/table/teller.h"
#include "session/repair.h"
#include "session/session.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace present {

template <Teller T>
class DraftWords {
public:
    using Game = typename T::Game;

    // All three must outlive it.
    DraftWords(const T& teller, const session::Session<Game>& session, const session::Repair<Game>& draft)
        : teller_{teller}, session_{session}, draft_{draft} {}

    // In order.
    std::vector<Consequence> consequences() const {
        std::vector<Consequence> found;
        for (std::size_t line = draft_.first_change(); line <= draft_.lines().size(); ++line)
            if (draft_.lines()[line - 1].was)
                if (auto later = consequence(line)) found.push_back(*std::move(later));
        return found;
    }

    // All of it, to read.
    Article article() const {
        Article article{translated("Repair of the journal: nothing is saved yet")};
        auto& all = article.passages;
        all.emplace_back(Subheading{translated("What you change")});
        for (std::string& one : changes()) all.emplace_back(Prose{ProseLook::item, std::move(one)});
        // Before what may be long.
        all.emplace_back(Subheading{translated("The players, before and after")});
        all.push_back(teller_.before_and_after(session_.position(), draft_.before(draft_.lines().size() + 1)));
        all.emplace_back(Subheading{translated("What is then to do on the table")});
        for (std::string& one : deeds()) all.emplace_back(Prose{ProseLook::item, std::move(one)});
        all.emplace_back(Subheading{translated("What becomes of later entries")});
        const auto later = consequences();
        if (later.empty())
            all.emplace_back(Prose{ProseLook::paragraph, translated("All later entries stay as they are.")});
        for (const Consequence& one : later) all.emplace_back(Prose{ProseLook::item, present::told(one)});
        return article;
    }

    // How entries of the journal are marked beside it.
    RepairMarks marks(const std::vector<Consequence>& later) const {
        RepairMarks marks;
        for (const Consequence& one : later) marks[one.number] = mark_of(one.kind);
        for (const auto& line : draft_.lines())
            if (line.instead_of) marks[*line.instead_of] = RepairMark::changed;
        for (const std::size_t number : draft_.taken_out()) marks[number] = RepairMark::taken_out;
        return marks;
    }

    // Why this line of the draft (from 1), which is refused, does not hold: as a player would say it.
    std::string why_refused(std::size_t line) const {
        const auto& why = draft_.lines().at(line - 1).refused.value();
        if (!teller_.is_for_another_question(why)) return teller_.refusal(why);
        return say("Another question is open here: {question}", arg("question", question_before(line)));
    }

    // What is asked before this line of the draft, as the draft leads there.
    std::string question_before(std::size_t line) const { return teller_.question(draft_.before(line)); }

    // An entry as it was told in its own time: in a draft somebody else may be awaited where it stands now.
    std::string told_of_line(std::size_t line) const {
        const auto& one = draft_.lines().at(line - 1);
        return teller_.headline(one.was ? before(*one.was) : draft_.before(line), one.entry);
    }

    std::string told_in_session(std::size_t number) const {
        return teller_.headline(before(number), session_.journal().record(number - 1).entry);
    }

private:
    const typename Game::Position& before(std::size_t number) const {
        return session_.journal().position_at(number - 1);
    }

    // What hands do once the draft is taken; one sentence if that is nothing.
    std::vector<std::string> deeds() const {
        const MendingOf<T> before{session_, draft_.first_change() - 1};
        std::vector<std::string> all;
        for (auto& line : before.lines_for(teller_, effects())) all.push_back(std::move(line.text));
        if (all.empty()) all.push_back(translated("Nothing: all pieces stay where they are."));
        return all;
    }

    // What entries of the draft do that are not refused, from the first that is another.
    std::vector<typename Game::Effect> effects() const {
        std::vector<typename Game::Effect> all;
        for (std::size_t line = draft_.first_change(); line <= draft_.lines().size(); ++line)
            if (const auto verdict = Game::apply(session_.table(), draft_.before(line), draft_.lines()[line - 1].entry))
                all.insert(all.end(), (*verdict).effects.begin(), (*verdict).effects.end());
        return all;
    }

    struct Played {
        PlayedWords words;
        std::vector<typename Game::Effect> effects;
    };

    Played played(const typename Game::Position& at, const typename Game::Entry& entry) const {
        Played told{{teller_.headline(at, entry), {}}, {}};
        const auto verdict = Game::apply(session_.table(), at, entry);
        if (!verdict) return told;
        told.effects = (*verdict).effects;
        for (auto& line : teller_.told_lines(at, entry, told.effects)) told.words.lines.push_back(std::move(line.text));
        return told;
    }

    // Of an entry that was in the session.
    std::optional<Consequence> consequence(std::size_t line) const {
        const auto& one = draft_.lines()[line - 1];
        const auto& then = before(*one.was);
        const auto& now = draft_.before(line);
        if (one.refused)
            return Consequence{Consequence::Kind::refused, *one.was, teller_.headline(then, one.entry),
                               why_refused(line)};
        if (then == now) return std::nullopt;
        const Played was = played(then, one.entry);
        const Played is = played(now, one.entry);
        // Effects are differences: what a player had before an entry is no result of it. What the table itself does,
        // and dice, read the same whoever is awaited.
        if (teller_.awaited(then) != teller_.awaited(now) && was.words.headline != is.words.headline)
            return Consequence{Consequence::Kind::other_player, *one.was, was.words.headline, is.words.headline};
        if (was.effects == is.effects) return std::nullopt;
        return Consequence{Consequence::Kind::other_result, *one.was, present::told(was.words, is.words),
                           present::told(is.words, was.words)};
    }

    // Changed, put in and taken out, in the order of the journal.
    std::vector<std::string> changes() const {
        std::vector<std::string> all;
        auto out = draft_.taken_out();
        const auto take_out_before = [&](std::size_t number) {
            while (!out.empty() && out.front() < number) {
                all.push_back(say("Entry {n} is deleted: {what}", arg("n", out.front()),
                                  arg("what", told_in_session(out.front()))));
                out.erase(out.begin());
            }
        };
        std::size_t behind = 0;  // the entry of the session that the last line was, or stands for
        for (std::size_t i = 1; i <= draft_.lines().size(); ++i) {
            const auto& line = draft_.lines()[i - 1];
            if (const auto number = line.was ? line.was : line.instead_of) {
                take_out_before(*number);
                behind = *number;
            }
            if (!line.was) all.push_back(new_line(i, behind));
        }
        take_out_before(session_.journal().cursor() + 1);
        return all;
    }

    std::string new_line(std::size_t i, std::size_t behind) const {
        const auto& line = draft_.lines()[i - 1];
        const std::string what = teller_.headline(draft_.before(i), line.entry);
        if (!line.instead_of) return say("New, after entry {n}: {what}", arg("n", behind), arg("what", what));
        const std::size_t number = *line.instead_of;
        const std::string was = told_in_session(number);
        const auto changed = [number](const std::string& before, const std::string& after) {
            return say("Entry {n} was: {was} It becomes: {what}", arg("n", number), arg("was", before),
                       arg("what", after));
        };
        if (was != what) return changed(was, what);
        // They differ in what hands do alone, as where a cube comes from.
        const Played then = played(before(number), session_.journal().record(number - 1).entry);
        const Played now = played(draft_.before(i), line.entry);
        return changed(present::told(then.words, now.words), present::told(now.words, then.words));
    }

    const T& teller_;
    const session::Session<Game>& session_;
    const session::Repair<Game>& draft_;
};

}  // namespace present
