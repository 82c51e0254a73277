// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/mends.h"

#include "byzantium/rules/rules.h"

#include <algorithm>

namespace byzantium::words {

namespace {

constexpr std::size_t most_answers = 4;

std::vector<Decision> likely_missing(const Table& table, const Position& now) {
    const auto answers = legal(table, now);
    if (std::find(answers.begin(), answers.end(), Decision{Stop{}}) != answers.end()) return {Stop{}};
    if (std::holds_alternative<AwaitAction>(now.awaits) || answers.size() > most_answers) return {};
    return answers;
}

}  // namespace

std::vector<Mend> mends(const byzantium::text::Repair& draft, const Table& table) {
    const auto refused = draft.refused();
    if (refused.empty()) return {};
    const std::size_t first = refused.front();
    std::vector<Mend> found;
    for (const Decision& missing : likely_missing(table, draft.before(first))) {
        byzantium::text::Repair mended{draft};
        mended.insert(first, missing);
        const auto left = mended.refused();
        if (left.size() < refused.size()) found.push_back({first, missing, left.size()});
    }
    std::stable_sort(found.begin(), found.end(), [](const Mend& a, const Mend& b) { return a.refused < b.refused; });
    return found;
}

std::size_t entries_to_take_out(byzantium::text::Repair draft) {
    std::size_t count = 0;
    for (auto refused = draft.refused(); !refused.empty(); refused = draft.refused(), ++count)
        draft.remove(refused.front());
    return count;
}

}  // namespace byzantium::words
