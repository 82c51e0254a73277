// SPDX-License-Identifier: MIT
// How the values of the game are shown when a test fails.
#pragma once

#include "byzantium/rules/awaits.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"

#include <optional>
#include <ostream>

namespace byzantium {

std::ostream& operator<<(std::ostream&, Side);
std::ostream& operator<<(std::ostream&, Allegiance);
std::ostream& operator<<(std::ostream&, Color);
std::ostream& operator<<(std::ostream&, Cube);
std::ostream& operator<<(std::ostream&, CityId);
std::ostream& operator<<(std::ostream&, RuleId);
std::ostream& operator<<(std::ostream&, const Decision&);
std::ostream& operator<<(std::ostream&, const Awaits&);

}  // namespace byzantium

// Boost.Test finds the printer of an optional value only beside the value itself.
namespace std {
template <class Value>
ostream& operator<<(ostream& out, const optional<Value>& value) {
    if (!value) return out << "nothing";
    return out << *value;
}
}  // namespace std
