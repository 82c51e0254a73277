// SPDX-License-Identifier: MIT
// The repair of earlier entries, as a layer of the desk: which entry is changed, put in or taken out, the entry that
// takes its place, what becomes of those behind, and what is missing. The session changes when the repair is accepted,
// and not before.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "present/layer.h"
#include "present/mends.h"
#include "present/names.h"
#include "present/repair_words.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace present {

class RepairLayer : public Layer {
public:
    // Both must outlive the layer.
    RepairLayer(byzantium::text::Session& session, const Names& names);

    // Numbers are those of the session, from 1; it must have that many entries, and for `insert_before` one fewer.
    void change(std::size_t number);
    void insert_before(std::size_t number);
    Outcome remove(std::size_t number);

    // An entry is being chosen: the desk asks the question of `asked`, and brings its answer here.
    bool asks() const { return place_.has_value(); }
    const byzantium::Position& asked() const { return draft_.before(place_->line); }
    // The entry that is changed, for its dice; none if one is put in.
    const byzantium::Entry* changed_now() const;
    Outcome answer(const byzantium::Entry& entry);

    Page page() const override;
    Outcome choose(std::size_t row) override;
    Outcome back() override;
    HelpTopic topic() const override;

    // "Instead of entry 11: Clara improves Hira." Said above everything for as long as the layer lies there.
    std::string banner() const;
    // Of the entries in the journal beside it.
    RepairMarks marks() const;
    // The entry in the journal that the marks begin with.
    std::size_t first_marked() const;
    // Everything that the repair would do; while an entry is chosen there is nothing yet.
    std::optional<Article> article() const;
    const byzantium::text::Repair& draft() const { return draft_; }

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
    std::string told_in_session(std::size_t number) const;
    Outcome judge();
    bool act_goes_on() const;
    void add(std::string text, std::string note, std::function<Outcome()> act);
    void offer_mends();
    void offer_taking_out(std::size_t first);
    void offer_hands();
    Outcome put_in(const Mend& mend);
    Outcome take_out_all();
    Outcome accept();

    byzantium::text::Session& session_;
    const Names& names_;
    byzantium::text::Repair draft_;
    std::optional<Place> place_;
    RepairKind kind_ = RepairKind::change;
    std::size_t first_touched_ = 0;   // number in the session
    bool hands_are_settled_ = false;  // somebody said that entries are to change hands
    std::vector<Consequence> later_;  // of the draft as it is
    std::vector<Choice> choices_;     // of the page
};

}  // namespace present
