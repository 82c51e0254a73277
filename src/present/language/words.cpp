// SPDX-License-Identifier: MIT
#include "present/language/words.h"

#include "present/language/language.h"

#include <libintl.h>

namespace present {

// gettext's answer to an empty text would be the head of its catalogue.
const char* translated(const char* english) {
    return *english == '\0' || speaks_english() ? english : dgettext(catalogue_name, english);
}

const char* translated(const char* one, const char* many, int n) {
    if (speaks_english()) return n == 1 ? one : many;
    return dngettext(catalogue_name, one, many, static_cast<unsigned long>(n < 0 ? -n : n));
}

// A catalogue has both as one text, parted by this sign; what it lacks comes back as it was asked for.
const char* translated_as(const char* context, const char* english) {
    if (speaks_english()) return english;
    const std::string both = fmt::format("{}\x04{}", context, english);
    const char* const found = dgettext(catalogue_name, both.c_str());
    return found == both.c_str() ? english : found;
}

std::string filled_in(const char* words, const char* english, fmt::format_args places) try {
    return fmt::vformat(words, places);
} catch (const fmt::format_error&) {
    return fmt::vformat(english, places);
}

std::string say(const wording::Sentence& sentence) {
    return wording::said(sentence, [](const char* english) { return translated(english); });
}

}  // namespace present
