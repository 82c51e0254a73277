// SPDX-License-Identifier: MIT
// What hands had still to do at tables that somebody left, for whoever opens them again in the same run of the program.
// It holds as long as the journal is as it was: nobody knows what hands did on a table that went on elsewhere.
#pragma once

#include "present/table/looks.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace present {

template <class Left>
class HandsLeft {
public:
    // At that session, by its uuid, in the place of what was left there before.
    void leave(const std::string& session, const Looks& table, Left left) {
        tables_.insert_or_assign(session, Table{Journal::of(table), std::move(left)});
    }
    // Nothing if nobody left it, or if its journal has changed since.
    std::optional<Left> come_back(const std::string& session, const Looks& table) const {
        const auto found = tables_.find(session);
        if (found == tables_.end() || found->second.journal != Journal::of(table)) return std::nullopt;
        return found->second.left;
    }

private:
    struct Journal {
        std::size_t cursor;
        std::size_t size;
        std::string last;
        std::string last_undone;
        bool operator==(const Journal&) const = default;

        static Journal of(const Looks& table) {
            const auto headline = [&](std::size_t entry) { return entry > 0 ? table.headline(entry) : std::string{}; };
            return {table.cursor(), table.size(), headline(table.cursor()), headline(table.size())};
        }
    };
    struct Table {
        Journal journal;
        Left left;
    };

    std::map<std::string, Table> tables_;
};

}  // namespace present
