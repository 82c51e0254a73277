// SPDX-License-Identifier: MIT
// Programs at some of the seats of an open session.
#pragma once

#include "cli/play/asking.h"

#include <cstddef>

namespace cli {

class Programs {
public:
    Programs() = default;
    virtual ~Programs() = default;
    Programs(const Programs&) = delete;
    Programs& operator=(const Programs&) = delete;

    // Whether a seat of theirs is asked for a decision; dice are not theirs.
    virtual bool must_decide() const = 0;
    // The decision is entered. Only if one must decide.
    virtual Answered decide() = 0;
};

}  // namespace cli
