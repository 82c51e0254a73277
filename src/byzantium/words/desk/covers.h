// SPDX-License-Identifier: MIT
// What a person lays over the question to look closer: what lies in a city, why something is not offered, the attacks
// that one action could bring, and those on the capital.
#pragma once

#include "byzantium/odds/threats.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/rules/refusal.h"
#include "byzantium/words/chances/capital_watch.h"
#include "byzantium/words/desk/not_offered.h"
#include "byzantium/words/table/names.h"
#include "present/desk/layer.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace byzantium::words {

// A position that is looked at. What it refers to must outlive the layers made of it.
struct Looked {
    const Names& names;
    const byzantium::Table& table;
    byzantium::Position shown;
};

// A quantity is to be corrected: the layer that asks for it.
using BeginCorrection = std::function<std::unique_ptr<present::Layer>(const byzantium::Setting& current)>;

class InspectLayer : public present::Layer {
public:
    // `why_not`: the city was chosen, and is not offered.
    InspectLayer(Looked at, byzantium::CityId city, std::optional<byzantium::Refusal> why_not, BeginCorrection correct);

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    present::HelpTopic topic(std::size_t selected) const override;

private:
    Looked at_;
    byzantium::CityId city_;
    std::optional<byzantium::Refusal> why_not_;
    std::vector<byzantium::Setting> settings_;
    BeginCorrection correct_;
};

class ExplainLayer : public present::Layer {
public:
    ExplainLayer(Looked at, std::vector<NotOffered> list) : at_{std::move(at)}, list_{std::move(list)} {}

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    present::HelpTopic topic(std::size_t selected) const override;

private:
    Looked at_;
    std::vector<NotOffered> list_;
};

// First whose attacks, then all of them.
class PlanLayer : public present::Layer {
public:
    explicit PlanLayer(Looked at) : at_{std::move(at)} {}

    present::Page page() const override;
    present::Outcome choose(std::size_t row) override;
    present::HelpTopic topic(std::size_t selected) const override;

    // The attack of that row; nothing while a player is asked for.
    const byzantium::odds::Threat* threat(std::size_t row) const;

private:
    std::vector<byzantium::Color> planners() const;
    present::Page whose_page() const;

    Looked at_;
    std::optional<byzantium::Color> player_;  // none: whose attacks is asked
    std::vector<byzantium::odds::Threat> threats_;
};

class WatchLayer : public present::Layer {
public:
    // Throws byzantium::odds::OutOfLimits.
    explicit WatchLayer(const Looked& at);

    present::Page page() const override;
    present::Outcome choose(std::size_t) override { return present::Stays{}; }
    present::HelpTopic topic(std::size_t selected) const override;

private:
    CapitalWatch watch_;
    std::string capital_;  // its place on the map
};

}  // namespace byzantium::words
