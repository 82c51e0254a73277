// SPDX-License-Identifier: MIT
// The buttons that turn to rows before and behind those that are shown, at the right end of a line.
#pragma once

#include "gui/canvas/painter.h"
#include "gui/canvas/rect.h"

#include <cstddef>
#include <functional>
#include <vector>

namespace gui {

// Rows from 0, in pages that need not have the same number of them.
class RowPages {
public:
    // The first row of each page, ascending, from 0.
    RowPages(std::vector<std::size_t> firsts, std::size_t all);
    static RowPages of_so_many(std::size_t a_page, std::size_t all);

    std::size_t all() const { return all_; }
    std::size_t count() const { return firsts_.size(); }
    // Of the page that shows that row.
    std::size_t first(std::size_t row) const { return firsts_[page_of(row)]; }
    std::size_t end(std::size_t row) const;
    // The first row of the page before that one, or of itself.
    std::size_t before(std::size_t row) const;

private:
    std::size_t page_of(std::size_t row) const;

    std::vector<std::size_t> firsts_;
    std::size_t all_;
};

// What they take of the line, however many rows are shown.
double row_pages_width(Painter& painter, std::size_t all);
// Cuts what it takes off the line. `first` is shown now; `turn` is given the first row to show then.
void draw_row_pages(Painter& painter, Rect& line, const RowPages& pages, std::size_t first,
                    const std::function<void(std::size_t)>& turn);

}  // namespace gui
