// SPDX-License-Identifier: MIT
#include "present/journal/repair_marks.h"

#include "present/language/words.h"

namespace present {

std::string mark_words(RepairMark mark) {
    switch (mark) {
        case RepairMark::changes_now:
            return translated("you change this entry now");
        case RepairMark::new_in_front:
            return translated("a new entry goes in front of this");
        case RepairMark::changed:
            return translated("is changed");
        case RepairMark::taken_out:
            return translated("is taken out");
        case RepairMark::other_player:
            return translated("changes hands");
        case RepairMark::other_result:
            return translated("has another result");
        case RepairMark::refused:
            return translated("no longer holds");
    }
    return {};
}

}  // namespace present
