// SPDX-License-Identifier: MIT
// The table is right: a quantity that is being corrected, with what was typed of it.
#pragma once

#include "byzantium/rules/position.h"
#include "byzantium/words/desk/correction.h"
#include "byzantium/words/desk/question.h"
#include "present/desk/layer.h"

#include <cstddef>
#include <optional>
#include <string>

namespace byzantium::words {

class CorrectionLayer : public present::Layer {
public:
    // `now` is the position that is asked about.
    CorrectionLayer(Correction correction, byzantium::Position now, Enter enter, std::string reason = {});

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    std::optional<present::Outcome> confirm() override;
    present::HelpTopic topic(std::size_t selected) const override;

    present::Typing* typing() override { return &typing_; }

private:
    Correction correction_;
    byzantium::Position now_;
    Enter enter_;
    present::Typing typing_;
};

}  // namespace byzantium::words
