// SPDX-License-Identifier: MIT
// Where a stack can go, found by walking every way there is, one field at a time.
#pragma once

#include "support/eko_model/position.h"

#include <set>
#include <utility>

namespace eko_model {

// An end of a way and the zones that cost a disc on it.
using End = std::pair<Field, std::set<Field>>;

struct Ways {
    std::set<Field> reached;  // whatever it costs
    std::set<End> ends;       // as far as the discs last; never where the way began
};

// EKO-13 to EKO-15, EKO-62, EKO-63, EKO-70, EKO-71, EKO-76. `from` holds a stack.
Ways ways_from(const Table&, const Position&, Field from);

}  // namespace eko_model
