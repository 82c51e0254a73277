// SPDX-License-Identifier: MIT
// A repair of earlier entries as whoever draws it reads it, of whatever game.
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
    // An entry is being chosen: the question is answered here.
    virtual bool is_asking() const = 0;
    // "Instead of entry 11: Clara improves Hira." Said above everything for as long as the layer lies there.
    virtual std::string banner() const = 0;
    // Of the entries in the journal beside it.
    virtual RepairMarks marks() const = 0;
    // The entry in the journal that the marks begin with.
    virtual std::size_t first_marked() const = 0;
    // Everything that the repair would do; while an entry is chosen there is nothing yet.
    virtual std::optional<Article> article() const = 0;
};

}  // namespace present
