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

// The value of a correction as it is typed, and the reason for it.
struct Typing {
    std::string number;
    std::string reason;
};

class CorrectionLayer : public present::Layer {
public:
    // `now` is the position that is asked about.
    CorrectionLayer(Correction correction, byzantium::Position now, Enter enter, std::string reason = {});

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    std::optional<present::Outcome> confirm() override;
    present::HelpTopic topic(std::size_t selected) const override;

    bool asks_for_number() const { return correction_.number().has_value(); }
    const Typing& typing() const { return typing_; }
    void set_number(std::string typed) { typing_.number = std::move(typed); }
    void set_reason(std::string reason) { typing_.reason = std::move(reason); }

private:
    Correction correction_;
    byzantium::Position now_;
    Enter enter_;
    Typing typing_;
};

}  // namespace byzantium::words
