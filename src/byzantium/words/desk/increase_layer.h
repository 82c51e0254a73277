// SPDX-License-Identifier: MIT
// The increase of an army as one answer: a key for each cube, all from one source until another is chosen. The cubes
// lie on the desk until the last one, or until somebody says that there are no more; then they are entered as one act
// (BYZ-11).
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/text/session.h"
#include "byzantium/words/desk/not_offered.h"
#include "byzantium/words/desk/question.h"
#include "present/desk/layer.h"
#include "present/desk/page.h"
#include "present/help/help_topic.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

class IncreaseLayer : public AskedLayer {
public:
    // An increase is legal there, or more cubes of one are awaited.
    explicit IncreaseLayer(Questioned asked);

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    // The cube placed last comes back; without one, to the choice of an action.
    void erase() override;
    bool has_unentered() const override { return !placed_.empty(); }
    std::optional<present::Outcome> back() override;
    present::HelpTopic topic(std::size_t selected) const override;
    bool is_for_seat() const override { return true; }
    std::vector<NotOffered> left_out() const override;

    // Those that lie on the desk, in the order in which they were placed.
    const std::vector<byzantium::Increase>& placed() const { return placed_; }
    // The index of the row that enters them; nothing before the first, and while a source is chosen.
    std::optional<std::size_t> row_that_ends() const;

private:
    // For a source: because the one before has no cube left, or because somebody wants another.
    enum class Asking { boxes, next_source, other_source };

    const byzantium::Position& now() const { return positions_.back(); }
    bool has_begun() const;
    std::optional<byzantium::Refusal> refused(byzantium::Cube from, byzantium::ArmyBox to) const;
    std::vector<byzantium::Cube> sources() const;
    std::vector<byzantium::ArmyBox> boxes() const;
    void look_for_source();
    bool asks_source() const { return asking_ != Asking::boxes; }
    std::vector<NotOffered> boxes_left_out() const;
    std::vector<NotOffered> sources_left_out() const;

    std::string heading() const;
    std::vector<present::Row> rows_of_boxes() const;
    std::vector<present::Row> rows_of_sources() const;
    present::Row row_of(byzantium::ArmyBox box) const;
    std::string placed_words() const;
    present::Row ending_row() const;
    present::Row elsewhere_row() const;

    present::Outcome choose_box(std::size_t row);
    present::Outcome choose_source(std::size_t row);
    present::Outcome place(const byzantium::Increase& cube);
    present::Outcome end() const;
    byzantium::text::Act act_with(byzantium::Decision last) const;

    std::vector<byzantium::Position> positions_;  // the one that is asked about, and one more for each cube placed
    std::vector<byzantium::Increase> placed_;
    byzantium::Cube source_ = byzantium::Cube::pool;
    Asking asking_ = Asking::boxes;
};

}  // namespace byzantium::words
