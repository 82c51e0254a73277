// SPDX-License-Identifier: MIT
#include "byzantium/text/words.h"

#include <algorithm>
#include <array>

namespace byzantium::text {

namespace {

using namespace std::string_view_literals;

constexpr std::array display_counts{"treasury"sv, "vp"sv, "elite"sv, "main"sv, "levy"sv, "move"sv};
constexpr std::array player_counts{"pool"sv,  "casualty"sv,   "removed"sv,  "fortifications"sv,
                                   "taxed"sv, "pass_cubes"sv, "churches"sv, "mosques"sv};
constexpr std::array roll_reasons{"fleet"sv, "battle"sv, "siege"sv};
constexpr std::array end_reasons{"turns"sv, "fall"sv};
constexpr std::array elite_limits{"per_box"sv, "per_action"sv};
constexpr std::array doomed_retreats{"stand"sv, "allowed"sv};
constexpr std::array roundings{"up"sv, "down"sv};
constexpr std::array<std::string_view, byzantium::vp_sources> sources{
    "start",  "control",  "capture",       "civil_war", "bulgars",   "constantinople",
    "office", "building", "cities_at_end", "unpaid",    "correction"};

// The texts stand in the order of the enumerators.
template <class Texts, class Word>
std::string_view text_in(const Texts& texts, Word word) {
    return texts.at(static_cast<std::size_t>(word));
}

template <class Word, class Texts>
std::optional<Word> word_in(const Texts& texts, std::string_view wanted) {
    const auto found = std::find(texts.begin(), texts.end(), wanted);
    if (found == texts.end()) return std::nullopt;
    return static_cast<Word>(found - texts.begin());
}

}  // namespace

std::string_view to_text(byzantium::DisplayCount word) { return text_in(display_counts, word); }
std::string_view to_text(byzantium::PlayerCount word) { return text_in(player_counts, word); }
std::string_view to_text(byzantium::RollFor word) { return text_in(roll_reasons, word); }
std::string_view to_text(byzantium::EndReason word) { return text_in(end_reasons, word); }
std::string_view to_text(byzantium::EliteLimit word) { return text_in(elite_limits, word); }
std::string_view to_text(byzantium::CasualtyRounding word) { return text_in(roundings, word); }
std::string_view to_text(byzantium::DoomedRetreat word) { return text_in(doomed_retreats, word); }
std::string_view to_text(byzantium::VpSource word) { return text_in(sources, word); }

std::string_view side_text(byzantium::ActionBox box) {
    switch (box) {
        case byzantium::ActionBox::bulgar_attack:
        case byzantium::ActionBox::fortify:
            return "either";
        case byzantium::ActionBox::improve_byzantine:
        case byzantium::ActionBox::emperor:
        case byzantium::ActionBox::civil_war_byzantine:
        case byzantium::ActionBox::byzantine_fleet:
            return "byzantine";
        case byzantium::ActionBox::improve_arab:
        case byzantium::ActionBox::caliph:
        case byzantium::ActionBox::civil_war_arab:
        case byzantium::ActionBox::arab_fleet:
            return "arab";
    }
    return "";
}

std::optional<byzantium::DisplayCount> display_count(std::string_view text) {
    return word_in<byzantium::DisplayCount>(display_counts, text);
}
std::optional<byzantium::PlayerCount> player_count(std::string_view text) {
    return word_in<byzantium::PlayerCount>(player_counts, text);
}
std::optional<byzantium::EliteLimit> elite_limit(std::string_view text) {
    return word_in<byzantium::EliteLimit>(elite_limits, text);
}
std::optional<byzantium::CasualtyRounding> casualty_rounding(std::string_view text) {
    return word_in<byzantium::CasualtyRounding>(roundings, text);
}
std::optional<byzantium::DoomedRetreat> doomed_retreat(std::string_view text) {
    return word_in<byzantium::DoomedRetreat>(doomed_retreats, text);
}

}  // namespace byzantium::text
