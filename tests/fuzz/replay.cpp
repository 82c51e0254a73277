// SPDX-License-Identifier: MIT
// Feeds files to a fuzz target, where no libFuzzer drives it: the corpus as an ordinary test.
// Arguments: files and folders. Fails if there was nothing to feed.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

int feed_file(const std::filesystem::path& path) {
    std::ifstream in{path, std::ios::binary};
    const std::string bytes{std::istreambuf_iterator<char>{in}, {}};
    std::printf("%s\n", path.c_str());
    std::fflush(stdout);  // the last name is the one that ended the program
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size());
    return 1;
}

int feed(const std::filesystem::path& path) {
    if (!std::filesystem::is_directory(path)) return feed_file(path);
    int fed = 0;
    for (const auto& file : std::filesystem::directory_iterator{path}) fed += feed(file.path());
    return fed;
}

}  // namespace

int main(int count, char** arguments) {
    int fed = 0;
    for (int i = 1; i < count; ++i) fed += feed(arguments[i]);
    std::printf("%d files\n", fed);
    return fed > 0 ? 0 : 1;
}
