// SPDX-License-Identifier: MIT
// A folder of its own for a test, gone afterwards.
#pragma once

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>

namespace support {

class Folder {
public:
    Folder()
        : path_{std::filesystem::temp_directory_path() / ("logothete-test-" + std::to_string(std::random_device{}()))} {
        std::filesystem::create_directory(path_);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

    std::filesystem::path write(const std::string& name, const std::string& text) const {
        std::ofstream{path_ / name, std::ios::binary} << text;
        return path_ / name;
    }
    std::string read(const std::string& name) const {
        std::ifstream in{path_ / name, std::ios::binary};
        std::ostringstream text;
        text << in.rdbuf();
        return text.str();
    }

private:
    std::filesystem::path path_;
};

}  // namespace support
