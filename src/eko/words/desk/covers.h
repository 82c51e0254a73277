// SPDX-License-Identifier: MIT
// What a person lays over the question: what stands on a field, what is not offered, every quantity as a list, what
// is right of one of them, the points, and the count of all pieces.
#pragma once

#include "eko/rules/entry.h"
#include "eko/rules/ids.h"
#include "eko/rules/refusal.h"
#include "eko/words/desk/correction.h"
#include "eko/words/desk/question.h"
#include "eko/words/desk/question_layer.h"
#include "present/desk/layer.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace eko::words {

// The table is right: a quantity that is being corrected, with what was typed of it.
class CorrectionLayer : public present::Layer {
public:
    CorrectionLayer(Correction correction, Enter enter);

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    std::optional<present::Outcome> confirm() override;
    present::HelpTopic topic(std::size_t) const override { return present::HelpContents{}; }
    present::Typing* typing() override { return &typing_; }

    std::optional<FieldId> field() const { return correction_.field(); }

private:
    present::Outcome enter(Entry entry);

    Correction correction_;
    Enter enter_;
    present::Typing typing_;
};

// A row of a list of what can be corrected: a quantity, or whose turn it is.
struct TurnOf {};
using Correctable = std::variant<Setting, TurnOf>;

class CorrectablesLayer : public present::Layer {
public:
    CorrectablesLayer(CorrectedAt at, std::string heading, std::string below, std::vector<Correctable> list,
                      Enter enter)
        : at_{std::move(at)},
          heading_{std::move(heading)},
          below_{std::move(below)},
          list_{std::move(list)},
          enter_{std::move(enter)} {}

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    present::HelpTopic topic(std::size_t) const override { return present::HelpContents{}; }

private:
    CorrectedAt at_;
    std::string heading_;
    std::string below_;
    std::vector<Correctable> list_;
    Enter enter_;
};

// What stands on a field.
class FieldLayer : public CorrectablesLayer {
public:
    FieldLayer(FieldId field, const CorrectedAt& at, std::string heading, std::string below,
               std::vector<Correctable> list, Enter enter)
        : CorrectablesLayer{at, std::move(heading), std::move(below), std::move(list), std::move(enter)},
          field_{field} {}

    FieldId field() const { return field_; }

private:
    FieldId field_;
};

// What stands on a field, to be corrected. `why_not`: the field was chosen, and is not offered.
std::unique_ptr<present::Layer> field_layer(const CorrectedAt& at, FieldId field, const std::optional<Refusal>& why_not,
                                            Enter enter);
// Every quantity beside the board, and whose turn it is.
std::unique_ptr<present::Layer> quantities_layer(const CorrectedAt& at, Enter enter);

class ExplainLayer : public present::Layer {
public:
    ExplainLayer(const Board& board, std::vector<NotOffered> list) : board_{board}, list_{std::move(list)} {}

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    present::HelpTopic topic(std::size_t) const override { return present::HelpContents{}; }

private:
    const Board& board_;
    std::vector<NotOffered> list_;
};

// Where everybody's points come from, and what is missing to the end (EKO-50, EKO-52).
class PointsLayer : public present::Layer {
public:
    explicit PointsLayer(CorrectedAt at) : at_{std::move(at)} {}

    present::Page page() const override;
    present::Outcome choose(std::size_t) override { return present::Stays{}; }
    present::HelpTopic topic(std::size_t) const override { return present::RuleIds{"EKO-50", "EKO-52", "EKO-65"}; }

private:
    CorrectedAt at_;
};

}  // namespace eko::words
