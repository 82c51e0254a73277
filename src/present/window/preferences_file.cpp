// SPDX-License-Identifier: MIT
#include "present/window/preferences_file.h"

#include "present/language/words.h"
#include "session/files.h"

namespace present {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t most_bytes = std::size_t{64} * 1024;
constexpr std::size_t most_faults_told = 3;

std::string path_words(const fs::path& path) {
    const auto text = path.u8string();
    return {text.begin(), text.end()};
}

// The first of FILE.broken, FILE.broken-2 ... that is free.
fs::path free_name(const fs::path& file) {
    fs::path name = file;
    name += ".broken";
    std::error_code ignored;
    for (int i = 2; fs::exists(fs::symlink_status(name, ignored)); ++i) {
        name = file;
        name += ".broken-" + std::to_string(i);
    }
    return name;
}

// Where it lies then; nothing if the system does not let us.
std::optional<fs::path> put_aside(const fs::path& file) {
    const fs::path aside = free_name(file);
    std::error_code failed;
    fs::rename(file, aside, failed);
    return failed ? std::nullopt : std::optional{aside};
}

// What is no place for preferences, such as a library, stays where it is.
std::string put_aside_words(const fs::path& file) try {
    session::writable({file, session::IfThere::replace});
    if (const auto aside = put_aside(file)) return say("The original file is {file}.", arg("file", path_words(*aside)));
    return say("The file is {file}; it will be rewritten.", arg("file", path_words(file)));
} catch (const session::FileError& error) {
    return say(error.sentence);
}

std::string trouble_words(const fs::path& file, const std::vector<std::string>& faults) {
    std::string words = translated("Some preferences could not be read; those are back to their defaults.");
    for (std::size_t i = 0; i < std::min(faults.size(), most_faults_told); ++i) words += ' ' + faults[i];
    return words + ' ' + put_aside_words(file);
}

}  // namespace

LoadedPreferences load_preferences(const fs::path& file) {
    std::error_code ignored;
    if (!fs::exists(file, ignored)) return {};
    try {
        auto [preferences, faults] = read_preferences(session::read_file(file, most_bytes));
        if (faults.empty()) return {std::move(preferences), std::nullopt};
        return {std::move(preferences), trouble_words(file, faults)};
    } catch (const session::FileError& error) {
        return {{}, trouble_words(file, {say(error.sentence)})};
    }
}

std::optional<std::string> save_preferences(const fs::path& file, const Preferences& preferences) {
    try {
        std::error_code failed;
        fs::create_directories(file.parent_path(), failed);
        session::replace_file(file, [&](std::ostream& out) { out << preferences_text(preferences); });
        return std::nullopt;
    } catch (const session::FileError& error) {
        return say("Your preferences cannot be saved: {why}", arg("why", say(error.sentence)));
    }
}

}  // namespace present
