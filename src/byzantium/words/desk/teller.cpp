// SPDX-License-Identifier: MIT
#include "byzantium/words/desk/teller.h"

#include "byzantium/words/entries/headline.h"

namespace byzantium::words {

std::string Teller::headline(const Position& before, const Entry& entry) const {
    return words::headline(names_, before, entry);
}

}  // namespace byzantium::words
