// SPDX-License-Identifier: MIT
#include "support/eko_model/ways.h"

#include <map>
#include <vector>

namespace eko_model {
namespace {

class Walk {
public:
    Walk(const Table& table, const Position& now, Field from) : table_{table}, now_{now}, from_{from} {
        find_prices();
        discs_ = static_cast<std::size_t>(now.stacks.at(from).count);
        exits_ = table.board.joined_exits();
    }

    Ways all() {
        Ways ways;
        for (const Field field : fields_reached()) ways.reached.insert(field);
        for (const End& end : ends_reached())
            if (end.first != from_) ways.ends.insert(end);
        ways.reached.erase(from_);
        return ways;
    }

private:
    // Zones by field, of fields where one must be paid: not with the lighthouse (EKO-76), not those paid already (A13).
    void find_prices() {
        const std::string& owner = now_.stacks.at(from_).owner;
        if (owns_lighthouse(table_, now_, owner)) return;
        for (const auto& [field, letter] : table_.board.letters) {
            if (letter != 's') continue;
            const Field zone = table_.board.zone_name(field);
            if (!now_.stormed.contains(from_) || !now_.stormed.at(from_).contains(zone)) price_[field] = zone;
        }
    }

    std::set<Field> paid_with(std::set<Field> zones, Field field) const {
        if (price_.contains(field)) zones.insert(price_.at(field));
        return zones;
    }

    // EKO-14: a way goes on from an empty field only; the field where it began is empty now (EKO-15).
    bool goes_on(Field field) const { return field == from_ || !now_.stacks.contains(field); }

    std::vector<Field> next_fields(Field field) const {
        std::vector<Field> next;
        for (const Field other : neighbours(field))
            if (table_.board.walkable(other)) next.push_back(other);
        if (exits_.contains(field))  // EKO-62
            for (const Field other : exits_)
                if (other != field) next.push_back(other);
        return next;
    }

    std::set<Field> fields_reached() const {
        std::set<Field> seen{from_};
        std::vector<Field> open{from_};
        while (!open.empty()) {
            const Field here = open.back();
            open.pop_back();
            if (!goes_on(here)) continue;
            for (const Field next : next_fields(here))
                if (seen.insert(next).second) open.push_back(next);
        }
        return seen;
    }

    std::set<End> ends_reached() const {
        const End begin{from_, paid_with({}, from_)};  // EKO-71
        std::set<End> seen{begin};
        std::vector<End> open{begin};
        while (!open.empty()) {
            const End here = open.back();
            open.pop_back();
            if (!goes_on(here.first)) continue;
            for (const Field next : next_fields(here.first)) {
                const End there{next, paid_with(here.second, next)};
                if (there.second.size() <= discs_ && seen.insert(there).second) open.push_back(there);
            }
        }
        return seen;
    }

    const Table& table_;
    const Position& now_;
    Field from_;
    std::map<Field, Field> price_;
    std::size_t discs_ = 0;
    std::set<Field> exits_;
};

}  // namespace

Ways ways_from(const Table& table, const Position& now, Field from) { return Walk{table, now, from}.all(); }

}  // namespace eko_model
