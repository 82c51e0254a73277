// SPDX-License-Identifier: MIT
// A repair of an open session of whatever game, before anything is stored. Entries are counted from 1, in the draft.
#pragma once

#include "present/help/article.h"
#include "wording/sentence.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace cli {

class Draft {
public:
    Draft() = default;
    virtual ~Draft() = default;
    Draft(const Draft&) = delete;
    Draft& operator=(const Draft&) = delete;

    virtual std::size_t size() const = 0;
    virtual void remove(std::size_t number) = 0;
    // The entry is JSON or short words. Why it is none; nothing was changed then.
    virtual std::optional<wording::Sentence> insert(std::size_t before, const std::string& entry) = 0;
    virtual std::optional<wording::Sentence> change(std::size_t number, const std::string& entry) = 0;
    virtual void keep_players() = 0;

    virtual bool is_unchanged() const = 0;
    // How many entries do not hold any more, and how many actions would go to another player.
    virtual std::size_t refused() const = 0;
    virtual std::size_t changed_hands() const = 0;
    // In words; and from the first change on as lines of JSON.
    virtual present::Article article() const = 0;
    virtual std::vector<std::string> json_lines() const = 0;
    // Edits that would make more of it hold: "insert 5 ENTRY".
    virtual std::vector<std::string> mends() const = 0;

    // Puts it in the place of the journal, as one step of undo with this name: how many entries count then. Nothing,
    // and nothing changed, if it does not hold. Throws store::StoreError.
    virtual std::optional<std::size_t> accept(const std::string& name) = 0;
};

}  // namespace cli
