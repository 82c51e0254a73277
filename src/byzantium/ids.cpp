// SPDX-License-Identifier: MIT
#include "byzantium/ids.h"

#include <fmt/format.h>

#include <algorithm>

namespace byzantium {
namespace {

template <class Word>
struct Words;
template <>
struct Words<Side> {
    static constexpr std::array<std::string_view, 2> texts{"byzantine", "arab"};
};
template <>
struct Words<Allegiance> {
    static constexpr std::array<std::string_view, 4> texts{"byzantine", "arab", "persian", "bulgar"};
};
template <>
struct Words<Color> {
    static constexpr std::array<std::string_view, 4> texts{"red", "yellow", "blue", "green"};
};
template <>
struct Words<Box> {
    static constexpr std::array<std::string_view, 4> texts{"elite", "main", "levy", "move"};
};
template <>
struct Words<Cube> {
    static constexpr std::array<std::string_view, cube_sources> texts{
        "pool",           "casualty",   "byzantine.elite", "byzantine.main", "byzantine.levy",
        "byzantine.move", "arab.elite", "arab.main",       "arab.levy",      "arab.move"};
};
template <>
struct Words<ActionBox> {
    static constexpr std::array<std::string_view, action_box_kinds> texts{
        "bulgar_attack", "fortify", "improve_byzantine", "emperor",   "civil_war_byzantine", "byzantine_fleet",
        "improve_arab",  "caliph",  "civil_war_arab",    "arab_fleet"};
};
template <>
struct Words<LinkKind> {
    static constexpr std::array<std::string_view, 3> texts{"road", "desert", "sea"};
};

template <class Word>
std::string_view word_text(Word word) {
    return Words<Word>::texts.at(static_cast<std::size_t>(word));
}

template <class Word>
std::optional<Word> word_from(std::string_view wanted) {
    const auto& texts = Words<Word>::texts;
    const auto found = std::find(texts.begin(), texts.end(), wanted);
    if (found == texts.end()) return std::nullopt;
    return static_cast<Word>(found - texts.begin());
}

}  // namespace

std::string_view text(Side word) { return word_text(word); }
std::string_view text(Allegiance word) { return word_text(word); }
std::string_view text(Color word) { return word_text(word); }
std::string_view text(Box word) { return word_text(word); }
std::string_view text(Cube word) { return word_text(word); }
std::string_view text(ActionBox word) { return word_text(word); }
std::string_view text(LinkKind word) { return word_text(word); }
std::string text(ArmyBox word) { return std::string{text(cube_of(word))}; }

std::string text(RuleId rule) {
    if (rule == RuleId::format) return "FORMAT";
    if (rule == RuleId::awaits) return "AWAITS";
    return fmt::format("BYZ-{}", static_cast<int>(rule));
}

template <>
std::optional<Side> from_text<Side>(std::string_view wanted) {
    return word_from<Side>(wanted);
}
template <>
std::optional<Allegiance> from_text<Allegiance>(std::string_view wanted) {
    return word_from<Allegiance>(wanted);
}
template <>
std::optional<Color> from_text<Color>(std::string_view wanted) {
    return word_from<Color>(wanted);
}
template <>
std::optional<Box> from_text<Box>(std::string_view wanted) {
    return word_from<Box>(wanted);
}
template <>
std::optional<Cube> from_text<Cube>(std::string_view wanted) {
    return word_from<Cube>(wanted);
}
template <>
std::optional<ActionBox> from_text<ActionBox>(std::string_view wanted) {
    return word_from<ActionBox>(wanted);
}
template <>
std::optional<LinkKind> from_text<LinkKind>(std::string_view wanted) {
    return word_from<LinkKind>(wanted);
}
template <>
std::optional<ArmyBox> from_text<ArmyBox>(std::string_view wanted) {
    const auto cube = word_from<Cube>(wanted);
    return cube ? army_box(*cube) : std::nullopt;
}

}  // namespace byzantium
