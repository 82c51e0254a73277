// SPDX-License-Identifier: MIT
#include "session/put_aside.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace session {

namespace {

auto leads_from(WaysBack::By by, std::size_t cursor) {
    return [=](const PutAside& one) { return one.way.by == by && one.way.offered_at == cursor; };
}

std::vector<PutAside> inside(const std::vector<PutAside>& listed, std::optional<std::size_t> within) {
    std::vector<PutAside> found;
    for (const PutAside& one : listed) {
        if (one.way.within != within) continue;
        found.push_back(one);
        found.back().inner = inside(listed, one.cut);
    }
    return found;
}

}  // namespace

std::vector<PutAside> nested(const std::vector<PutAside>& listed) { return inside(listed, std::nullopt); }

const PutAside* WaysBack::at(By by, std::size_t cursor) const {
    const auto found = std::find_if(open_.rbegin(), open_.rend(), leads_from(by, cursor));
    return found == open_.rend() ? nullptr : &*found;
}

PutAside WaysBack::take(By by, std::size_t cursor) {
    const auto found = std::find_if(open_.rbegin(), open_.rend(), leads_from(by, cursor));
    PutAside taken = std::move(*found);
    open_.erase(std::next(found).base());
    return taken;
}

void WaysBack::open(PutAside aside) { open_.push_back(std::move(aside)); }

void WaysBack::close(std::size_t entries) {
    close_redo();
    std::erase_if(open_, [&](const PutAside& one) { return one.way.offered_at > entries; });
}

void WaysBack::close_redo() {
    std::erase_if(open_, [](const PutAside& one) { return one.way.by == By::redo; });
}

std::vector<PutAside> WaysBack::hide(std::size_t first) {
    const auto needs_it = [&](const PutAside& one) { return one.way.offered_at >= first; };
    const auto hidden = std::stable_partition(open_.begin(), open_.end(), std::not_fn(needs_it));
    std::vector<PutAside> taken{std::make_move_iterator(hidden), std::make_move_iterator(open_.end())};
    open_.erase(hidden, open_.end());
    return taken;
}

}  // namespace session
