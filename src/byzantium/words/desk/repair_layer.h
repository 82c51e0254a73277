// SPDX-License-Identifier: MIT
// The repair of earlier entries, as a layer of the desk: which entry is changed, put in or taken out, the entry that
// takes its place, what becomes of those behind, and what is missing. The session changes when the repair is accepted,
// and not before.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/desk/mends.h"
#include "byzantium/words/desk/repair_words.h"
#include "byzantium/words/table/names.h"
#include "present/desk/layer.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace byzantium::words {

class RepairLayer : public present::Layer {
public:
    // Both must outlive the layer.
    RepairLayer(byzantium::text::Session& session, const Names& names);

    // Numbers are those of the session, from 1; it must have that many entries, and for `insert_before` one fewer.
    void change(std::size_t number);
    void insert_before(std::size_t number);
    void remove(std::size_t number);

    // Makes the question of a position; `back` is what Escape does at its beginning. Both are the desk's.
    std::function<std::unique_ptr<present::Layer>(const byzantium::Position& now,
                                                  std::function<present::Outcome()> back)>
        question_of;
    // The repair is accepted, or left.
    std::function<void()> on_over = [] {};

    // An entry is being chosen: the question of `asked` is answered here.
    bool is_asking() const { return place_.has_value(); }
    const byzantium::Position& asked() const { return draft_.before(place_->line); }
    // The entry that is changed, for its dice; none if one is put in.
    const byzantium::Entry* changed_now() const;
    present::Outcome answer(const byzantium::Entry& entry);

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    std::optional<present::Outcome> back() override { return left_or_judged(); }
    present::HelpTopic topic(std::size_t selected) const override;
    bool outlasts() const override { return !is_over_; }
    std::unique_ptr<present::Layer> asks() override;

    // "Instead of entry 11: Clara improves Hira." Said above everything for as long as the layer lies there.
    std::string banner() const;
    // Of the entries in the journal beside it.
    present::RepairMarks marks() const;
    // The entry in the journal that the marks begin with.
    std::size_t first_marked() const;
    // Everything that the repair would do; while an entry is chosen there is nothing yet.
    std::optional<present::Article> article() const;
    const byzantium::text::Repair& draft() const { return draft_; }

private:
    // Where in the draft the next entry goes.
    struct Place {
        std::size_t line;
        enum class How { change, insert } how;
    };
    struct Choice {
        present::Row row;
        std::function<present::Outcome()> act;
    };

    std::size_t line_of(std::size_t number) const;
    std::string told_in_session(std::size_t number) const;
    present::Outcome judge();
    void judge_draft();
    present::Outcome left_or_judged();
    present::Outcome over(std::string message);
    bool act_goes_on() const;
    void add(std::string text, std::string note, std::function<present::Outcome()> act);
    void offer_mends();
    void offer_taking_out(std::size_t first);
    void offer_hands();
    present::Outcome put_in(const Mend& mend);
    present::Outcome take_out_all();
    present::Outcome accept();

    byzantium::text::Session& session_;
    const Names& names_;
    byzantium::text::Repair draft_;
    std::optional<Place> place_;
    RepairKind kind_ = RepairKind::change;
    std::size_t first_touched_ = 0;  // number in the session
    bool is_over_ = false;
    bool hands_are_settled_ = false;  // somebody said that entries are to change hands
    std::vector<Consequence> later_;  // of the draft as it is
    std::vector<Choice> choices_;     // of the page
};

}  // namespace byzantium::words
