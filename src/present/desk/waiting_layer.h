// SPDX-License-Identifier: MIT
// A layer that shows whose answer waits for Enter and what it would do: Enter enters it, Escape refuses it. Whatever
// else takes the layer away drops the answer.
#pragma once

#include "present/desk/layer.h"
#include "present/desk/waiting_answer.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace present {

class Desk;

class WaitingLayer : public Layer {
public:
    // The desk must outlive the layer.
    WaitingLayer(Desk& desk, std::string player, std::shared_ptr<WaitingAnswer> answer)
        : desk_{desk}, player_{std::move(player)}, answer_{std::move(answer)} {}
    ~WaitingLayer() override;
    WaitingLayer(const WaitingLayer&) = delete;
    WaitingLayer& operator=(const WaitingLayer&) = delete;

    const WaitingAnswer& answer() const { return *answer_; }

    Page page() const override;
    Outcome choose(std::size_t row) override;
    std::optional<Outcome> back() override;
    HelpTopic topic(std::size_t selected) const override;

private:
    Desk& desk_;
    std::string player_;
    std::shared_ptr<WaitingAnswer> answer_;
};

}  // namespace present
