// SPDX-License-Identifier: MIT
// Memory of this test program: counted, and made to fail when a test asks for it.
#pragma once

#include <cstddef>

namespace memory {

struct Used {
    std::size_t allocations;
    std::size_t bytes;
};

// Since the program began.
Used used();

// While it lives, the nth allocation from now (0 is the next) and all after it fail with std::bad_alloc.
class Shortage {
public:
    explicit Shortage(std::size_t after);
    ~Shortage();
    Shortage(const Shortage&) = delete;
    Shortage& operator=(const Shortage&) = delete;
};

}  // namespace memory
