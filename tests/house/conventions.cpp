// SPDX-License-Identifier: MIT
#include "house/conventions.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <regex>
#include <set>
#include <string>

namespace house {
namespace {

constexpr std::string_view licence = "SPDX-License-Identifier: MIT";

bool is_cpp(const File& file) { return file.path.ends_with(".cpp") || file.path.ends_with(".h"); }
bool is_cmake(const File& file) { return file.path.ends_with("CMakeLists.txt") || file.path.ends_with(".cmake"); }
bool is_script(const File& file) { return file.text.starts_with("#!"); }

// Where the licence belongs; nothing if the file needs none.
std::optional<std::string> licence_line(const File& file) {
    const auto all = lines(file.text);
    if (is_script(file)) return all.size() > 1 ? all[1] : "";
    if (is_cpp(file) || is_cmake(file)) return all.front();
    return std::nullopt;
}

// A path begins here, not somewhere in the middle of a longer one.
bool begins_path(std::string_view text, std::size_t at) {
    constexpr std::string_view within = "._-}/~*";
    if (at == 0) return true;
    const auto previous = text[at - 1];
    return !std::isalnum(static_cast<unsigned char>(previous)) && within.find(previous) == within.npos;
}

bool names_path(std::string_view text, std::string_view folder) {
    for (auto at = text.find(folder); at != text.npos; at = text.find(folder, at + 1))
        if (begins_path(text, at)) return true;
    return false;
}

std::set<std::string> listed_paths(const std::string& listed) {
    std::set<std::string> paths;
    for (const auto& line : lines(listed))
        if (!line.empty() && !line.starts_with('#')) paths.insert(before(line, ' '));
    return paths;
}

bool draws_the_window(const std::string& path) {
    static constexpr std::array folders{"src/gui/", "src/byzantium/window/", "src/eko/window/"};
    return std::any_of(folders.begin(), folders.end(), [&](const char* folder) { return path.starts_with(folder); });
}

}  // namespace

Faults licence_faults(const std::vector<File>& files) {
    Faults faults;
    for (const auto& file : files) {
        const auto line = licence_line(file);
        if (line && line->find(licence) == line->npos)
            faults.push_back(file.path + ": does not begin with " + std::string{licence});
    }
    return faults;
}

Faults machine_path_faults(const std::vector<File>& files) {
    static constexpr std::array folders{"home", "root", "tmp", "Users", "work", "workspace", "mnt"};
    Faults faults;
    for (const auto& file : files)
        for (const std::string folder : folders)
            if (names_path(file.text, "/" + folder + "/"))
                faults.push_back(file.path + ": names a path below /" + folder);
    return faults;
}

Faults length_faults(const std::vector<File>& files, const std::string& listed) {
    Faults faults;
    auto unused = listed_paths(listed);
    for (const auto& file : files) {
        const auto length = lines(file.text).size();
        if (!is_cpp(file) || length <= most_lines || unused.erase(file.path) == 1) continue;
        faults.push_back(file.path + ": " + std::to_string(length) + " lines; look for the seam");
    }
    for (const auto& path : unused) faults.push_back(path + ": listed as long, but is not");
    return faults;
}

Faults size_faults(const std::vector<File>& files) {
    static const std::regex gap{R"(scaled\((\d+(?:\.\d+)?)\))"};
    static const std::regex letters{R"(\{\d+(\.\d+)?, Face::|TextStyle( \w+)?\{\d)"};
    Faults faults;
    for (const auto& file : files) {
        if (!is_cpp(file) || !draws_the_window(file.path)) continue;
        for (const auto& line : lines(file.text)) {
            std::smatch found;
            if (std::regex_search(line, letters)) faults.push_back(file.path + ": letters without a name: " + line);
            for (auto rest = line; std::regex_search(rest, found, gap); rest = found.suffix())
                if (std::stod(found[1]) > 0 && std::stod(found[1]) < shortest_length)
                    faults.push_back(file.path + ": a gap without a name: " + line);
        }
    }
    return faults;
}

}  // namespace house
