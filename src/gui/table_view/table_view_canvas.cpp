// SPDX-License-Identifier: MIT
#include "gui/table_view/table_view_canvas.h"

#include <algorithm>
#include <utility>

namespace gui {
namespace {

constexpr double least_size = 0.7;
constexpr double most_size = 1.25;

}  // namespace

void TableViewCanvas::set_size(double size) {
    size_ = std::clamp(size, least_size, most_size);
    Refresh();
}

void TableViewCanvas::set_way_back(std::string words) {
    way_back_ = std::move(words);
    Refresh();
}

}  // namespace gui
