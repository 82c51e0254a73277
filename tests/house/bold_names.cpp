// SPDX-License-Identifier: MIT
#include "house/bold_names.h"

#include "house/texts.h"

#include <algorithm>
#include <cstddef>
#include <regex>

namespace house {
namespace {

// A label without the mark of its key in a menu.
std::string shown(std::string label) {
    std::erase(label, '&');
    return label;
}

// Every way in which the window says that name; the same English word can have several, by context.
std::vector<std::string> said_as(const std::string& name, const std::vector<Message>& catalogue) {
    std::vector<std::string> all;
    for (const Message& message : catalogue)
        if (shown(message.english) == name)
            for (const std::string& translated : message.translated) all.push_back(shown(translated));
    return all;
}

bool has(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool has_any(const std::vector<std::string>& names, const std::vector<std::string>& wanted) {
    return std::any_of(wanted.begin(), wanted.end(), [&](const std::string& name) { return has(names, name); });
}

std::string in_words(const std::string& path, const std::string& name) { return path + ": **" + name + "**"; }

void add_faults(Faults& faults, const File& translated, const std::vector<std::string>& ours,
                const std::vector<std::string>& theirs, const std::vector<Message>& catalogue) {
    std::vector<std::string> right;
    for (const std::string& name : ours) {
        const auto said = said_as(name, catalogue);
        if (!has_any(theirs, said))
            faults.push_back(in_words(translated.path, name) + " is not there as the window says it" +
                             (said.empty() ? std::string{} : ": " + said.front()));
        right.insert(right.end(), said.begin(), said.end());
    }
    for (const std::string& name : theirs)
        if (!has(right, name))
            faults.push_back(in_words(translated.path, name) + " translates no name of the English text");
}

}  // namespace

std::vector<std::string> bold_names(const std::string& text) {
    static const std::regex bold{R"(\*\*(.+?)\*\*)"};
    std::vector<std::string> names;
    for (std::sregex_iterator at{text.begin(), text.end(), bold}; at != std::sregex_iterator{}; ++at)
        names.push_back((*at)[1]);
    return names;
}

Faults unknown_names(const File& english, const std::vector<Message>& catalogue) {
    Faults faults;
    for (const std::string& name : bold_names(english.text))
        if (said_as(name, catalogue).empty())
            faults.push_back(in_words(english.path, name) + " is no name that the window shows");
    return faults;
}

Faults other_names(const File& english, const File& translated, const std::vector<Message>& catalogue) {
    const auto ours = parts(english);
    const auto theirs = parts(translated);
    Faults faults;
    for (std::size_t i = 0; i < ours.size() && i < theirs.size(); ++i)
        add_faults(faults, translated, bold_names(ours[i].text), bold_names(theirs[i].text), catalogue);
    return faults;
}

}  // namespace house
