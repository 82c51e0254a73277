// SPDX-License-Identifier: MIT
// What an open table of the game is told in: its names, and the sentences of its entries.
#pragma once

#include "byzantium/rules/entry.h"
#include "byzantium/rules/header.h"
#include "byzantium/rules/position.h"
#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
#include "present/table/table_of.h"

#include <string>

namespace byzantium::words {

class Teller {
public:
    using Game = byzantium::text::Game;

    Teller(const byzantium::Table& table, const byzantium::Header& header) : names_{table.board, header} {}

    const Names& names() const { return names_; }

    std::string headline(const byzantium::Position& before, const byzantium::Entry& entry) const;

private:
    Names names_;
};

using OpenTable = present::TableOf<Teller>;

}  // namespace byzantium::words
