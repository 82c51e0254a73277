// SPDX-License-Identifier: MIT
// A desk at an open table of one game: brings answers to its session or to its repair. A game derives from it, and
// makes its questions.
#pragma once

#include "present/desk/desk.h"
#include "present/desk/repair_layer.h"
#include "present/journal/acts.h"
#include "present/language/failure_words.h"
#include "present/language/phrases.h"
#include "present/language/words.h"
#include "present/table/table_of.h"
#include "session/session.h"
#include "store/store_error.h"
#include "values/overloaded.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace present {

// The open table of a desk; it is there before the desk is.
template <Teller T>
struct TableOfDesk {
    TableOf<T> open;
};

template <Teller T>
class DeskOf : private TableOfDesk<T>, public Desk {
public:
    using Game = typename T::Game;
    using Act = session::Act<Game>;
    using Position = typename Game::Position;
    using Session = session::Session<Game>;

    // The session must outlive the desk.
    explicit DeskOf(Session& session) : TableOfDesk<T>{TableOf<T>{session}}, Desk{TableOfDesk<T>::open} {}

    const Session& session() const { return open().session(); }
    const T& teller() const { return open().teller(); }

    // The position now, the earlier one that is looked at, or the one that a repair has come to.
    const Position& shown() const { return looks_back() ? session().journal().position_at(shown_entries()) : asked(); }
    std::size_t shown_entries() const override {
        return repair() != nullptr && !looks_back() ? repair()->first_marked() : Desk::shown_entries();
    }
    const RepairLayer<T>* repair_layer() const { return last_as<RepairLayer<T>>(); }
    std::string_view rule_mark() const override { return T::rule_mark; }
    std::string question_shown() const override { return teller().question(shown()); }
    std::optional<std::size_t> awaited_shown() const override {
        return open().looks().seat_of(teller().awaited(shown()));
    }
    HelpTopic topic_shown() const override { return teller().rules_asked(shown()); }

    // As if somebody had answered one question after the other, but undone together.
    void enter_together(const Act& act) { carry_out(enter(act)); }

protected:
    // The question of a position. `back` is what Escape does at its beginning; without it there is no way back.
    // `changed`: the entry that the answer takes the place of, if there is one.
    virtual std::unique_ptr<Layer> question_of(const Position& now, std::function<Outcome()> back,
                                               const typename Game::Entry* changed) = 0;

    TableOf<T>& open() { return TableOfDesk<T>::open; }
    const TableOf<T>& open() const { return TableOfDesk<T>::open; }

    // The position that is asked about.
    const Position& asked() const {
        const auto* const mended = repair_layer();
        return mended != nullptr && mended->is_asking() ? mended->asked() : session().position();
    }
    bool judges_a_draft() const { return repair() != nullptr && !repair()->is_asking(); }

    // What becomes of an answer: an act of the session, or an entry of the repair that asks for one.
    Outcome enter(const Act& act) {
        auto* const mended = last_as<RepairLayer<T>>();
        if (mended == nullptr) return this->keep_answer ? kept(act) : entered_at_table(act);
        if (mended->is_asking() && act.entries.size() == 1) return mended->answer(act.entries.front());
        is_under_repair();
        return Stays{};
    }

private:
    std::unique_ptr<Layer> question() override { return question_of(session().position(), {}, nullptr); }

    std::unique_ptr<RepairLayer<T>> new_repair() {
        auto layer = std::make_unique<RepairLayer<T>>(open());
        layer->question_of = [this](const Position& now, std::function<Outcome()> back,
                                    const typename Game::Entry* changed) {
            return question_of(now, std::move(back), changed);
        };
        return layer;
    }

    std::unique_ptr<Layer> repair_of(Mending mending, std::size_t number) override {
        auto layer = new_repair();
        switch (mending) {
            case Mending::change:
                layer->change(number);
                break;
            case Mending::insert_before:
                layer->insert_before(number);
                break;
            case Mending::remove:
                layer->remove(number);
                break;
            case Mending::remove_act:
                layer->remove(act_of(open().looks(), number, open().looks().cursor()));
                break;
        }
        return layer;
    }

    // The page stays, so that the answer can be another one.
    Outcome kept(const Act& act) {
        this->keep_answer({words_of(act), [this, act] { carry_out(entered_at_table(act)); }});
        return Stays{};
    }
    std::string words_of(const Act& act) const {
        std::string words;
        Position now = session().position();
        for (const auto& entry : act.entries) {
            words += (words.empty() ? "" : " ") + capitalised(teller().headline(now, entry));
            const auto step = Game::apply(session().table(), now, entry);
            if (!step) break;
            now = (*step).after;
        }
        return words;
    }

    Outcome entered_at_table(const Act& act) {
        if (is_over(session().position()) && act.entries.size() == 1 && Game::is_by_table(act.entries.front()))
            return Does{[this, act] { correct_after_the_end(act); }};
        return submitted(act);
    }

    bool is_over(const Position& now) const { return Game::standing(session().table(), now).outcome.has_value(); }
    // Number of the entry that ended the game, which is over.
    std::size_t ending_entry() const {
        std::size_t number = session().journal().cursor();
        while (number > 1 && is_over(session().journal().position_at(number - 1))) --number;
        return number;
    }

    // The result was counted when the game ended, and no correction behind that changes it. People who correct a number
    // after the last entry want it to count: it is put in front of the entry that ended the game.
    void correct_after_the_end(const Act& act) {
        auto repair = new_repair();
        if (repair->correct_before(ending_entry(), act.entries.front())) {
            begin_repair(std::move(repair));
            say_so(Mood::news,
                   translated("The game is over. So that the result counts it, the correction is inserted before the "
                              "entry that ended the game."));
            return;
        }
        carry_out(submitted(act));
        if (is_over(session().position()))
            tell(
                translated("The result stays as it was counted when the game ended. To count it anew, change or insert "
                           "an entry before the end."));
    }

    Outcome submitted(const Act& act) {
        const auto waiting = open().standing().waiting();
        const auto taken = open().session().submit(asked_at(), act);
        if (taken) return answered(waiting);
        return std::visit(
            values::overloaded{
                [this](const session::Stale&) -> Outcome { return Does{[this] { begin_anew(); }}; },
                [this](const typename Game::Refusal& why) -> Outcome { return Stays{teller().refusal(why)}; }},
            taken.error());
    }

    // What seats said in advance follows at once. The person's own answer is kept, whatever becomes of that.
    Outcome answered(const std::optional<std::string>& waiting) {
        try {
            return Answered{answer_for_seats(waiting)};
        } catch (const store::StoreError& error) {
            return Does{[this, why = failure_words(error)] {
                ask();
                tell(why);
            }};
        }
    }

    void begin_anew() {
        ask();
        tell(translated("The game has moved on meanwhile; this is now the question."));
    }
};

}  // namespace present
