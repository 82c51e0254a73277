// SPDX-License-Identifier: MIT
// A layer where players say answers in advance, and take them back: whose, which, for how long.
#pragma once

#include "present/desk/layer.h"
#include "present/table/standing_answers.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace present {

class Desk;

class StandingLayer : public Layer {
public:
    // The desk must outlive the layer.
    explicit StandingLayer(Desk& desk) : desk_{desk} {}

    Page page() const override;
    Outcome choose(std::size_t row) override;
    std::optional<Outcome> back() override;
    HelpTopic topic(std::size_t selected) const override;

private:
    Page whose_page() const;
    Page which_page() const;
    Page how_long_page() const;
    Outcome choose_whose(std::size_t row);
    Outcome give(Lasting lasting);

    Desk& desk_;
    std::optional<std::size_t> seat_;      // none: whose is asked
    std::optional<StandingChoice> which_;  // none: which is asked
};

}  // namespace present
