// SPDX-License-Identifier: MIT
// One lambda per alternative of a variant: std::visit then fails to compile when one is forgotten.
#pragma once

namespace values {

template <class... Functions>
struct overloaded : Functions... {
    using Functions::operator()...;
};
// Clang 16 cannot deduce an aggregate's arguments without it.
template <class... Functions>
overloaded(Functions...) -> overloaded<Functions...>;

}  // namespace values
