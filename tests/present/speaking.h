// SPDX-License-Identifier: MIT
// Another language for the length of a case.
#pragma once

#include "present/language/language.h"
#include "session/resources.h"
#include "support/places.h"

#include <filesystem>
#include <string>

struct Speaking {
    explicit Speaking(const std::string& code, const std::filesystem::path& folder = session::catalogue_folder())
        : trouble{present::speak(code, folder)} {}
    ~Speaking() { static_cast<void>(present::speak("en", {})); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

    std::optional<std::string> trouble;
};

// An invented language: every text of the catalogue stands there with accents on all its vowels, and a third longer.
inline Speaking invented_language() { return Speaking{"de", support::pseudo_locale()}; }

// Those of the source tree.
inline session::Resources resources() { return session::Resources{support::in_source_tree("resources")}; }
