// SPDX-License-Identifier: MIT
#include "session/board_files.h"

#include "wording/sentence.h"

#include <map>
#include <string>
#include <system_error>
#include <utility>

namespace session {

namespace {

namespace fs = std::filesystem;
using wording::marked;

// By name; a name that is there already stays with its file.
void add_board_files(std::map<std::string, fs::path>& files, const fs::path& folder) {
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator{folder, ignored})
        if (entry.path().extension() == ".json") files.emplace(entry.path().filename().string(), entry.path());
}

}  // namespace

std::vector<fs::path> board_files(const BoardFolders& folders) {
    std::map<std::string, fs::path> files;
    if (folders.folder) add_board_files(files, *folders.folder);
    for (const fs::path& older : folders.older) add_board_files(files, older);
    std::vector<fs::path> all;
    for (auto& [name, file] : files) all.push_back(std::move(file));
    return all;
}

void make_board_folder(const fs::path& folder) {
    std::error_code failed;
    fs::create_directories(folder, failed);
    if (failed)
        throw FileError{{marked("{file}: this folder cannot be made ({why})."),
                         {{"file", folder.string()}, {"why", failed.message()}}}};
}

void remove_board_file(const fs::path& file) {
    std::error_code failed;
    fs::remove(file, failed);
    if (failed)
        throw FileError{{marked("{file}: this file cannot be deleted ({why})."),
                         {{"file", file.string()}, {"why", failed.message()}}}};
}

}  // namespace session
