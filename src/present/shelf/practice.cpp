// SPDX-License-Identifier: MIT
#include "present/shelf/practice.h"

#include "present/language/words.h"
#include "present/window/words_of_panels.h"
#include "store/program.h"

#include <algorithm>

namespace present {

namespace {

bool is_written_elsewhere(const store::Library& library, store::SessionId session) {
    const auto holder = library.holder(session);
    return holder && holder->program.process != store::this_program().process;
}

}  // namespace

std::optional<store::SessionId> untouched_practice(const store::Library& library, std::string_view game) {
    const auto all = library.list();
    const auto found = std::find_if(all.begin(), all.end(), [&](const store::Listed& one) {
        return one.game == game && one.shelf == store::Shelf::open && one.entries == 0 &&
               one.title == practice_title() && one.not_counted == practice_title() &&
               !is_written_elsewhere(library, one.id);
    });
    return found == all.end() ? std::nullopt : std::optional{found->id};
}

std::string left_for_practice(const std::string& title) {
    return say("{title} is kept as it was. \u201cLeave the guide\u201d leads back to it.", arg("title", title));
}

std::string back_from_practice(const std::string& title) {
    return say("You are back at {title}. What you practised is under Practice table.", arg("title", title));
}

}  // namespace present
