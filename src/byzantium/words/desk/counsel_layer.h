// SPDX-License-Identifier: MIT
// The three best answers to the question that it lies over, with reasons in words and what each is worth less than the
// best: a hint, for whoever asked for it. The program thinks while it lies there; nothing is entered before somebody
// chooses.
#pragma once

#include "byzantium/counsel/choices.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/desk/thinker.h"
#include "byzantium/words/table/names.h"
#include "present/desk/layer.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace byzantium::words {

class CounselLayer : public present::Layer {
public:
    using Enter = std::function<present::Outcome(const byzantium::text::Act&)>;
    // Somebody decides in that position. Names, table and weights must outlive the layer.
    CounselLayer(const Names& names, const byzantium::Table& table, byzantium::Position now,
                 const counsel::Weights& weights, Enter enter);

    bool thinks() const { return !thought_.through; }
    // Whether the page may say more since this was last asked.
    bool has_news();

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    // Stops thinking first; the next time it leaves.
    std::optional<present::Outcome> back() override;
    present::HelpTopic topic(std::size_t selected) const override;

private:
    std::vector<counsel::Choice> told_now() const;

    const Names& names_;
    const byzantium::Table& table_;
    byzantium::Position now_;
    Enter enter_;
    Thinker thinker_;
    Thinker::Thought thought_;  // that the page shows
};

}  // namespace byzantium::words
