// SPDX-License-Identifier: MIT
// How the values of Ekö are shown when a test fails.
#pragma once

#include "eko/rules/ids.h"
#include "eko/rules/piece.h"
#include "eko/rules/refusal.h"

#include <optional>
#include <ostream>

namespace eko {

inline std::ostream& operator<<(std::ostream& out, Color color) { return out << to_text(color); }
inline std::ostream& operator<<(std::ostream& out, Size size) { return out << to_text(size); }
inline std::ostream& operator<<(std::ostream& out, RuleId rule) { return out << to_text(rule); }
inline std::ostream& operator<<(std::ostream& out, Hex at) { return out << to_text(at); }
inline std::ostream& operator<<(std::ostream& out, FieldId field) { return out << "field " << index(field); }
inline std::ostream& operator<<(std::ostream& out, ZoneId zone) { return out << "zone " << index(zone); }
inline std::ostream& operator<<(std::ostream& out, const Stack& stack) {
    return out << stack.owner << ' ' << stack.count << (stack.emperor ? "*" : "");
}
inline std::ostream& operator<<(std::ostream& out, const Building& building) {
    return out << building.owner << ' ' << building.size;
}

}  // namespace eko

// Boost.Test finds the printer of an optional value only beside the value itself.
namespace std {
template <class Value>
ostream& operator<<(ostream& out, const optional<Value>& value) {
    if (!value) return out << "nothing";
    return out << *value;
}
}  // namespace std
