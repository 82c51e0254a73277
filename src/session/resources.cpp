// SPDX-License-Identifier: MIT
#include "session/resources.h"

#include "protocol/text.h"
#include "session/files.h"
#include "session/texts.h"
#include "wording/sentence.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <vector>

namespace session {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_text = std::size_t{1} << 20;

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

// A folder for each game, with its boards in it.
bool holds_boards(const fs::path& folder) {
    std::error_code ignored;
    const auto has_boards = [](const fs::directory_entry& game) {
        std::error_code unread;
        return fs::is_directory(game.path() / "boards", unread);
    };
    return std::any_of(fs::directory_iterator{folder, ignored}, fs::directory_iterator{}, has_boards);
}

constexpr const char* land_name = "map/land.geojson";
constexpr const char* icon_name = "icons/logothete.svg";

}  // namespace

FileError no_boards() {
    std::string looked_in;
    for (const fs::path& folder : candidates()) looked_in += "\n  " + folder.string();
    return FileError{
        {wording::marked("The boards that come with the program cannot be found. Set LOGOTHETE_RESOURCES to "
                         "the folder that holds them. Looked in:{folders}"),
         {{"folders", looked_in}}}};
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

protocol::Land Resources::land() const {
    const fs::path path = root_ / land_name;
    return protocol::read_land(read_file(path, protocol::longest_land), path.string());
}

const std::vector<std::string>& Resources::help_pages() {
    static const std::vector<std::string> all{"manual"};
    return all;
}

std::string Resources::help_page(std::string_view page, std::string_view language) const {
    return read_text(root_ / help_file(page, language));
}

std::string Resources::icon() const { return read_file(root_ / icon_name, longest_text); }

std::vector<std::string> Resources::missing() const {
    std::vector<std::string> names{land_name, icon_name};
    for (const std::string& language : text_languages())
        for (const std::string& page : help_pages()) names.push_back(help_file(page, language));
    std::error_code ignored;
    std::erase_if(names, [&](const std::string& name) { return fs::is_regular_file(root_ / name, ignored); });
    return names;
}

}  // namespace session
