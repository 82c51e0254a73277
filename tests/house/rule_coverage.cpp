// SPDX-License-Identifier: MIT
#include "house/rule_coverage.h"

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

std::string name(int id) { return "BYZ-" + std::to_string(id); }

std::string joined(const std::set<std::string>& paths) {
    std::string all;
    for (const auto& path : paths) all += (all.empty() ? "" : ", ") + path;
    return all;
}

void report_unlisted(const std::vector<Rule>& rules, const PlacesOfRules& places, Faults& faults) {
    for (const auto& [id, paths] : places)
        if (id < 1 || id > static_cast<int>(rules.size()))
            faults.push_back(joined(paths) + ": there is no " + name(id));
}

}  // namespace

std::vector<Rule> rule_list(const std::string& text) {
    static const std::regex form{R"(^BYZ-(\d+) (\S.*)$)"};
    std::vector<Rule> rules;
    for (const auto& line : lines(text)) {
        std::smatch match;
        if (!std::regex_match(line, match, form)) continue;
        rules.push_back({std::stoi(match[1]), match[2]});
        if (rules.back().id != static_cast<int>(rules.size())) throw std::runtime_error("out of order: " + line);
    }
    return rules;
}

Faults decision_faults(const std::vector<Rule>& rules, const std::vector<File>& engine) {
    static const std::regex decided{R"(//\s*(BYZ-\d+(?:(?:, | and )(?:BYZ-)?\d+)*):)"};
    const auto places = places_of(select(engine, "", ".cpp"), decided);
    Faults faults;
    for (const auto& rule : rules) {
        const auto found = places.find(rule.id);
        if (found == places.end())
            faults.push_back(name(rule.id) + " (" + rule.title + ") is decided nowhere in src/byzantium");
        else if (found->second.size() > 1)
            faults.push_back(name(rule.id) + " (" + rule.title + ") is decided in " + joined(found->second));
    }
    report_unlisted(rules, places, faults);
    return faults;
}

Faults test_faults(const std::vector<Rule>& rules, const std::vector<File>& engine_tests) {
    static const std::regex test_case{R"(^\s*BOOST_(?:AUTO|DATA|FIXTURE|PARAM)_TEST_CASE(?:_F)?\(\s*byz_(\d+)_)"};
    static const std::regex data_case_with_fixture{R"(^\s*BOOST_DATA_TEST_CASE_F\([^,]+,\s*byz_(\d+)_)"};
    auto places = places_of(engine_tests, test_case);
    for (const auto& file : engine_tests) note_ids(file, data_case_with_fixture, places);
    Faults faults;
    for (const auto& rule : rules)
        if (!places.contains(rule.id))
            faults.push_back(name(rule.id) + " (" + rule.title + ") has no test case in tests/byzantium");
    report_unlisted(rules, places, faults);
    return faults;
}

}  // namespace house
