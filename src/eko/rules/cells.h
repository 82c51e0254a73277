// SPDX-License-Identifier: MIT
// What stands on each field, in one byte a field: a position of any board that fits in the box is copied without
// heap. A field is one byte because no kind of field takes both a stack and a building.
#pragma once

#include "eko/rules/ids.h"
#include "eko/rules/piece.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace eko {

class Cells {
public:
    explicit Cells(std::size_t fields = 0) : size_{static_cast<std::uint32_t>(fields)} {
        if (fields > few_.size()) many_.resize(fields);
    }

    std::size_t size() const { return size_; }

    bool holds_stack(FieldId field) const { return (byte(field) & kind_bits) == stack_bit; }
    bool holds_building(FieldId field) const { return (byte(field) & kind_bits) == building_bit; }
    bool empty(FieldId field) const { return byte(field) == 0; }
    bool holds_stack_of(FieldId field, Color owner) const {
        return (byte(field) & (kind_bits | owner_bits)) == (stack_bit | index(owner));
    }

    std::optional<Stack> stack(FieldId field) const {
        if (!holds_stack(field)) return std::nullopt;
        const std::uint8_t cell = byte(field);
        return Stack{owner(cell), (cell >> 2U & 7), (cell & emperor_bit) != 0};
    }
    std::optional<Building> building(FieldId field) const {
        if (!holds_building(field)) return std::nullopt;
        const std::uint8_t cell = byte(field);
        return Building{owner(cell), static_cast<Size>(cell >> 2U & 7)};
    }

    void put(FieldId field, const Stack& stack) {
        const unsigned emperor = stack.emperor ? emperor_bit : 0;
        set(field, stack_bit | static_cast<unsigned>(stack.count) << 2U | index(stack.owner) | emperor);
    }
    void put(FieldId field, const Building& building) {
        set(field, building_bit | static_cast<unsigned>(number(building.size)) << 2U | index(building.owner));
    }
    void clear(FieldId field) { set(field, 0); }

    // One byte a field, the same for the same pieces: for comparing and hashing.
    const std::uint8_t* begin() const { return many_.empty() ? few_.data() : many_.data(); }
    const std::uint8_t* end() const { return begin() + size_; }

    bool operator==(const Cells& other) const { return std::equal(begin(), end(), other.begin(), other.end()); }

private:
    // Two bits for the owner, three for count or size, one for the emperor, two for what it is.
    static constexpr unsigned emperor_bit = 0x20;
    static constexpr unsigned stack_bit = 0x40;
    static constexpr unsigned building_bit = 0x80;
    static constexpr unsigned kind_bits = 0xC0;
    static constexpr unsigned owner_bits = 0x03;

    // Thirteen large tiles and eleven small ones have fewer fields.
    static constexpr std::size_t usual = 184;

    static Color owner(std::uint8_t cell) { return static_cast<Color>(cell & owner_bits); }
    std::uint8_t byte(FieldId field) const { return begin()[index(field)]; }
    void set(FieldId field, std::size_t cell) {
        std::uint8_t* const all = many_.empty() ? few_.data() : many_.data();
        all[index(field)] = static_cast<std::uint8_t>(cell);
    }

    std::array<std::uint8_t, usual> few_{};
    std::vector<std::uint8_t> many_;
    std::uint32_t size_;
};

}  // namespace eko
