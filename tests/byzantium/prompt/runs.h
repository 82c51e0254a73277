// SPDX-License-Identifier: MIT
// Runs the program in the test's own process, and the journals it is run on.
#pragma once

#include "support/folder.h"

#include <filesystem>
#include <initializer_list>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

struct Ran {
    int status;
    std::string out;
    std::string err;
};

// The program as it is, with this game alone.
int run_byzantium(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err);

// The program with these arguments and this standard input.
Ran run(const std::vector<std::string>& arguments, const std::string& input = "");

// The game that comes with the program, and the answers at the prompt that recorded it.
std::string sample_file();
std::string sample_text();
std::string sample_script();

// A header for red (Anna) and blue (Bela), then these lines.
std::string journal_of(std::initializer_list<std::string_view> entries);
inline constexpr std::string_view red_takes_damascus = R"({"do":"control","city":"damascus","cube":"pool"})";
inline constexpr std::string_view blue_takes_athens = R"({"do":"control","city":"athens","cube":"casualty"})";

bool holds(std::string_view text, std::string_view part);
std::vector<std::string> lines_of(std::string_view text);
std::size_t widest_line(std::string_view text);

// A folder of its own as the current one, for what writes there.
class InFolder {
public:
    InFolder() : before_{std::filesystem::current_path()} { std::filesystem::current_path(folder_ / ""); }
    ~InFolder() { std::filesystem::current_path(before_); }
    InFolder(const InFolder&) = delete;
    InFolder& operator=(const InFolder&) = delete;

    const support::Folder& folder() const { return folder_; }

private:
    support::Folder folder_;
    std::filesystem::path before_;
};
