// SPDX-License-Identifier: MIT
// A short list kept inside its owner: no heap, so that a Position is one value.
#pragma once

#include <boost/container/static_vector.hpp>

#include <algorithm>
#include <cstddef>

namespace byzantium {

template <class T, std::size_t Capacity>
using Few = boost::container::static_vector<T, Capacity>;

template <class T, std::size_t Capacity>
bool contains(const Few<T, Capacity>& list, const T& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace byzantium
