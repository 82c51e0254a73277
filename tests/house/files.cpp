// SPDX-License-Identifier: MIT
#include "house/files.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <stdexcept>

namespace house {
namespace fs = std::filesystem;

File read_file(const fs::path& top, const fs::path& file) {
    std::ifstream in{file, std::ios::binary};
    if (!in) throw std::runtime_error("cannot read " + file.string());
    return {fs::relative(file, top).generic_string(), {std::istreambuf_iterator<char>{in}, {}}};
}

std::vector<File> read_folder(const fs::path& top, const std::string& folder) {
    static const std::set<fs::path> left_out{".git", "build", "corpus"};
    std::vector<File> files;
    for (auto entry = fs::recursive_directory_iterator{top / folder}; entry != fs::end(entry); ++entry) {
        if (left_out.contains(entry->path().filename())) entry.disable_recursion_pending();
        if (entry->is_regular_file()) files.push_back(read_file(top, entry->path()));
    }
    std::sort(files.begin(), files.end(), [](const File& a, const File& b) { return a.path < b.path; });
    return files;
}

std::vector<File> select(const std::vector<File>& files, std::string_view begin, std::string_view end) {
    std::vector<File> selected;
    std::copy_if(files.begin(), files.end(), std::back_inserter(selected),
                 [&](const File& file) { return file.path.starts_with(begin) && file.path.ends_with(end); });
    return selected;
}

std::vector<std::string> lines(std::string_view text) {
    if (text.ends_with('\n')) text.remove_suffix(1);
    return split(text, '\n');
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    for (auto at = text.find(separator); at != text.npos; at = text.find(separator)) {
        parts.emplace_back(text.substr(0, at));
        text.remove_prefix(at + 1);
    }
    parts.emplace_back(text);
    return parts;
}

std::string bare(std::string_view text) {
    constexpr std::string_view around = " \t\r`";
    const auto first = text.find_first_not_of(around);
    if (first == text.npos) return {};
    return std::string{text.substr(first, text.find_last_not_of(around) - first + 1)};
}

std::string before(std::string_view text, char separator) { return std::string{text.substr(0, text.find(separator))}; }

}  // namespace house
