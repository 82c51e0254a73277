// SPDX-License-Identifier: MIT
// What a hint shows of choices whose order changes while the program thinks: the best ones, and always the one that
// somebody is reading, so that Enter enters what was read.
#pragma once

#include "byzantium/counsel/choices.h"
#include "byzantium/rules/ids.h"
#include "byzantium/words/table/names.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace byzantium::words {

class ToldChoices {
public:
    // One row; `judged` is false for an answer that the program has given up, and whose value is therefore old.
    struct Told {
        counsel::Choice choice;
        bool judged;
    };

    // At most three, best first; of those that nobody judges any more, last.
    const std::vector<Told>& rows() const { return rows_; }
    // Takes new choices, best first. The answer in the row that somebody reads stays among the rows; returns its row
    // from now on, or that of the best if nobody reads one.
    std::size_t learn(const Names& names, byzantium::Color player, const std::vector<counsel::Choice>& choices,
                      std::optional<std::size_t> read);

private:
    std::vector<Told> rows_;
};

}  // namespace byzantium::words
