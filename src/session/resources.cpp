// SPDX-License-Identifier: MIT
#include "session/resources.h"

#include "protocol/text.h"
#include "session/files.h"
#include "wording/sentence.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <vector>

namespace session {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_text = std::size_t{1} << 20;
constexpr std::size_t longest_id = 64;

// Windows was never built for; where there is no /proc either, LOGOTHETE_RESOURCES must name the place.
#if defined(_WIN32)
fs::path folder_of_program() { return fs::path{_pgmptr}.parent_path(); }
#else
fs::path folder_of_program() {
    std::error_code ignored;
    return fs::read_symlink("/proc/self/exe", ignored).parent_path();
}
#endif

std::vector<fs::path> candidates() {
    std::vector<fs::path> folders;
    if (const char* chosen = std::getenv("LOGOTHETE_RESOURCES"); chosen != nullptr) folders.emplace_back(chosen);
    folders.push_back(folder_of_program().parent_path() / "share" / "logothete");
    return folders;
}

bool holds_boards(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_directory(folder / "boards", ignored);
}

FileError no_boards() {
    std::string looked_in;
    for (const fs::path& folder : candidates()) looked_in += "\n  " + folder.string();
    return FileError{
        {wording::marked("The boards that come with the program cannot be found. Set LOGOTHETE_RESOURCES to "
                         "the folder that holds them. Looked in:{folders}"),
         {{"folders", looked_in}}}};
}

std::string rules_name(std::string_view language) { return "rules/byzantium-" + std::string{language} + ".txt"; }
std::string page_name(std::string_view page, std::string_view language) {
    return "help/" + std::string{page} + '-' + std::string{language} + ".md";
}
std::string guide_name(std::string_view language) { return "guide/first-game-" + std::string{language} + ".txt"; }
constexpr const char* guide_journal_name = "guide/first-game.jsonl";
constexpr const char* land_name = "map/land.geojson";
constexpr const char* icon_name = "icons/logothete.svg";

std::vector<std::string> names_of_all() {
    std::vector<std::string> names{"boards/byzantium-2005.json", land_name, icon_name, guide_journal_name};
    for (const std::string& language : Resources::languages()) names.push_back(guide_name(language));
    for (const std::string& language : Resources::languages()) names.push_back(rules_name(language));
    for (const std::string& language : Resources::languages())
        for (const char* page : {"battle", "scoring", "rulings", "odds"}) names.push_back(page_name(page, language));
    return names;
}

// Rules, pages and guides begin with `#`, a remark or the title; what does not was never written by us.
std::string read_text(const fs::path& path) {
    std::string text = read_file(path, longest_text);
    if (!text.starts_with('#') || text.find('\0') != std::string::npos)
        throw FileError{{wording::marked("{file}: this file is damaged."), {{"file", path.string()}}}};
    return text;
}

}  // namespace

bool is_board_id(std::string_view id) {
    const auto fits = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return !id.empty() && id.size() <= longest_id && std::all_of(id.begin(), id.end(), fits);
}

fs::path catalogue_folder() {
    if (const char* chosen = std::getenv("LOGOTHETE_LOCALE"); chosen != nullptr) return chosen;
    return folder_of_program().parent_path() / "share" / "locale";
}

Resources Resources::find() {
    const auto folders = candidates();
    const auto found = std::find_if(folders.begin(), folders.end(), holds_boards);
    return Resources{found == folders.end() ? folders.back() : *found};
}

fs::path Resources::board_file(std::string_view id) const {
    if (!is_board_id(id))
        throw FileError{
            {wording::marked("The board of this game has a name that no board has: letters, digits, - and _ only.")}};
    if (!holds_boards(root_)) throw no_boards();
    fs::path path = root_ / "boards" / (std::string{id} + ".json");
    std::error_code ignored;
    if (!fs::exists(path, ignored)) {
        throw FileError{
            {wording::marked("There is no board \"{board}\" in {folder}: name the file of that board with --board."),
             {{"board", std::string{id}}, {"folder", (root_ / "boards").string()}}}};
    }
    return path;
}

std::vector<std::string> Resources::board_ids() const {
    std::vector<std::string> ids;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator{root_ / "boards", ignored})
        if (entry.path().extension() == ".json") ids.push_back(entry.path().stem().string());
    std::sort(ids.begin(), ids.end());
    return ids;
}

const std::vector<std::string>& Resources::languages() {
    static const std::vector<std::string> all{"en", "nl", "hu", "de"};
    return all;
}

std::string Resources::rule_texts(std::string_view language) const { return read_text(root_ / rules_name(language)); }

std::string Resources::help_page(std::string_view page, std::string_view language) const {
    return read_text(root_ / page_name(page, language));
}

std::string Resources::guide(std::string_view language) const { return read_text(root_ / guide_name(language)); }

std::string Resources::guide_journal() const { return read_file(root_ / guide_journal_name, longest_text); }

protocol::Land Resources::land() const {
    const fs::path path = root_ / land_name;
    return protocol::read_land(read_file(path, protocol::longest_land), path.string());
}

std::string Resources::icon() const { return read_file(root_ / icon_name, longest_text); }

std::vector<std::string> Resources::missing() const {
    std::vector<std::string> names = names_of_all();
    std::error_code ignored;
    std::erase_if(names, [&](const std::string& name) { return fs::is_regular_file(root_ / name, ignored); });
    return names;
}

}  // namespace session
