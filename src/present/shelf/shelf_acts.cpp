// SPDX-License-Identifier: MIT
#include "present/shelf/shelf_acts.h"

#include "present/language/phrases.h"
#include "present/language/words.h"

#include <string_view>

namespace present {

namespace {

constexpr std::size_t longest_file_name = 60;  // letters

std::vector<ShelfAct> acts_of(store::Shelf shelf) {
    using enum ShelfAct;
    switch (shelf) {
        case store::Shelf::open:
        case store::Shelf::finished:
            return {open, rename, details, duplicate, archive, export_file, trash};
        case store::Shelf::archived:
            return {open, rename, details, duplicate, unarchive, export_file, trash};
        case store::Shelf::trashed:
            break;
    }
    return {put_back, export_file, empty_trash};
}

ShelfChoice choice(ShelfAct act) {
    switch (act) {
        case ShelfAct::open:
            return {act, translated("Open"), "Enter", {}};
        case ShelfAct::rename:
            return {act, translated("Rename"), "R", {}};
        case ShelfAct::details:
            return {act, translated("Details"), "E", {}};
        case ShelfAct::duplicate:
            return {act, translated("Duplicate"), "D", {}};
        case ShelfAct::archive:
            return {act, translated("Archive"), "A", {}};
        case ShelfAct::unarchive:
            return {act, translated("Unarchive"), "A", {}};
        case ShelfAct::export_file:
            return {act, translated("Export"), "X", {}};
        case ShelfAct::trash:
            return {act, translated("Trash"), "Del", {}};
        case ShelfAct::put_back:
            return {act, translated("Restore"), "Enter", {}};
        case ShelfAct::empty_trash:
            break;
    }
    return {act, translated("Empty the trash"), "Del", {}};
}

bool only_reads(ShelfAct act) { return act == ShelfAct::open || act == ShelfAct::export_file; }

}  // namespace

std::vector<ShelfChoice> shelf_choices(store::Shelf shelf, Chosen chosen, const std::optional<std::string>& read_only) {
    std::vector<ShelfChoice> choices;
    for (const ShelfAct act : acts_of(shelf)) {
        choices.push_back(choice(act));
        if (read_only && !only_reads(act)) {
            choices.back().why_not = *read_only;
        } else if (chosen == Chosen::none) {
            choices.back().why_not = translated("No game is selected.");
        }
    }
    return choices;
}

std::string done_words(ShelfAct act, const std::string& title) {
    const char* sentence = nullptr;
    switch (act) {
        case ShelfAct::rename:
            sentence = translated("The game is now called “{title}”.");
            break;
        case ShelfAct::details:
            sentence = translated("The details of “{title}” are saved.");
            break;
        case ShelfAct::duplicate:
            sentence = translated("“{title}” is new in the list. A copy does not count in statistics.");
            break;
        case ShelfAct::archive:
            sentence = translated("“{title}” is archived.");
            break;
        case ShelfAct::unarchive:
            sentence = translated("“{title}” is in the list again.");
            break;
        case ShelfAct::trash:
            sentence = translated("“{title}” is in the trash.");
            break;
        case ShelfAct::put_back:
            sentence = translated("“{title}” is restored from the trash.");
            break;
        case ShelfAct::open:
        case ShelfAct::export_file:
        case ShelfAct::empty_trash:
            return {};
    }
    return say(sentence, arg("title", title));
}

std::string copy_title(const std::string& title) { return say("{title} (copy)", arg("title", title)); }

std::string file_name(const std::string& title) {
    std::string name;
    for (const char c : plain(title, longest_file_name))
        name += std::string_view{"/\\:*?\"<>|"}.find(c) == std::string_view::npos ? c : '-';
    while (!name.empty() && (name.front() == '.' || name.front() == ' ')) name.erase(name.begin());
    return name.empty() ? "session" : name;
}

}  // namespace present
