// SPDX-License-Identifier: MIT
#include "session/resources.h"

#include "protocol/board.h"
#include "session/files.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <vector>

namespace session {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_text = std::size_t{1} << 20;

fs::path folder_of_program() {
    std::error_code ignored;
    return fs::read_symlink("/proc/self/exe", ignored).parent_path();
}

std::vector<fs::path> candidates() {
    std::vector<fs::path> folders;
    if (const char* chosen = std::getenv("LOGOTHETE_RESOURCES"); chosen != nullptr) folders.emplace_back(chosen);
    if (const fs::path here = folder_of_program(); !here.empty()) {
        folders.push_back(here.parent_path() / "share" / "logothete");
    }
    folders.emplace_back(LOGOTHETE_SOURCE_RESOURCES);
    return folders;
}

bool holds_boards(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_directory(folder / "boards", ignored);
}

// An id becomes a file name: nothing in it may lead out of the folder.
bool plain(std::string_view id) {
    const auto plain_letter = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    return !id.empty() && id.size() <= 64 && std::all_of(id.begin(), id.end(), plain_letter);
}

byzantium::Board read_board_file(const fs::path& path) {
    return protocol::read_board(read_file(path, protocol::longest_board), path.string());
}

}  // namespace

Resources Resources::find() {
    std::string looked_in;
    for (const fs::path& folder : candidates()) {
        if (holds_boards(folder)) return Resources{folder};
        looked_in += "\n  " + folder.string();
    }
    throw FileError{
        "The boards that come with the program cannot be found. Set LOGOTHETE_RESOURCES to the folder "
        "that holds them. Looked in:" +
        looked_in};
}

byzantium::Board Resources::board(std::string_view id) const {
    if (!plain(id))
        throw FileError{"The board of this game has a name that no board has: letters, digits, - and _ only."};
    const fs::path path = root_ / "boards" / (std::string{id} + ".json");
    std::error_code ignored;
    if (!fs::exists(path, ignored)) {
        throw FileError{"There is no board \"" + std::string{id} + "\" in " + (root_ / "boards").string() +
                        ": name the file of that board with --board."};
    }
    return read_board_file(path);
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

std::string Resources::rule_texts(std::string_view language) const {
    return read_file(root_ / "rules" / ("byzantium-" + std::string{language} + ".txt"), longest_text);
}

std::string Resources::help_page(std::string_view page, std::string_view language) const {
    return read_file(root_ / "help" / (std::string{page} + '-' + std::string{language} + ".md"), longest_text);
}

protocol::Land Resources::land() const {
    const fs::path path = root_ / "map" / "land.geojson";
    return protocol::read_land(read_file(path, protocol::longest_land), path.string());
}

Boards::Boards(Resources resources, const fs::path& file)
    : resources_{std::move(resources)}, given_{read_board_file(file)} {}

byzantium::Board Boards::board(std::string_view id) const { return given_ ? *given_ : resources_.board(id); }

std::vector<std::string> Boards::ids() const { return given_ ? std::vector{given_->id} : resources_.board_ids(); }

std::string Boards::usual_id() const { return given_ ? given_->id : "byzantium-2005"; }

}  // namespace session
