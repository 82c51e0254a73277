// SPDX-License-Identifier: MIT
#include "present/journal/repair_marks.h"

#include "present/language/words.h"

namespace present {

std::string mark_words(RepairMark mark) {
    switch (mark) {
        case RepairMark::changes_now:
            return translated("you are changing this entry");
        case RepairMark::new_in_front:
            return translated("a new entry goes before this one");
        case RepairMark::changed:
            return translated("is changed");
        case RepairMark::taken_out:
            return translated("is deleted");
        case RepairMark::other_player:
            return translated("goes to another player");
        case RepairMark::other_result:
            return translated("has another result");
        case RepairMark::refused:
            return translated("no longer valid");
    }
    return {};
}

}  // namespace present
