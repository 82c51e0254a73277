// SPDX-License-Identifier: MIT
#include "house/rule_coverage.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <regex>
#include <set>
#include <stdexcept>

namespace house {
namespace {

// By rule id, the files where it was found.
using PlacesOfRules = std::map<int, std::set<std::string>>;

// Each number of `17, 28` in the pattern's first group is an id found in this file.
void note_ids(const File& file, const std::regex& pattern, PlacesOfRules& places) {
    static const std::regex number{R"(\d+)"};
    for (const auto& line : lines(file.text)) {
        std::smatch match;
        if (!std::regex_search(line, match, pattern)) continue;
        const std::string ids = match[1];
        for (std::sregex_iterator id{ids.begin(), ids.end(), number}; id != std::sregex_iterator{}; ++id)
            places[std::stoi(id->str())].insert(file.path);
    }
}

PlacesOfRules places_of(const std::vector<File>& files, const std::regex& pattern) {
    PlacesOfRules places;
    for (const auto& file : files) note_ids(file, pattern, places);
    return places;
}

std::string name(const RuleBook& book, int id) { return book.mark + "-" + std::to_string(id); }

bool lists(const RuleBook& book, int id) {
    return std::any_of(book.rules.begin(), book.rules.end(), [&](const Rule& rule) { return rule.id == id; });
}

std::string in_small_letters(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::string joined(const std::set<std::string>& paths) {
    std::string all;
    for (const auto& path : paths) all += (all.empty() ? "" : ", ") + path;
    return all;
}

void report_unlisted(const RuleBook& book, const PlacesOfRules& places, Faults& faults) {
    for (const auto& [id, paths] : places)
        if (!lists(book, id)) faults.push_back(joined(paths) + ": there is no " + name(book, id));
}

}  // namespace

RuleBook rule_list(const std::string& game, const std::string& mark, Numbers numbers, const std::string& text) {
    const std::regex form{"^" + mark + R"(-(\d+) (\S.*)$)"};
    RuleBook book{game, mark, {}};
    int last = 0;
    for (const auto& line : lines(text)) {
        std::smatch match;
        if (!std::regex_match(line, match, form)) continue;
        const int id = std::stoi(match[1]);
        if (id <= last || (numbers == Numbers::all && id != last + 1))
            throw std::runtime_error("out of order: " + line);
        book.rules.push_back({id, match[2]});
        last = id;
    }
    return book;
}

Faults decision_faults(const RuleBook& book, const std::vector<File>& engine) {
    const std::string id = book.mark + R"(-\d+)";
    const std::regex decided{R"(//\s*()" + id + R"((?:(?:, | and )(?:)" + book.mark + R"(-)?\d+)*):)"};
    const auto places = places_of(select(engine, "", ".cpp"), decided);
    Faults faults;
    for (const auto& rule : book.rules) {
        const auto found = places.find(rule.id);
        if (found == places.end())
            faults.push_back(name(book, rule.id) + " (" + rule.title + ") is decided nowhere in src/" + book.game);
        else if (found->second.size() > 1)
            faults.push_back(name(book, rule.id) + " (" + rule.title + ") is decided in " + joined(found->second));
    }
    report_unlisted(book, places, faults);
    return faults;
}

Faults test_faults(const RuleBook& book, const std::vector<File>& engine_tests) {
    const std::string id = in_small_letters(book.mark) + R"(_(\d+)_)";
    const std::regex test_case{R"(^\s*BOOST_(?:AUTO|DATA|FIXTURE|PARAM)_TEST_CASE(?:_F)?\(\s*)" + id};
    const std::regex data_case_with_fixture{R"(^\s*BOOST_DATA_TEST_CASE_F\([^,]+,\s*)" + id};
    auto places = places_of(engine_tests, test_case);
    for (const auto& file : engine_tests) note_ids(file, data_case_with_fixture, places);
    Faults faults;
    for (const auto& rule : book.rules)
        if (!places.contains(rule.id))
            faults.push_back(name(book, rule.id) + " (" + rule.title + ") has no test case in tests/" + book.game);
    report_unlisted(book, places, faults);
    return faults;
}

}  // namespace house
