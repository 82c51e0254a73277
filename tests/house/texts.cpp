// SPDX-License-Identifier: MIT
#include "house/texts.h"

#include "support/places.h"

#include <algorithm>
#include <array>
#include <regex>
#include <set>

namespace house {
namespace {

bool is_comment(const File& file, const std::string& line) {
    return file.path.ends_with(".txt") && (line == "#" || line.starts_with("# "));
}

Part part_of(const std::string& line) {
    static const std::regex marked{R"(^(##?|-|[A-Z]+-\d+|FORMAT|AWAITS|[a-z]+:) (.*)$)"};
    std::smatch match;
    if (!std::regex_match(line, match, marked)) return {"", line};
    return {match[1], match[2]};
}

// A line without a mark belongs to what stands right above it: a rule's paragraph to the line of its id.
bool goes_on(const std::vector<Part>& before, const Part& part, bool after_blank) {
    return !after_blank && !before.empty() && part.mark.empty();
}

std::multiset<std::string> numbers(const std::string& text) {
    static const std::regex number{R"(\d+)"};
    std::multiset<std::string> found;
    for (std::sregex_iterator at{text.begin(), text.end(), number}; at != std::sregex_iterator{}; ++at)
        found.insert(at->str());
    return found;
}

// Words that no other of the languages has. (Dutch has "of" and "is", Hungarian "is" too.) Words of the command line
// ("stacks_and_buildings") are the same in all.
bool left_in_english(const std::string& translated) {
    static constexpr std::array english{"the", "and", "your", "from", "with", "which", "cubes", "city", "cities"};
    static const std::regex typed{R"([a-z]+_[a-z_]+)"};
    const std::string said = std::regex_replace(translated, typed, "");
    return std::any_of(english.begin(), english.end(), [&](const char* word) { return has_word(said, word); });
}

std::string place(const File& file, const Part& part) {
    constexpr std::size_t enough = 40;
    return file.path + ", \"" + (part.mark.empty() ? "" : part.mark + ' ') + part.text.substr(0, enough) + "\"";
}

Faults part_faults(const Glossary& glossary, std::string_view language, const Part& english, const File& file,
                   const Part& translated) {
    const auto here = place(file, translated);
    Faults faults = term_faults(glossary, language, here, english.text, translated.text);
    if (bare(translated.text).empty()) faults.push_back(here + ": is empty");
    if (left_in_english(translated.text)) faults.push_back(here + ": is left in English");
    if (numbers(english.text) != numbers(translated.text)) faults.push_back(here + ": has other numbers");
    return faults;
}

// How long a letter that begins with this byte is; 0 if none does.
std::size_t letter_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (first >= 0xC2 && first < 0xE0) return 2;
    if (first >= 0xE0 && first < 0xF0) return 3;
    return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

bool is_utf8(std::string_view text) {
    const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
    while (!text.empty()) {
        const auto length = letter_length(static_cast<unsigned char>(text.front()));
        if (length == 0 || text.size() < length) return false;
        if (!std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length), continues)) return false;
        text.remove_prefix(length);
    }
    return true;
}

}  // namespace

std::vector<Part> parts(const File& file) {
    std::vector<Part> all;
    bool after_blank = true;
    for (const auto& line : lines(file.text)) {
        if (is_comment(file, line)) continue;
        if (!line.empty()) {
            const Part part = part_of(line);
            if (goes_on(all, part, after_blank))
                all.back().text += ' ' + part.text;
            else
                all.push_back(part);
        }
        after_blank = line.empty();
    }
    return all;
}

File in_language(const std::string& stem, std::string_view language, const std::string& ending) {
    return read_file(support::source_tree(), support::source_tree() / (stem + '-' + std::string{language} + ending));
}

Faults translation_faults(const Glossary& glossary, std::string_view language, const File& english,
                          const File& translated) {
    const auto ours = parts(english);
    const auto theirs = parts(translated);
    Faults faults;
    for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i) {
        if (ours[i].mark != theirs[i].mark)
            return {place(translated, theirs[i]) + ": stands where \"" + ours[i].mark + ' ' + ours[i].text +
                    "\" should"};
        for (auto& fault : part_faults(glossary, language, ours[i], translated, theirs[i]))
            faults.push_back(std::move(fault));
    }
    if (ours.size() != theirs.size())
        faults.push_back(translated.path + ": " + std::to_string(theirs.size()) + " parts, not " +
                         std::to_string(ours.size()));
    return faults;
}

Faults encoding_faults(const File& file) {
    Faults faults;
    if (!is_utf8(file.text)) faults.push_back(file.path + ": is not UTF-8");
    if (file.text.starts_with("\xEF\xBB\xBF")) faults.push_back(file.path + ": begins with a byte order mark");
    if (file.text.find('\r') != file.text.npos) faults.push_back(file.path + ": holds carriage returns");
    if (file.text.find(" \n") != file.text.npos) faults.push_back(file.path + ": has blanks at a line's end");
    return faults;
}

}  // namespace house
