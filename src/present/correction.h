// SPDX-License-Identifier: MIT
// The table is right: one quantity that is to be set to what lies there. Numbers are typed, everything else is chosen
// from a list.
#pragma once

#include "byzantium/entry.h"
#include "byzantium/header.h"
#include "byzantium/ids.h"
#include "byzantium/position.h"
#include "present/names.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace present {

class Correction {
public:
    // `current` holds the present value. The names must outlive the correction.
    Correction(const Names& names, const byzantium::Table& table, const std::vector<byzantium::Color>& seats,
               byzantium::Setting current);

    const byzantium::Setting& current() const { return current_; }
    // "Anna's Byzantine treasury holds 12 bezants."
    std::string heading() const;
    // A number is asked for; nothing: one of `options` is.
    std::optional<int> number() const;
    // The value that would be set, with what was typed.
    byzantium::Setting with_number(int number) const;

    struct Option {
        std::string text;
        byzantium::Setting setting;
    };
    const std::vector<Option>& options() const { return options_; }

private:
    const Names& names_;
    byzantium::Setting current_;
    std::vector<Option> options_;
};

// Every quantity of a city, each with its present value: allegiance, tokens, control, fortification, and the armies
// that stand there.
std::vector<byzantium::Setting> settings_of(const byzantium::Position& now, byzantium::CityId city);

}  // namespace present
