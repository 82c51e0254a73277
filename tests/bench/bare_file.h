// SPDX-License-Identifier: MIT
// Floors of P6 and P7: as little as SQLite can do with the same text.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <filesystem>
#include <string>

namespace bench {

// Keeps each text safe by itself, in WAL mode with synchronous = FULL.
class BareFile {
public:
    explicit BareFile(const std::filesystem::path& file);
    void insert(const std::string& text);
    // Brings its log into the file.
    void settle();

private:
    SQLite::Database db_;
    SQLite::Statement insert_;
};

// Opens a library and reads every entry of its first session; 1 if there was any, the unit of work.
double select_all(const std::filesystem::path& library);

}  // namespace bench
