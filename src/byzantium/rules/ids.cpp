// SPDX-License-Identifier: MIT
#include "byzantium/rules/ids.h"

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

std::string_view to_text(Side word) { return word_text(word); }
std::string_view to_text(Allegiance word) { return word_text(word); }
std::string_view to_text(Color word) { return word_text(word); }
std::string_view to_text(Box word) { return word_text(word); }
std::string_view to_text(Cube word) { return word_text(word); }
std::string_view to_text(ActionBox word) { return word_text(word); }
std::string_view to_text(LinkKind word) { return word_text(word); }
std::string to_text(ArmyBox word) { return std::string{to_text(cube_of(word))}; }

std::string to_text(RuleId rule) {
    if (rule == RuleId::format) return "FORMAT";
    if (rule == RuleId::awaits) return "AWAITS";
    return fmt::format("BYZ-{}", static_cast<int>(rule));
}

}  // namespace byzantium

namespace values {

template <>
std::optional<byzantium::Side> from_text<byzantium::Side>(std::string_view wanted) {
    return byzantium::word_from<byzantium::Side>(wanted);
}
template <>
std::optional<byzantium::Allegiance> from_text<byzantium::Allegiance>(std::string_view wanted) {
    return byzantium::word_from<byzantium::Allegiance>(wanted);
}
template <>
std::optional<byzantium::Color> from_text<byzantium::Color>(std::string_view wanted) {
    return byzantium::word_from<byzantium::Color>(wanted);
}
template <>
std::optional<byzantium::Box> from_text<byzantium::Box>(std::string_view wanted) {
    return byzantium::word_from<byzantium::Box>(wanted);
}
template <>
std::optional<byzantium::Cube> from_text<byzantium::Cube>(std::string_view wanted) {
    return byzantium::word_from<byzantium::Cube>(wanted);
}
template <>
std::optional<byzantium::ActionBox> from_text<byzantium::ActionBox>(std::string_view wanted) {
    return byzantium::word_from<byzantium::ActionBox>(wanted);
}
template <>
std::optional<byzantium::LinkKind> from_text<byzantium::LinkKind>(std::string_view wanted) {
    return byzantium::word_from<byzantium::LinkKind>(wanted);
}
template <>
std::optional<byzantium::ArmyBox> from_text<byzantium::ArmyBox>(std::string_view wanted) {
    const auto cube = byzantium::word_from<byzantium::Cube>(wanted);
    return cube ? byzantium::army_box(*cube) : std::nullopt;
}

}  // namespace values
