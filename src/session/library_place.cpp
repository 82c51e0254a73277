// SPDX-License-Identifier: MIT
#include "session/library_place.h"

#include "session/files.h"
#include "wording/sentence.h"

#include <cstdlib>

namespace session {

namespace {

namespace fs = std::filesystem;

std::optional<fs::path> from_environment(const char* variable) {
    const char* value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): nobody sets one
    return value != nullptr && *value != '\0' ? std::optional<fs::path>{value} : std::nullopt;
}

fs::path home(const char* variable) {
    if (auto path = from_environment(variable)) return *std::move(path);
    throw FileError{
        {wording::marked("There is no place for your files: the system has no home folder for you ({variable} is not "
                         "set). Name a file with --library FILE, or in LOGOTHETE_LIBRARY."),
         {{"variable", variable}}}};
}

fs::path data_folder() {
#if defined(_WIN32)
    return home("APPDATA") / "Logothete";
#elif defined(__APPLE__)
    return home("HOME") / "Library/Application Support/Logothete";
#else
    if (auto data = from_environment("XDG_DATA_HOME"); data && data->is_absolute()) return *data / "logothete";
    return home("HOME") / ".local/share/logothete";
#endif
}

fs::path config_folder() {
#if defined(_WIN32) || defined(__APPLE__)
    return data_folder();
#else
    if (auto config = from_environment("XDG_CONFIG_HOME"); config && config->is_absolute())
        return *config / "logothete";
    return home("HOME") / ".config/logothete";
#endif
}

}  // namespace

std::optional<fs::path> library_in_environment() { return from_environment("LOGOTHETE_LIBRARY"); }

fs::path library_file() {
    if (auto chosen = library_in_environment()) return *std::move(chosen);
    return data_folder() / "library.logothete";
}

fs::path boards_folder() { return data_folder() / "boards"; }

fs::path preferences_file() { return config_folder() / "preferences.conf"; }

}  // namespace session
