// SPDX-License-Identifier: MIT
#include "byzantium/words/boards/board_words.h"

#include "byzantium/words/boards/board_differences.h"
#include "byzantium/words/table/names.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

namespace byzantium::words {

using namespace present;

BoardPageWords board_page_words() {
    return {
        translated("Boards"),
        translated("All boards"),
        translated("Import ..."),
        translated("Export ..."),
        translated("Delete"),
        translated("Delete this board? Games started on it keep it."),
        translated("Yes, delete it"),
        translated("No"),
        {translated("Cities"), translated("Links"), translated("Displays and box")},
        translated("Part of the board"),
        translated("Agrees with your table, next (Enter)"),
        translated("Not checked yet"),
        translated("Add a city"),
        translated("Remove this city"),
        translated("Add a link"),
        translated("Remove this link"),
        translated("Name of the board"),
        translated("Save"),
        translated("Undo"),
        translated("Redo"),
        translated("Start a game on it"),
        translated("A game keeps the board it was started on, so you can change or delete boards freely."),
    };
}

std::string board_state_words(const BoardDraft& draft) {
    const std::string differences = differences_words(draft.differences());
    return say("{ticked} of {all} cities checked against the printed board on your table. {differences}.",
               arg("ticked", draft.ticked()), arg("all", draft.facts().cities.size()), arg("differences", differences));
}

std::string board_standing_words(const BoardDesk& desk) {
    const BoardDraft& draft = desk.draft();
    if (std::string fault = draft.fault(); !fault.empty()) return fault;
    if (draft.is_changed() && desk.origin() == BoardDesk::Origin::program)
        return translated("The built-in board cannot be changed: give yours a name of its own, and save it.");
    if (const auto odd = draft.remarks(); !odd.empty()) return odd.front();
    return board_page_words().sessions_keep;
}

std::string unsaved_words(const std::vector<std::string>& boards) {
    return say("Not saved: {boards}. Save, or quit again to discard the changes.", arg("boards", listed(boards)));
}

}  // namespace byzantium::words
