// SPDX-License-Identifier: MIT
// Feeds files to a fuzz target, where no libFuzzer drives it: the corpus as an ordinary test.
// Arguments: files and folders, or "1=FOLDER" for its files with a 1 before the first byte. Fails if there was nothing
// to feed.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

int feed_file(const std::filesystem::path& path, const std::string& before) {
    std::ifstream in{path, std::ios::binary};
    const std::string bytes = before + std::string{std::istreambuf_iterator<char>{in}, {}};
    std::printf("%s\n", path.c_str());
    std::fflush(stdout);  // the last name is the one that ended the program
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    return 1;
}

int feed(const std::filesystem::path& path, const std::string& before) {
    if (!std::filesystem::is_directory(path)) return feed_file(path, before);
    int fed = 0;
    for (const auto& file : std::filesystem::directory_iterator{path}) fed += feed(file.path(), before);
    return fed;
}

int feed(const std::string& argument) {
    if (argument.size() > 1 && argument[1] == '=') return feed(argument.substr(2), argument.substr(0, 1));
    return feed(argument, {});
}

}  // namespace

int main(int count, char** arguments) {
    int fed = 0;
    for (int i = 1; i < count; ++i) fed += feed(arguments[i]);
    std::printf("%d files\n", fed);
    return fed > 0 ? 0 : 1;
}
