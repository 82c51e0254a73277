// SPDX-License-Identifier: MIT
// The table is right: a quantity that is being corrected, with what was typed of it.
#pragma once

#include "byzantium/rules/position.h"
#include "byzantium/words/desk/correction.h"
#include "byzantium/words/desk/question.h"
#include "present/desk/layer.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace byzantium::words {

class CorrectionLayer : public present::Layer {
public:
    // `now` is the position that is asked about.
    CorrectionLayer(Correction correction, byzantium::Position now, Enter enter, std::string reason = {});
    // The same, in the place of one that a repair changes: `back` is what Escape does.
    CorrectionLayer(Correction correction, byzantium::Position now, Enter enter, std::string reason,
                    std::function<present::Outcome()> back);

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    std::optional<present::Outcome> confirm() override;
    std::optional<present::Outcome> back() override;
    present::HelpTopic topic(std::size_t selected) const override;

    present::Typing* typing() override { return &typing_; }

private:
    present::Outcome left(std::string message) const;

    Correction correction_;
    byzantium::Position now_;
    Enter enter_;
    present::Typing typing_;
    std::function<present::Outcome()> back_ = [] { return present::Outcome{present::Leaves{}}; };
};

}  // namespace byzantium::words
