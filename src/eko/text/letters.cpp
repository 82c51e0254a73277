// SPDX-License-Identifier: MIT
#include "eko/text/letters.h"

#include "eko/rules/ids.h"

#include <algorithm>
#include <cstdint>
#include <string>

namespace eko::text {

namespace {

bool is_letter(char c) { return c == '_' || kind_of_letter(c).has_value(); }

// One letter of UTF-8, whatever its bytes.
std::string_view first_letter(std::string_view text) {
    std::size_t end = 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
    return text.substr(0, end);
}

}  // namespace

std::optional<wording::Sentence> stray_letter(std::string_view letters) {
    const auto found = std::find_if_not(letters.begin(), letters.end(), is_letter);
    if (found == letters.end()) return std::nullopt;
    const auto number = found - letters.begin();
    const auto stray = first_letter(letters.substr(static_cast<std::size_t>(number)));
    return wording::Sentence{wording::marked("letter {n}, “{letter}”, must be one of . r v m c x s p w l d and _"),
                             {{"n", static_cast<std::int64_t>(number + 1)}, {"letter", std::string{stray}}}};
}

}  // namespace eko::text
