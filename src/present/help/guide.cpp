// SPDX-License-Identifier: MIT
#include "present/help/guide.h"

#include <utility>

namespace present {

Guide::Guide(GuideText text, std::size_t entries) : text_{std::move(text)} {
    while (told() > entries) text_.steps.pop_back();
}

std::size_t Guide::entries_before(std::size_t step) const {
    std::size_t entries = 0;
    for (std::size_t i = 0; i < step; ++i) entries += text_.steps[i].entries;
    return entries;
}

std::size_t Guide::step_at(std::size_t entries) const {
    std::size_t step = 0;
    while (step < text_.steps.size() && entries_before(step + 1) <= entries) ++step;
    return step;
}

bool Guide::goes_on_at(const Desk& table) const {
    if (!is_told_at(table)) return false;
    const GuideStand found = stand(table);
    return found.left_at ? found.entries > 0 : found.entries < told();
}

}  // namespace present
