// SPDX-License-Identifier: MIT
#include "eko/words/foresight/foreseeing.h"

namespace eko::words {

Prospects watch_at(const Table& table, const ForeseenAt& at, const StillWanted& still_wanted) {
    Prospects all;
    for (const Color player : table.seats)
        if (still_wanted()) all.push_back(foresight::prospect_of(table, at.now, player));
    return all;
}

AllThreats threats_at(const Table& table, const ForeseenAt& at, const StillWanted& still_wanted) {
    AllThreats all;
    for (const Color player : table.seats)
        if (still_wanted()) all.push_back(foresight::threats_by(table, at.now, player));
    return all;
}

PlanAnswer plan_at(const Table& table, const ForeseenAt& at, const StillWanted&) {
    return foresight::plan_of(table, at.now, at.field.value());
}

StopsAnswer stops_at(const Table& table, const ForeseenAt& at, const StillWanted& still_wanted) {
    return foresight::what_would_stop(table, at.now, still_wanted);
}

template <class Answer>
const Answer* ForeseenAtOnce::kept(std::optional<Kept<Answer>>& kept, const ForeseenAt& at,
                                   Answer (*work)(const Table&, const ForeseenAt&, const StillWanted&)) {
    if (!kept || kept->at != at) kept.emplace(Kept<Answer>{at, work(table_, at, [] { return true; })});
    return &kept->answer;
}

const Prospects* ForeseenAtOnce::watch(const Position& now) { return kept(watch_, {now}, watch_at); }

const AllThreats* ForeseenAtOnce::threats(const Position& now) { return kept(threats_, {now}, threats_at); }

const PlanAnswer* ForeseenAtOnce::plan(const Position& now, FieldId field) {
    return kept(plan_, {now, field}, plan_at);
}

const StopsAnswer* ForeseenAtOnce::stops(const Position& now) { return kept(stops_, {now}, stops_at); }

}  // namespace eko::words
