// SPDX-License-Identifier: MIT
// Why an entry would be refused now.
#pragma once

#include "byzantium/text/session.h"
#include "cli/console.h"
#include "present/names.h"
#include "present/rules.h"

#include <string>

namespace cli {

struct Reason {
    std::string text;  // the sentence, the rule's id and its text; or that it is allowed
    int status;        // `done` if it is allowed, else `refused`
};

// The entry is JSON or short words, see entry_words.h. Changes nothing.
Reason why(const byzantium::text::Session& session, const present::Names& names, const present::RuleTexts& rules,
           const std::string& entry);

}  // namespace cli
