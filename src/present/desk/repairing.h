// SPDX-License-Identifier: MIT
// A repair of earlier entries in any game, as the window reads it.
#pragma once

#include "present/desk/layer.h"
#include "present/help/article.h"
#include "present/journal/repair_marks.h"

#include <cstddef>
#include <optional>
#include <string>

namespace present {

class Repairing : public Layer {
public:
    // Whether an entry is being chosen: then answers go to the repair.
    virtual bool is_asking() const = 0;
    // "Instead of entry 11: Clara improves Hira." Shown above everything as long as the repair lasts.
    virtual std::string banner() const = 0;
    // Of the entries in the journal beside it.
    virtual RepairMarks marks() const = 0;
    // The entry in the journal that the marks begin with.
    virtual std::size_t first_marked() const = 0;
    // Everything that the repair would do; empty while an entry is being chosen.
    virtual std::optional<Article> article() const = 0;
};

}  // namespace present
