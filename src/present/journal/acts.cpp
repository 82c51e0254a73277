// SPDX-License-Identifier: MIT
#include "present/journal/acts.h"

#include <algorithm>

namespace present {

EntryRange act_of(const Looks& table, std::size_t number, std::size_t end) {
    std::size_t first = number;
    while (!table.begins_act(first)) --first;
    std::size_t last = number;
    while (last < end && !table.begins_act(last + 1)) ++last;
    return {first - 1, last};
}

EntryRange hands_due(const Looks& table, std::size_t since) {
    const std::size_t now = table.cursor();
    if (now <= since) return {now, now};
    EntryRange due = act_of(table, now, now);
    if (!table.is_act_through(now) && due.first > since) due.first = act_of(table, due.first, now).first;
    return {std::max(due.first, since), now};
}

}  // namespace present
