// SPDX-License-Identifier: MIT
// What is certain of a position that is shown. Each answer is worked out when it is asked for first, and kept until
// another position is asked about. A window lets it be worked out on another thread, so an answer may not be there yet.
#pragma once

#include "eko/foresight/plan.h"
#include "eko/foresight/stops.h"
#include "eko/foresight/threats.h"
#include "eko/foresight/watch.h"
#include "eko/rules/header.h"
#include "eko/rules/ids.h"
#include "eko/rules/position.h"

#include <optional>
#include <vector>

namespace eko::words {

using Prospects = std::vector<foresight::Prospect>;
using AllThreats = std::vector<foresight::Threats>;
using PlanAnswer = std::optional<foresight::Plan>;
using StopsAnswer = std::optional<foresight::Stops>;

// A position that is asked about, and the field of a plan.
struct ForeseenAt {
    Position now;
    std::optional<FieldId> field{};
    bool operator==(const ForeseenAt&) const = default;
};

using StillWanted = foresight::StillWanted;
// What works the answers out: seconds at worst. Once nobody wants the answer any more, it may lack anything.
Prospects watch_at(const Table& table, const ForeseenAt& at, const StillWanted& still_wanted);
AllThreats threats_at(const Table& table, const ForeseenAt& at, const StillWanted& still_wanted);
// The field must be there.
PlanAnswer plan_at(const Table& table, const ForeseenAt& at, const StillWanted& still_wanted);
StopsAnswer stops_at(const Table& table, const ForeseenAt& at, const StillWanted& still_wanted);

// All return nullptr while the answer is not known. What they point to is there until another position, or another
// field, is asked about.
class Foreseeing {
public:
    Foreseeing() = default;
    virtual ~Foreseeing() = default;
    Foreseeing(const Foreseeing&) = delete;
    Foreseeing& operator=(const Foreseeing&) = delete;

    virtual const Prospects* watch(const Position& now) = 0;
    virtual const AllThreats* threats(const Position& now) = 0;
    virtual const PlanAnswer* plan(const Position& now, FieldId field) = 0;
    virtual const StopsAnswer* stops(const Position& now) = 0;
};

// Works everything out at once.
class ForeseenAtOnce : public Foreseeing {
public:
    // The table must outlive it.
    explicit ForeseenAtOnce(const Table& table) : table_{table} {}

    const Prospects* watch(const Position& now) override;
    const AllThreats* threats(const Position& now) override;
    const PlanAnswer* plan(const Position& now, FieldId field) override;
    const StopsAnswer* stops(const Position& now) override;

private:
    template <class Answer>
    struct Kept {
        ForeseenAt at;
        Answer answer;
    };
    template <class Answer>
    const Answer* kept(std::optional<Kept<Answer>>& kept, const ForeseenAt& at,
                       Answer (*work)(const Table&, const ForeseenAt&, const StillWanted&));

    const Table& table_;
    std::optional<Kept<Prospects>> watch_;
    std::optional<Kept<AllThreats>> threats_;
    std::optional<Kept<PlanAnswer>> plan_;
    std::optional<Kept<StopsAnswer>> stops_;
};

}  // namespace eko::words
