// SPDX-License-Identifier: MIT
#include "session/repair.h"

#include "byzantium/rules.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace session {

namespace {

std::ptrdiff_t place(std::size_t number) { return static_cast<std::ptrdiff_t>(number) - 1; }

void check(std::size_t number, std::size_t most) {
    if (number < 1 || number > most) throw std::out_of_range{"a repair names an entry that is not there"};
}

}  // namespace

Repair::Repair(const Session& session) : table_{session.table()}, first_change_{session.journal().cursor() + 1} {
    const Journal& journal = session.journal();
    for (std::size_t i = 0; i < journal.cursor(); ++i) {
        lines_.push_back({journal.record(i).entry, i + 1, std::nullopt});
        before_.push_back(journal.position_at(i));
    }
    before_.push_back(session.position());
}

void Repair::insert(std::size_t before, byzantium::Entry entry) {
    check(before, lines_.size() + 1);
    lines_.insert(lines_.begin() + place(before), {std::move(entry), std::nullopt, std::nullopt});
    replay_from(before);
}

void Repair::change(std::size_t number, byzantium::Entry entry) {
    check(number, lines_.size());
    lines_[number - 1] = {std::move(entry), std::nullopt, std::nullopt};
    replay_from(number);
}

void Repair::remove(std::size_t number) {
    check(number, lines_.size());
    lines_.erase(lines_.begin() + place(number));
    replay_from(number);
}

void Repair::replay_from(std::size_t number) {
    first_change_ = std::min(first_change_, number);
    before_.resize(number, before_.front());
    for (std::size_t i = number - 1; i < lines_.size(); ++i) {
        auto step = byzantium::apply(table_, before_[i], lines_[i].entry);
        lines_[i].refused = step ? std::nullopt : std::optional{step.error()};
        before_.push_back(step ? step->after : before_[i]);
    }
}

std::vector<std::size_t> Repair::refused() const {
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (lines_[i].refused) numbers.push_back(i + 1);
    return numbers;
}

std::vector<byzantium::Entry> Repair::entries() const {
    std::vector<byzantium::Entry> entries;
    for (std::size_t i = first_change_ - 1; i < lines_.size(); ++i) entries.push_back(lines_[i].entry);
    return entries;
}

}  // namespace session
