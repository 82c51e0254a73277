// SPDX-License-Identifier: MIT
// The journal that most sub-commands begin with.
#pragma once

#include "byzantium/rules/position.h"
#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
#include "cli/line/commands.h"
#include "cli/line/console.h"
#include "present/help/rules.h"
#include "session/resources.h"

#include <cstddef>
#include <optional>
#include <string>

namespace byzantium::prompt {

// The boards for that choice: a file, or else the id of a board there is. Throws like open_journal.
byzantium::text::Boards boards_for(const std::optional<std::string>& board);

// The rules in short; none, and a word on console.err, if their file is missing.
present::RuleTexts rule_texts(const cli::Console& console);

// What stopped the reading of a journal, and how much of it was kept, in two sentences.
std::string trouble_words(const byzantium::text::Opened& opened, const std::string& name);

}  // namespace byzantium::prompt
