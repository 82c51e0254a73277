// SPDX-License-Identifier: MIT
// A short list kept inside its owner, without heap, so that a Position is one value and copying it one memcpy. Not
// Boost's static_vector: that of 1.74 is not trivially copyable, so copying a position ran seventeen loops, and whole
// random games took a fifth longer. Places that hold nothing are not set at all: most lists stay short, and clearing
// them took longer than filling them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace values {

// Holds up to Capacity values in order. Adding one more throws std::length_error, taking what is not there
// std::out_of_range; both leave the list as it was. Equal if the values in it are.
template <class T, std::size_t Capacity>
    requires(std::is_trivially_copyable_v<T> && Capacity < 256)
class Few {
public:
    using value_type = T;
    using iterator = T*;
    using const_iterator = const T*;

    constexpr Few() {}
    constexpr Few(std::initializer_list<T> values) {
        for (const T& value : values) push_back(value);
    }

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }

    constexpr iterator begin() { return items_; }
    constexpr iterator end() { return items_ + size_; }
    constexpr const_iterator begin() const { return items_; }
    constexpr const_iterator end() const { return items_ + size_; }

    constexpr T& operator[](std::size_t i) { return items_[there(i)]; }
    constexpr const T& operator[](std::size_t i) const { return items_[there(i)]; }
    constexpr T& front() { return items_[there(0)]; }
    constexpr const T& front() const { return items_[there(0)]; }
    constexpr T& back() { return items_[there(size_ - std::size_t{1})]; }
    constexpr const T& back() const { return items_[there(size_ - std::size_t{1})]; }

    constexpr void push_back(const T& value) {
        if (size_ == Capacity) throw std::length_error{"a short list is full"};
        // Made, not assigned: an assignment leaves out the padding at the end, by two moves that overlap, and whoever
        // reads the value at once waits for both.
        std::construct_at(items_ + size_, value);
        ++size_;
    }
    template <class... Parts>
    constexpr T& emplace_back(Parts&&... parts) {
        // In its place: what is made elsewhere and then copied as a whole waits until all its parts are written.
        if (size_ == Capacity) throw std::length_error{"a short list is full"};
        T& made = *std::construct_at(items_ + size_, std::forward<Parts>(parts)...);
        ++size_;
        return made;
    }
    constexpr void clear() { size_ = 0; }
    // Takes out what stands at these places; the rest keeps its order.
    constexpr void erase(const_iterator first, const_iterator last) {
        std::move(begin() + (last - begin()), end(), begin() + (first - begin()));
        size_ = static_cast<std::uint8_t>(size_ - (last - first));
    }
    constexpr void erase(const_iterator at) {
        there(static_cast<std::size_t>(at - begin()));
        erase(at, at + 1);
    }

    constexpr bool operator==(const Few& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

private:
    constexpr std::size_t there(std::size_t i) const {
        if (i >= size_) throw std::out_of_range{"a short list has no such place"};
        return i;
    }

    // A union sets no place before it is taken (an array would set them all, which costs more than most lists do), and
    // copies what stands there as bytes, whatever that is.
    union {
        T items_[Capacity];
    };
    std::uint8_t size_ = 0;
};

template <class T, std::size_t Capacity>
bool contains(const Few<T, Capacity>& list, const T& value) {
    return std::find(list.begin(), list.end(), value) != list.end();
}

}  // namespace values
