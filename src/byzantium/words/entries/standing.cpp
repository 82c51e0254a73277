// SPDX-License-Identifier: MIT
#include "byzantium/words/entries/standing.h"

#include "byzantium/rules/awaits.h"
#include "present/language/words.h"

#include <array>
#include <cstdint>
#include <string>
#include <variant>

namespace byzantium::words {

using namespace present;

namespace {

enum class AskedAbout : std::uint8_t { fleet, sea_retreat, levy, defence };

struct StandingReply {
    std::string_view key;
    AskedAbout about;
    const char* text;
    Decision decision;
};

// In this order they are offered.
const std::array<StandingReply, 7>& standing_replies() {
    static const std::array<StandingReply, 7> all{{
        {"fleet_allow", AskedAbout::fleet, marked("Allow everybody past the fleet"), Allow{}},
        {"fleet_impose", AskedAbout::fleet, marked("Impose the fleet on everybody"), Impose{}},
        {"levy_fights", AskedAbout::levy, marked("My levy always fights"), UseLevy{}},
        {"levy_stays", AskedAbout::levy, marked("My levy never fights"), Decline{}},
        {"army_stands", AskedAbout::defence, marked("My armies always stand"), Stand{}},
        {"sea_allow", AskedAbout::sea_retreat, marked("Allow retreats by sea to everybody"), Allow{}},
        {"sea_deny", AskedAbout::sea_retreat, marked("Deny retreats by sea to everybody"), Deny{}},
    }};
    return all;
}

struct ProgramAtSeat {
    std::string_view key;
    const char* text;
    counsel::Strength strength;
};

const std::array<ProgramAtSeat, 3>& programs_at_seats() {
    using enum counsel::Strength;
    static const std::array<ProgramAtSeat, 3> all{{
        {"program", marked("The program plays for me"), strong},
        {"program_middle", marked("The program plays for me, at medium strength"), middle},
        {"program_weak", marked("The program plays for me, at low strength"), weak},
    }};
    return all;
}

bool asks_about(const Awaits& awaits, AskedAbout about) {
    switch (about) {
        case AskedAbout::fleet:
            return std::holds_alternative<AwaitFleet>(awaits);
        case AskedAbout::sea_retreat:
            return std::holds_alternative<AwaitSeaRetreat>(awaits);
        case AskedAbout::levy:
            return std::holds_alternative<AwaitLevy>(awaits);
        case AskedAbout::defence:
            break;
    }
    return std::holds_alternative<AwaitDefence>(awaits);
}

}  // namespace

std::vector<StandingChoice> standing_choices() {
    std::vector<StandingChoice> choices;
    for (const StandingReply& one : standing_replies())
        choices.push_back({std::string{one.key}, std::to_string(static_cast<int>(one.about)), translated(one.text)});
    return choices;
}

std::vector<StandingChoice> program_choices() {
    std::vector<StandingChoice> choices;
    for (const ProgramAtSeat& one : programs_at_seats())
        choices.push_back({std::string{one.key}, "program", translated(one.text)});
    return choices;
}

std::optional<counsel::Strength> strength_of(std::string_view key) {
    for (const ProgramAtSeat& one : programs_at_seats())
        if (one.key == key) return one.strength;
    return std::nullopt;
}

std::optional<Entry> standing_entry(const Position& now, std::string_view key) {
    for (const StandingReply& one : standing_replies())
        if (one.key == key && asks_about(now.awaits, one.about)) return Entry{one.decision};
    return std::nullopt;
}

}  // namespace byzantium::words
