// SPDX-License-Identifier: MIT
#include "present/table/head.h"

#include "present/language/words.h"

#include <utility>

namespace present {

Head head(const Desk& desk) {
    Head head{desk.question_shown(), {}, {}};
    const auto* const repair = desk.repair();
    if (repair != nullptr) head.repair = repair->banner();
    if (repair != nullptr && !repair->is_asking()) {
        head.question = desk.page().heading;
        return head;
    }
    if (repair == nullptr && desk.looks_back())
        head.question = say("Earlier: {question}", arg("question", head.question));
    if (const auto seat = desk.awaited_shown()) head.speaker = desk.table().looks().players()[*seat].badge;
    return head;
}

}  // namespace present
