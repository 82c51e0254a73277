// SPDX-License-Identifier: MIT
#include "journal/memory.h"

#include <cstdlib>
#include <limits>
#include <new>

namespace memory {
namespace {

constexpr std::size_t enough = std::numeric_limits<std::size_t>::max();

Used so_far{};
std::size_t left = enough;

void* allocate(std::size_t size) {
    if (left == 0) throw std::bad_alloc{};
    if (left != enough) --left;
    ++so_far.allocations;
    so_far.bytes += size;
    if (void* found = std::malloc(size == 0 ? 1 : size)) return found;
    throw std::bad_alloc{};
}

}  // namespace

Used used() { return so_far; }
Shortage::Shortage(std::size_t after) { left = after; }
Shortage::~Shortage() { left = enough; }

}  // namespace memory

void* operator new(std::size_t size) { return memory::allocate(size); }
void* operator new[](std::size_t size) { return memory::allocate(size); }
void operator delete(void* at) noexcept { std::free(at); }
void operator delete[](void* at) noexcept { std::free(at); }
void operator delete(void* at, std::size_t) noexcept { std::free(at); }
void operator delete[](void* at, std::size_t) noexcept { std::free(at); }
