// SPDX-License-Identifier: MIT
// What the program thinks of a question, while it thinks. A hint lies over the question: the three best answers, with
// reasons in words and what each is worth less than the best. At a seat that the program plays it stands in the place
// of the question: the one answer that it would give. Nothing is entered before somebody chooses, for hands move the
// cubes.
#pragma once

#include "byzantium/counsel/thinking.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/desk/thinker.h"
#include "byzantium/words/desk/told_choices.h"
#include "byzantium/words/table/names.h"
#include "present/desk/layer.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace byzantium::words {

class CounselLayer : public present::Layer {
public:
    using Enter = std::function<present::Outcome(const byzantium::text::Act&)>;
    // Somebody decides in that position. Names, table and weights must outlive the layer.
    struct About {
        const Names& names;
        const byzantium::Table& table;
        byzantium::Position now;
        const counsel::Weights& weights;
    };
    // For a seat: at which strength, and the question for a person.
    struct AtSeat {
        counsel::Strength strength;
        std::function<std::unique_ptr<present::Layer>()> by_hand;
    };
    CounselLayer(About about, Enter enter);
    CounselLayer(About about, Enter enter, AtSeat seat);

    bool plays_seat() const { return seat_.has_value(); }
    bool thinks() const { return !thought_.through; }
    // Shows what was thought since this was last asked. An answer that somebody has selected keeps being shown: returns
    // its row from now on, else that of the best; nothing if there is no news.
    std::optional<std::size_t> learn(std::size_t selected);

    present::Page page() const override;
    // While it thinks rows may change under the hand: that stops it, and what is chosen is entered the next time.
    present::Outcome choose(std::size_t row) override;
    // Stops thinking first; the next time the person decides without it.
    std::optional<present::Outcome> back() override;
    present::HelpTopic topic(std::size_t selected) const override;

private:
    CounselLayer(About about, Enter enter, std::optional<AtSeat> seat, counsel::Strength strength);
    present::Outcome stop();
    const std::vector<ToldChoices::Told>& told() const { return told_.rows(); }
    present::Row row(std::size_t number) const;
    std::string heading() const;
    std::string keys() const;

    About about_;
    Enter enter_;
    std::optional<AtSeat> seat_;
    Thinker thinker_;
    Thinker::Thought thought_;  // that the page shows
    ToldChoices told_;          // of it
    std::size_t mark_ = 0;      // the row where this layer left the selection
    enum class Reads { best, selected } reads_ = Reads::best;
};

}  // namespace byzantium::words
