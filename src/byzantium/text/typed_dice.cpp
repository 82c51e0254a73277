// SPDX-License-Identifier: MIT
#include "byzantium/text/typed_dice.h"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

namespace byzantium::text {

namespace {

constexpr std::string_view gaps = " \t,;";

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    for (;;) {
        const auto begin = text.find_first_not_of(gaps);
        if (begin == std::string_view::npos) return words;
        const auto end = std::min(text.find_first_of(gaps, begin), text.size());
        words.push_back(text.substr(begin, end - begin));
        text.remove_prefix(end);
    }
}

std::optional<int> whole_number(std::string_view word) {
    int number{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return number;
}

// Every digit is a die: no die shows more than one.
std::optional<std::vector<int>> faces_of(std::string_view text) {
    std::vector<int> faces;
    for (const char c : text) {
        if (gaps.find(c) != std::string_view::npos) continue;
        if (c < '0' || c > '9') return std::nullopt;
        faces.push_back(c - '0');
    }
    return faces;
}

std::optional<Roll> hits_of(const std::vector<std::string_view>& words, const AwaitRoll& awaited) {
    std::vector<int> hits;
    for (const auto word : words) {
        const auto number = whole_number(word);
        if (!number) return std::nullopt;
        hits.push_back(*number);
    }
    if (hits.size() == 2) return Roll{Hits{hits[0], hits[1]}};
    if (hits.size() != 1 || (awaited.attacker > 0 && awaited.defender > 0)) return std::nullopt;
    return Roll{awaited.attacker > 0 ? Hits{hits[0], 0} : Hits{0, hits[0]}};
}

Roll divided(const std::vector<int>& faces, int of_attacker) {
    const auto first = std::min(faces.size(), static_cast<std::size_t>(of_attacker));
    const auto middle = faces.begin() + static_cast<std::ptrdiff_t>(first);
    return Roll{Faces{{faces.begin(), middle}, {middle, faces.end()}}};
}

}  // namespace

std::optional<Roll> read_dice(std::string_view text, const AwaitRoll& awaited) {
    auto words = words_of(text);
    if (words.empty()) return std::nullopt;
    if (words[0] == "hits" || words[0] == "h") return hits_of({words.begin() + 1, words.end()}, awaited);
    const auto stroke = text.find('/');
    if (stroke == std::string_view::npos) {
        const auto faces = faces_of(text);
        return faces ? std::optional{divided(*faces, awaited.attacker)} : std::nullopt;
    }
    const auto attacker = faces_of(text.substr(0, stroke));
    const auto defender = faces_of(text.substr(stroke + 1));
    if (!attacker || !defender) return std::nullopt;
    return Roll{Faces{*attacker, *defender}};
}

}  // namespace byzantium::text
