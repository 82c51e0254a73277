// SPDX-License-Identifier: MIT
// A layer that shows an earlier position, and what can be done from there.
#pragma once

#include "present/desk/layer.h"

#include <cstddef>

namespace present {

class Desk;

class LookBack : public Layer {
public:
    // After so many entries. The desk must outlive the layer.
    LookBack(Desk& desk, std::size_t entries) : desk_{desk}, entries_{entries} {}

    Page page() const override;
    Outcome choose(std::size_t row) override;
    HelpTopic topic(std::size_t selected) const override;
    std::optional<std::size_t> looks_at() const override { return entries_; }

private:
    Desk& desk_;
    std::size_t entries_;
};

}  // namespace present
