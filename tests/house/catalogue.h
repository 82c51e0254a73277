// SPDX-License-Identifier: MIT
// The catalogues of resources/locale, and whether they say what the program needs. What gettext itself can tell is
// left to `msgfmt --check`, with which every build compiles them.
#pragma once

#include "house/glossary.h"

#include <string>
#include <string_view>
#include <vector>

namespace house {

struct Message {
    std::string context;  // empty: none
    std::string english;
    std::string plural;                   // empty: it is about no number
    std::vector<std::string> translated;  // one, or one for each form of a number; empty texts where there is none yet
    bool fuzzy = false;
    bool operator==(const Message&) const = default;
};

// Every message but the head; throws std::runtime_error at a line that no catalogue has.
std::vector<Message> messages(const File& catalogue);

// Named places, `{city}`, that a translation lacks or has besides; blanks and line ends at its ends that are others.
Faults place_faults(const std::string& path, const std::vector<Message>& all);
// Rule terms that are not said, or said otherwise; what stands in places and codes are no words. Texts of less than
// three words are labels of all kinds, and those of a user's command line name what is typed: neither is held.
Faults term_faults(const Glossary& glossary, std::string_view language, const std::string& path,
                   const std::vector<Message>& all);
// Fuzzy or empty ones.
Faults missing_faults(const std::string& path, const std::vector<Message>& all);
// Texts of logothete.pot that are not in the catalogue, and the other way round.
Faults other_texts(const std::string& path, const std::vector<Message>& all, const std::vector<Message>& pot);

}  // namespace house
