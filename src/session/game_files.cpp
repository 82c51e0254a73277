// SPDX-License-Identifier: MIT
#include "session/game_files.h"

#include "session/files.h"
#include "session/texts.h"
#include "wording/sentence.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace session {

namespace {

namespace fs = std::filesystem;
using wording::marked;

constexpr std::size_t longest_id = 64;
constexpr std::size_t longest_journal = std::size_t{1} << 20;
constexpr const char* guide_journal_name = "guide/first-game.jsonl";

std::string rules_name(std::string_view language) { return "rules/rules-" + std::string{language} + ".txt"; }
std::string guide_name(std::string_view language) { return "guide/first-game-" + std::string{language} + ".txt"; }

}  // namespace

bool is_board_id(std::string_view id) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return !id.empty() && id.size() <= longest_id && std::all_of(id.begin(), id.end(), fits);
}

GameFiles::GameFiles(const Resources& resources, GameFolder folder)
    : root_{resources.root() / folder.name}, folder_{std::move(folder)} {}

fs::path GameFiles::board_file(std::string_view id) const {
    if (!is_board_id(id))
        throw FileError{
            {marked("The board of this game has an invalid name: only letters, digits, - and _ are allowed.")}};
    std::error_code ignored;
    if (!fs::is_directory(root_ / "boards", ignored)) throw no_boards();
    fs::path path = root_ / "boards" / (std::string{id} + ".json");
    if (!fs::exists(path, ignored)) {
        throw FileError{{marked("There is no board “{board}” in {folder}: name the file of that board with --board."),
                         {{"board", std::string{id}}, {"folder", (root_ / "boards").string()}}}};
    }
    return path;
}

std::vector<std::string> GameFiles::board_ids() const {
    std::vector<std::string> ids;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator{root_ / "boards", ignored})
        if (entry.path().extension() == ".json") ids.push_back(entry.path().stem().string());
    std::sort(ids.begin(), ids.end());
    return ids;
}

std::string GameFiles::rule_texts(std::string_view language) const { return read_text(root_ / rules_name(language)); }

std::string GameFiles::help_page(std::string_view page, std::string_view language) const {
    return read_text(root_ / help_file(page, language));
}

std::string GameFiles::guide(std::string_view language) const { return read_text(root_ / guide_name(language)); }

std::string GameFiles::guide_journal() const { return read_file(root_ / guide_journal_name, longest_journal); }

std::vector<std::string> GameFiles::missing() const {
    std::vector<std::string> gone;
    std::error_code ignored;
    for (const std::string& name : names())
        if (!fs::is_regular_file(root_ / name, ignored)) gone.push_back(folder_.name + '/' + name);
    return gone;
}

std::vector<std::string> GameFiles::names() const {
    std::vector<std::string> names{"boards/" + folder_.usual_board + ".json", guide_journal_name};
    for (const std::string& language : text_languages()) names.push_back(guide_name(language));
    for (const std::string& language : text_languages()) names.push_back(rules_name(language));
    for (const std::string& language : text_languages())
        for (const std::string& page : folder_.help_pages) names.push_back(help_file(page, language));
    return names;
}

}  // namespace session
