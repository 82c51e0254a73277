// SPDX-License-Identifier: MIT
#include "house/catalogue.h"

#include <algorithm>
#include <iterator>
#include <regex>
#include <set>
#include <stdexcept>

namespace house {
namespace {

// "a\n" as it stands in quotes.
std::string unquoted(std::string_view line) {
    const auto first = line.find('"');
    const auto last = line.rfind('"');
    if (first == std::string_view::npos || first == last) throw std::runtime_error("no text: " + std::string{line});
    std::string text;
    for (std::size_t i = first + 1; i < last; ++i) {
        const bool escaped = line[i] == '\\' && i + 1 < last;
        if (escaped) ++i;
        text += escaped && line[i] == 'n' ? '\n' : escaped && line[i] == 't' ? '\t' : line[i];
    }
    return text;
}

class Reader {
public:
    std::vector<Message> read(const File& catalogue) {
        for (const auto& line : lines(catalogue.text)) take(line);
        end();
        return std::move(all_);
    }

private:
    void take(const std::string& line) {
        if (line.empty()) return end();
        if (line.starts_with("#~")) return;
        if (line.starts_with('#')) {
            if (line.starts_with("#,") && line.find("fuzzy") != std::string::npos) now_.fuzzy = true;
            return;
        }
        if (line.starts_with("msgctxt ")) text_ = &now_.context;
        if (line.starts_with("msgid ")) text_ = &now_.english;
        if (line.starts_with("msgid_plural ")) text_ = &now_.plural;
        if (line.starts_with("msgstr")) text_ = &now_.translated.emplace_back();
        if (text_ == nullptr) throw std::runtime_error("no catalogue has the line: " + line);
        *text_ += unquoted(line);
    }

    // The head is the message without an English text.
    void end() {
        if (!now_.english.empty()) all_.push_back(std::move(now_));
        now_ = {};
        text_ = nullptr;
    }

    std::vector<Message> all_;
    Message now_;
    std::string* text_ = nullptr;
};

using Places = std::set<std::string>;

// Without what fmt is told about their width.
Places places(const std::string& text) {
    static const std::regex form{R"(\{([a-z_]+)[^}]*\})"};
    Places found;
    for (auto it = std::sregex_iterator{text.begin(), text.end(), form}; it != std::sregex_iterator{}; ++it)
        found.insert((*it)[1]);
    return found;
}

std::string ends(const std::string& text) {
    const auto first = text.find_first_not_of(" \n");
    const auto last = text.find_last_not_of(" \n");
    return first == std::string::npos ? text : text.substr(0, first) + '|' + text.substr(last + 1);
}

std::string name_of(const std::string& path, const Message& message) { return path + ": \"" + message.english + '"'; }

// The number itself may be left out where the form says it: "one entry".
bool same_places(const Places& wanted, Places found, const Message& message) {
    Places needed = wanted;
    if (!message.plural.empty()) {
        needed.erase("n");
        found.erase("n");
    }
    return needed == found;
}

// Neither what will stand in its places, nor codes, which are quoted or have a _ in them.
std::string words_alone(const std::string& text) {
    static const std::regex others{R"(\{[^}]*\}|"[^"]*"|[a-z]+_[a-z_]+)"};
    return std::regex_replace(text, others, " ");
}

bool is_held(const Message& message) {
    const auto words = std::count(message.english.begin(), message.english.end(), ' ') + 1;
    const bool names_commands =
        message.english.find("--") != std::string::npos || message.english.find('\n') != std::string::npos;
    return words > 2 && !names_commands;
}

}  // namespace

std::vector<Message> messages(const File& catalogue) try {
    return Reader{}.read(catalogue);
} catch (const std::runtime_error& error) {
    throw std::runtime_error(catalogue.path + ": " + error.what());
}

Faults place_faults(const std::string& path, const std::vector<Message>& all) {
    Faults faults;
    for (const Message& message : all)
        for (const std::string& translated : message.translated) {
            if (translated.empty()) continue;
            if (!same_places(places(message.english + message.plural), places(translated), message))
                faults.push_back(name_of(path, message) + " has other places in \"" + translated + '"');
            if (ends(message.english) != ends(translated))
                faults.push_back(name_of(path, message) + " begins or ends with other blanks in \"" + translated + '"');
        }
    return faults;
}

Faults term_faults(const Glossary& glossary, std::string_view language, const std::string& path,
                   const std::vector<Message>& all) {
    Faults faults;
    for (const Message& message : all) {
        if (!is_held(message)) continue;
        for (std::size_t form = 0; form < message.translated.size(); ++form) {
            const std::string& english = form > 0 ? message.plural : message.english;
            if (message.translated[form].empty()) continue;
            const auto found = term_faults(glossary, language, name_of(path, message), words_alone(english),
                                           words_alone(message.translated[form]));
            faults.insert(faults.end(), found.begin(), found.end());
        }
    }
    return faults;
}

Faults missing_faults(const std::string& path, const std::vector<Message>& all) {
    Faults faults;
    for (const Message& message : all) {
        const bool empty = std::any_of(message.translated.begin(), message.translated.end(),
                                       [](const std::string& text) { return text.empty(); });
        if (empty || message.translated.empty()) faults.push_back(name_of(path, message) + " is not translated");
        if (message.fuzzy) faults.push_back(name_of(path, message) + " is fuzzy");
    }
    return faults;
}

Faults other_texts(const std::string& path, const std::vector<Message>& all, const std::vector<Message>& pot) {
    const auto keys = [](const std::vector<Message>& list) {
        Places found;
        for (const Message& one : list) found.insert(one.context + '|' + one.english + '|' + one.plural);
        return found;
    };
    Places different;
    const Places ours = keys(all);
    const Places wanted = keys(pot);
    std::set_symmetric_difference(ours.begin(), ours.end(), wanted.begin(), wanted.end(),
                                  std::inserter(different, different.end()));
    Faults faults;
    for (const std::string& text : different) faults.push_back(path + ": only here or only in logothete.pot: " + text);
    return faults;
}

}  // namespace house
