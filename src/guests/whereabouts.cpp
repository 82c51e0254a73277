// SPDX-License-Identifier: MIT
#include "guests/whereabouts.h"

#include <algorithm>
#include <utility>

namespace guests {

void Whereabouts::listens_at(std::string address) {
    address_ = std::move(address);
    missing_ = 0;
}

Whereabouts::Address Whereabouts::look(const std::vector<Interface>& found) {
    const bool is_there = std::any_of(found.begin(), found.end(),
                                      [this](const Interface& one) { return one.is_up && one.address == address_; });
    missing_ = is_there ? 0 : missing_ + 1;
    if (is_there) return Address::there;
    return missing_ < looks_without_it ? Address::missing : Address::gone;
}

std::vector<Interface> where_to_go(const std::vector<Interface>& found) {
    std::vector<Interface> likely = found;
    std::erase_if(likely, [](const Interface& one) { return !is_likely(one); });
    return likely;
}

}  // namespace guests
