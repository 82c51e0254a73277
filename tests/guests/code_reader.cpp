// SPDX-License-Identifier: MIT
#include "guests/code_reader.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace guests::test {

namespace {

constexpr int code_size = 29;
constexpr std::string_view code_letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";

// Finders with their formats, timing lines, and the one alignment pattern, around 22,22.
bool is_function(int x, int y) {
    const bool finder = (x < 9 && y < 9) || (x < 9 && y >= code_size - 8) || (x >= code_size - 8 && y < 9);
    const bool alignment = x >= 20 && x <= 24 && y >= 20 && y <= 24;
    return finder || alignment || x == 6 || y == 6;
}

bool masks(int mask, int x, int y) {
    switch (mask) {
        case 0:
            return (x + y) % 2 == 0;
        case 1:
            return y % 2 == 0;
        case 2:
            return x % 3 == 0;
        case 3:
            return (x + y) % 3 == 0;
        case 4:
            return (x / 3 + y / 2) % 2 == 0;
        case 5:
            return x * y % 2 + x * y % 3 == 0;
        case 6:
            return (x * y % 2 + x * y % 3) % 2 == 0;
        default:
            return ((x + y) % 2 + x * y % 3) % 2 == 0;
    }
}

bool dark(const Modules& code, int x, int y) { return code[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]; }

// The first five bits of the format, along row 8: level (two bits), then mask.
int format_of(const Modules& code) {
    int bits = 0;
    for (int x = 0; x < 5; ++x) bits = bits << 1 | (dark(code, x, 8) ? 1 : 0);
    return bits ^ 0b10101;
}

// Two columns at a time, from the right, upwards and downwards in turn.
std::vector<std::uint8_t> codewords(const Modules& code, int mask) {
    std::vector<std::uint8_t> words;
    int bits = 0;
    int count = 0;
    bool upwards = true;
    for (int right = code_size - 1; right > 0; right -= 2, upwards = !upwards) {
        if (right == 6) --right;
        for (int i = 0; i < code_size; ++i)
            for (int x = right; x > right - 2; --x) {
                const int y = upwards ? code_size - 1 - i : i;
                if (is_function(x, y)) continue;
                bits = bits << 1 | (dark(code, x, y) != masks(mask, x, y) ? 1 : 0);
                if (++count % 8 == 0) words.push_back(static_cast<std::uint8_t>(bits & 0xFF));
            }
    }
    return words;
}

// Data come first, of several blocks in turn. By the level's bits: M, L, H, Q.
std::vector<std::uint8_t> data_of(const std::vector<std::uint8_t>& words, int level) {
    struct Blocks {
        std::size_t count;
        std::size_t data;  // of each
    };
    constexpr std::array<Blocks, 4> blocks{{{1, 44}, {1, 55}, {2, 13}, {2, 17}}};
    const auto [count, data] = blocks.at(static_cast<std::size_t>(level));
    std::vector<std::uint8_t> all;
    for (std::size_t block = 0; block < count; ++block)
        for (std::size_t i = 0; i < data; ++i) all.push_back(words.at(i * count + block));
    return all;
}

class Bits {
public:
    explicit Bits(std::vector<std::uint8_t> bytes) : bytes_{std::move(bytes)} {}
    std::size_t take(int count) {
        std::size_t value = 0;
        for (; count > 0; --count, ++at_) value = value << 1 | (bytes_.at(at_ / 8) >> (7 - at_ % 8) & 1U);
        return value;
    }

private:
    std::vector<std::uint8_t> bytes_;
    std::size_t at_ = 0;
};

}  // namespace

std::string read_code(const Modules& code) {
    if (code.size() != code_size) throw std::runtime_error{"not of version 3"};
    const int format = format_of(code);
    Bits bits{data_of(codewords(code, format & 7), format >> 3)};
    if (bits.take(4) != 2) throw std::runtime_error{"not in letters and digits"};
    std::size_t left = bits.take(9);
    std::string text;
    for (; left > 1; left -= 2) {
        const std::size_t pair = bits.take(11);
        text += code_letters.at(pair / code_letters.size());
        text += code_letters.at(pair % code_letters.size());
    }
    if (left == 1) text += code_letters.at(bits.take(6));
    return text;
}

}  // namespace guests::test
