// SPDX-License-Identifier: MIT
#include "present/table/head.h"

#include "present/language/words.h"

#include <cstddef>
#include <string>
#include <utility>

namespace present {
namespace {

// What is asked last, if something is told before it.
std::string without_last_question(const std::string& question) {
    if (!question.ends_with('?')) return question;
    const std::size_t end = question.find_last_of(".!?", question.size() - 2);
    return end == std::string::npos ? question : question.substr(0, end + 1);
}

}  // namespace

// While more is asked below, what was answered of the question is not asked again.
Head head(const Desk& desk) {
    Head head{desk.question_shown(), {}, {}};
    const auto* const repair = desk.repair();
    if (repair != nullptr) head.repair = repair->banner();
    if (repair != nullptr && !repair->is_asking()) {
        head.question = desk.page().heading;
        return head;
    }
    if (repair == nullptr && desk.shows_another_time())
        head.question = say("Earlier: {question}", arg("question", head.question));
    if (!desk.page().path.empty()) head.question = without_last_question(head.question);
    if (const auto seat = desk.awaited_shown()) head.speaker = desk.table().looks().players()[*seat].badge;
    return head;
}

}  // namespace present
