// SPDX-License-Identifier: MIT
#include "support/printing.h"

#include "byzantium/text/entry.h"
#include "byzantium/text/position.h"
#include "support/scene.h"

namespace byzantium {

std::ostream& operator<<(std::ostream& out, Side word) { return out << to_text(word); }
std::ostream& operator<<(std::ostream& out, Allegiance word) { return out << to_text(word); }
std::ostream& operator<<(std::ostream& out, Color word) { return out << to_text(word); }
std::ostream& operator<<(std::ostream& out, Cube word) { return out << to_text(word); }
std::ostream& operator<<(std::ostream& out, CityId city) { return out << support::standard_table().board[city].id; }
std::ostream& operator<<(std::ostream& out, RuleId rule) { return out << to_text(rule); }
std::ostream& operator<<(std::ostream& out, const Decision& decision) {
    return out << byzantium::text::write_entry(support::standard_table().board, decision);
}
std::ostream& operator<<(std::ostream& out, const Awaits& awaits) {
    return out << byzantium::text::write_awaits(support::standard_table().board, awaits);
}

}  // namespace byzantium
