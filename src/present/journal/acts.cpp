// SPDX-License-Identifier: MIT
#include "present/journal/acts.h"

#include <algorithm>

namespace present {

namespace {

// Entries before the list for hands that this one belongs to.
std::size_t beginning_of_hands(const Looks& table, std::size_t number) {
    while (!table.begins_hands(number)) --number;
    return number - 1;
}

}  // namespace

EntryRange act_of(const Looks& table, std::size_t number, std::size_t end) {
    std::size_t first = number;
    while (!table.begins_act(first)) --first;
    std::size_t last = number;
    while (last < end && !table.begins_act(last + 1)) ++last;
    return {first - 1, last};
}

EntryRange hands_due(const Looks& table) {
    const std::size_t now = table.cursor();
    if (now == 0) return {0, 0};
    std::size_t first = beginning_of_hands(table, now);
    const bool is_one_through = act_of(table, first + 1, now).end < now || table.is_act_through(now);
    if (!is_one_through && first > 0) first = beginning_of_hands(table, first);
    return {first, now};
}

}  // namespace present
