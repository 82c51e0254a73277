// SPDX-License-Identifier: MIT
// The repair of earlier entries, as a layer of the desk: which entry is changed, put in or taken out, the entry that
// takes its place, what becomes of those behind, and what is missing. The session changes when the repair is accepted,
// and not before. Its members are defined in present/desk/repair_layer_impl.h.
#pragma once

#include "present/desk/repairing.h"
#include "present/help/article.h"
#include "present/journal/consequence.h"
#include "present/journal/draft_words.h"
#include "present/journal/mends.h"
#include "present/journal/repair_marks.h"
#include "present/journal/told.h"
#include "present/table/table_of.h"
#include "session/repair.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace present {

template <Teller T>
class RepairLayer : public Repairing {
public:
    using Game = typename T::Game;
    using Entry = typename Game::Entry;
    using Position = typename Game::Position;

    // The table must outlive the layer.
    explicit RepairLayer(TableOf<T>& table) : table_{table}, draft_{table.session()} {}

    // Numbers are those of the session, from 1; it must have that many entries, and for `insert_before` one fewer.
    void change(std::size_t number);
    void insert_before(std::size_t number);
    void remove(std::size_t number);
    void remove(EntryRange entries);
    // Puts in what the table corrects, in front of the entry that ended the game: the result counts it then. False
    // where it would not be true at the end too, since a later entry sets the same number, or something else would not
    // hold any more.
    bool correct_before(std::size_t number, const Entry& correction);

    // Makes the question of a position; `back` is what Escape does at its beginning, `changed` the entry that another
    // takes the place of, if one does. Both are the desk's.
    std::function<std::unique_ptr<Layer>(const Position& now, std::function<Outcome()> back, const Entry* changed)>
        question_of;

    bool is_asking() const override { return place_.has_value(); }
    // What is asked about while an entry is chosen.
    const Position& asked() const { return draft_.before(place_->line); }
    // The entry that is changed, for its dice; none if one is put in.
    const Entry* changed_now() const;
    Outcome answer(const Entry& entry);

    Page page() const override;
    Outcome choose(std::size_t row) override;
    std::optional<Outcome> back() override { return left_or_judged(); }
    HelpTopic topic(std::size_t selected) const override;
    bool outlasts() const override { return !is_over_; }
    std::unique_ptr<Layer> asks() override;

    std::string banner() const override;
    RepairMarks marks() const override;
    std::size_t first_marked() const override;
    std::optional<Article> article() const override;
    const session::Repair<Game>& draft() const { return draft_; }

private:
    // Where in the draft the next entry goes.
    struct Place {
        std::size_t line;
        enum class How { change, insert } how;
    };
    struct Choice {
        Row row;
        std::function<Outcome()> act;
    };

    std::size_t line_of(std::size_t number) const;
    DraftWords<T> words() const { return {table_.teller(), table_.session(), draft_}; }
    std::string given_back(const session::Repair<Game>& kept) const;
    bool gives_action(const Entry& entry) const;
    Outcome judge();
    void judge_draft();
    Outcome left_or_judged();
    Outcome over(std::string message);
    bool act_goes_on() const;
    void add(std::string text, std::string note, std::function<Outcome()> act);
    void offer_mends();
    void offer_another_answer(std::size_t line);
    void offer_taking_out(std::size_t first);
    void offer_hands();
    Outcome put_in(const Mend<Game>& mend);
    Outcome take_out_all();
    Outcome accept();

    TableOf<T>& table_;
    session::Repair<Game> draft_;
    std::optional<Place> place_;
    RepairKind kind_ = RepairKind::change;
    std::size_t first_touched_ = 0;  // number in the session
    bool is_over_ = false;
    bool hands_are_settled_ = false;  // somebody said that entries are to change hands
    std::vector<Consequence> later_;  // of the draft as it is
    std::vector<Choice> choices_;     // of the page
};

}  // namespace present
