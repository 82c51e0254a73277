// SPDX-License-Identifier: MIT
#include "wording/printable.h"

#include <algorithm>
#include <optional>

namespace wording {

namespace {

constexpr std::string_view not_utf8 = "\xEF\xBF\xBD";

struct Sign {
    char32_t code;
    std::size_t bytes;
};

unsigned byte_at(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

// How many bytes a character that begins so has; 0 if none begins so.
std::size_t length_of(unsigned first) {
    if (first < 0x80U) return 1;
    if (first >= 0xC2U && first <= 0xDFU) return 2;
    if (first >= 0xE0U && first <= 0xEFU) return 3;
    return first >= 0xF0U && first <= 0xF4U ? 4 : 0;
}

bool is_least_form(char32_t code, std::size_t bytes) {
    if (bytes == 3) return code >= 0x800 && (code < 0xD800 || code > 0xDFFF);
    return bytes != 4 || (code >= 0x10000 && code <= 0x10FFFF);
}

// The first character; nothing if the text does not begin with one.
std::optional<Sign> first_sign(std::string_view text) {
    const unsigned first = byte_at(text, 0);
    const std::size_t bytes = length_of(first);
    if (bytes == 0 || bytes > text.size()) return std::nullopt;
    if (bytes == 1) return Sign{first, 1};
    char32_t code = first & (0x7FU >> bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte_at(text, i) & 0xC0U) != 0x80U) return std::nullopt;
        code = code << 6U | (byte_at(text, i) & 0x3FU);
    }
    if (!is_least_form(code, bytes)) return std::nullopt;
    return Sign{code, bytes};
}

bool is_steering(char32_t code) {
    return code < 0x20 || (code >= 0x7F && code <= 0x9F) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
}

bool is_space(char32_t code) { return code == '\n' || code == '\r' || code == '\t'; }

bool stays(std::string_view text, char32_t code) {
    return code == '\n' || code == '\t' || (code == '\r' && text.starts_with("\r\n"));
}

bool is_plain(char c) { return c >= ' ' && c <= '~'; }

}  // namespace

std::string printable(std::string_view text, Lines lines) {
    if (std::all_of(text.begin(), text.end(), is_plain)) return std::string{text};
    std::string clean;
    while (!text.empty()) {
        const auto sign = first_sign(text);
        if (!sign)
            clean += not_utf8;
        else if (lines == Lines::one && is_space(sign->code))
            clean += ' ';
        else if (!is_steering(sign->code) || (lines == Lines::many && stays(text, sign->code)))
            clean += text.substr(0, sign->bytes);
        text.remove_prefix(sign ? sign->bytes : 1);
    }
    return clean;
}

std::size_t judgeable(std::string_view text) {
    if (text.ends_with('\r')) return text.size() - 1;
    for (std::size_t tail = 1; tail <= std::min<std::size_t>(3, text.size()); ++tail)
        if (const std::size_t bytes = length_of(byte_at(text, text.size() - tail)); bytes > 0)
            return bytes > tail ? text.size() - tail : text.size();
    return text.size();
}

}  // namespace wording
