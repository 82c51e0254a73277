// SPDX-License-Identifier: MIT
// The table is right: one quantity that is to be set to what lies there. Numbers are typed, everything else is chosen
// from a list.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/ids.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/restoring.h"
#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace byzantium::words {

class Correction {
public:
    // `current` holds the present value. The names must outlive the correction.
    Correction(const Names& names, const byzantium::Table& table, const std::vector<byzantium::Color>& seats,
               byzantium::Setting current);

    const byzantium::Setting& current() const { return current_; }
    // "Anna's Byzantine treasury holds 12 bezants."
    const std::string& heading() const { return heading_; }
    // A number is asked for; nothing: one of `options` is.
    std::optional<int> number() const;
    // The value that would be set, with what was typed.
    byzantium::Setting with_number(int number) const;

    struct Option {
        std::string text;
        byzantium::text::Act act;  // without entries: nothing is set
        std::string place{};       // the city on the map that says the same; may be empty
    };
    const std::vector<Option>& options() const { return options_; }

    // What is to be asked before this option is entered: whether something goes with it; nothing if it is complete.
    std::optional<Correction> also(const byzantium::Position& now, std::size_t option) const;
    // The offer to have the table as an older reading of BYZ-10 left it.
    static Correction to_restore(const Names& names, const byzantium::text::Restoring& restoring);

private:
    Correction(const Names& names, byzantium::Setting current, std::string heading, std::vector<Option> options)
        : names_{names}, current_{std::move(current)}, heading_{std::move(heading)}, options_{std::move(options)} {}

    const Names& names_;
    byzantium::Setting current_;
    std::string heading_;
    std::vector<Option> options_;
};

// A Byzantine army that is set on the map, or a Byzantine city that is set under control, mostly means that its player
// has taken control of one before (BYZ-10): what to set then. Nothing if that is noted already.
std::optional<byzantium::SetTaken> taken_with(const byzantium::Position& now, const byzantium::Setting& setting);

// Every quantity of a city, each with its present value: allegiance, tokens, control, fortification, and the armies
// that stand there.
std::vector<byzantium::Setting> settings_of(const byzantium::Position& now, byzantium::CityId city);

}  // namespace byzantium::words
