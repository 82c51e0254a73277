// SPDX-License-Identifier: MIT
// Why an entry would be refused now.
#pragma once

#include "byzantium/text/session.h"
#include "byzantium/words/table/names.h"
#include "cli/open_session.h"
#include "present/help/rules.h"

#include <string>

namespace byzantium::prompt {

using cli::Reason;

// The entry is JSON or short words, see entry_words.h. Changes nothing.
Reason why(const byzantium::text::Session& session, const words::Names& names, const present::RuleTexts& rules,
           const std::string& entry);

}  // namespace byzantium::prompt
