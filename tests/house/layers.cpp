// SPDX-License-Identifier: MIT
#include "house/layers.h"

#include "house/code.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>

namespace house {
namespace {

using Names = std::set<std::string>;

// The first part of a library's include paths, and the word for it in the table.
const std::map<std::string, std::string, std::less<>> libraries{
    {"fmt", "fmt"},       {"tl", "tl-expected"},         {"boost", "Boost"}, {"nlohmann", "nlohmann-json"},
    {"CLI", "CLI11"},     {"SQLiteCpp", "SQLiteCpp"},    {"wx", "wx"},       {"sys", "POSIX"},
    {"gtk", "GTK"},       {"qrcodegen", "qrcodegencpp"}, {"arpa", "POSIX"},  {"net", "POSIX"},
    {"netinet", "POSIX"},
};
// Whatever the table says, nobody else uses these; wx stands in a game's window, too, and CLI11 in its prompt.
const std::map<std::string, std::string, std::less<>> only_user{{"nlohmann-json", "protocol"},
                                                                {"CLI11", "cli"},
                                                                {"SQLiteCpp", "store"},
                                                                {"wx", "gui"},
                                                                {"GTK", "gui"},
                                                                {"libintl", "present"},
                                                                {"cairo", "print"},
                                                                {"pango", "print"},
                                                                {"qrcodegencpp", "guests"}};
// Dear to compile, so in one source file and in no header.
const Names never_in_headers{"nlohmann-json", "CLI11"};
const Names impure_headers{"random",  "chrono", "ctime", "iostream", "fstream",  "filesystem",
                           "cstdlib", "cstdio", "print", "thread",   "stdlib.h", "time.h"};

struct Include {
    std::string name;
    char quote;  // `"` or `<`
};

std::vector<Include> includes(const std::string& text) {
    static const std::regex form{R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"};
    std::vector<Include> found;
    for (const auto& line : lines(text)) {
        std::smatch match;
        if (std::regex_search(line, match, form)) found.push_back({match[2], match[1].str().front()});
    }
    return found;
}

// Rules, odds, counsel and foresight of a game know no clock, chance, files or screen.
bool is_pure(const std::string& module) {
    return module.ends_with("/rules") || module.ends_with("/odds") || module.ends_with("/counsel") ||
           module.ends_with("/foresight");
}

bool may_be_user(const std::string& module, const std::string& only) {
    return module == only || (only == "gui" && module.ends_with("/window")) ||
           (only == "cli" && module.ends_with("/prompt"));
}

// A module is a folder of src/, but for games: a folder with rules/ in it is a game, and each of its folders a module.
class Modules {
public:
    explicit Modules(const std::vector<ModuleRow>& table) {
        for (const auto& row : table) add(row.module);
    }
    explicit Modules(const std::vector<File>& sources) {
        for (const auto& source : sources)
            if (const auto game = before(source.path.substr(4), '/');
                source.path.starts_with("src/" + game + "/rules/"))
                games_.insert(game);
        for (const auto& source : sources)
            if (source.path.find('/', 4) != std::string::npos) add(of(source));
    }

    const Names& all() const { return all_; }
    bool is_game(const std::string& word) const { return games_.contains(word); }
    // The game in whose folder a module is; nothing for all others, and for libraries.
    std::optional<std::string> game_of(const std::string& module) const {
        const auto first = before(module, '/');
        return is_game(first) ? std::optional{first} : std::nullopt;
    }

    // `src/present/desk/desk.h` is of `present`, `src/byzantium/rules/move.cpp` of `byzantium/rules`.
    std::string of(const File& source) const { return of(source.path.substr(4)); }
    std::string of(const std::string& path) const {
        const auto first = before(path, '/');
        return games_.contains(first) ? first + '/' + before(path.substr(first.size() + 1), '/') : first;
    }

private:
    void add(const std::string& module) {
        all_.insert(module);
        if (module.ends_with("/rules")) games_.insert(before(module, '/'));
    }

    Names games_;
    Names all_;
};

// The table's word for what is included; nothing for the standard library, which is free.
std::optional<std::string> used(const Include& include, const Modules& modules) {
    const auto first = before(include.name, '/');
    if (include.quote == '"') return modules.of(include.name);
    if (include.name == "sqlite3.h") return "SQLiteCpp";  // they come together
    if (include.name == "libintl.h") return "libintl";
    if (first == include.name) return include.name.ends_with(".h") ? std::optional<std::string>{"POSIX"} : std::nullopt;
    const auto library = libraries.find(first);
    return library == libraries.end() ? first : library->second;
}

// A module whose name a file says: `byzantium::Move`, `using namespace byzantium`, `namespace game = byzantium`.
struct Naming {
    std::string module;
    bool declares;  // only `namespace byzantium { struct Move; }`: that needs no header
};

// `here::byzantium::` and `x.byzantium` are something else's.
bool is_at(const std::vector<Token>& code, std::size_t i, const char* text) {
    return i < code.size() && code[i].text == text;
}

bool names_module(const std::vector<Token>& code, std::size_t i) {
    const auto is = [&](std::size_t at, const char* text) { return is_at(code, at, text); };
    const bool opened = i >= 1 && is(i - 1, "namespace");
    const bool renamed = i >= 3 && is(i - 1, "=") && is(i - 3, "namespace");
    const bool inner = i >= 2 && is(i - 1, "::") && code[i - 1].joined && code[i - 2].is_word();
    return opened || renamed || (is(i + 1, "::") && !inner);
}

// `byzantium::odds::report` is of byzantium/odds, and so is `odds::report` within the game; `byzantium::Move` is of its
// rules.
Naming game_naming(const std::vector<Token>& code, std::size_t i, const Modules& modules) {
    const auto& game = code[i].text;
    if (is_at(code, i + 1, "::") && i + 3 < code.size())
        if (const auto inner = game + '/' + code[i + 2].text; modules.all().contains(inner))
            return {inner, is_at(code, i + 3, "{")};
    return {game + "/rules", is_at(code, i + 1, "{")};
}

std::vector<Naming> namings(const File& source, const Modules& modules) {
    std::vector<Naming> found;
    const auto game = before(source.path.substr(4), '/');
    const auto code = tokens(source.text);
    for (std::size_t i = 0; i + 1 < code.size(); ++i) {
        if (!names_module(code, i)) continue;
        const auto& word = code[i].text;
        if (modules.is_game(word)) {
            found.push_back(game_naming(code, i, modules));
        } else if (const auto inner = game + '/' + word; modules.all().contains(inner)) {
            found.push_back({inner, is_at(code, i + 1, "{")});
        } else if (modules.all().contains(word)) {
            found.push_back({word, is_at(code, i + 1, "{")});
        }
    }
    return found;
}

// What `byzantium/rules/move.h` includes, `byzantium/rules/move.cpp` need not.
std::string own_header(const File& source) {
    return source.path.ends_with(".cpp") ? source.path.substr(0, source.path.size() - 3) + "h" : "";
}

class UseCheck {
public:
    UseCheck(const std::vector<ModuleRow>& table, const std::vector<File>& sources)
        : sources_{sources}, modules_{table} {
        for (const auto& row : table) allowed_[row.module] = {row.uses.begin(), row.uses.end()};
        for (const auto& source : sources_)
            for (const auto& include : includes(source.text)) included_[source.path].insert(include.name);
    }

    Faults check() {
        for (const auto& source : sources_) {
            check_purity(source);
            for (const auto& include : includes(source.text)) check_include(source, include);
            if (source.path.ends_with(".cpp") || source.path.ends_with(".h")) check_names(source);
        }
        check_unused();
        return faults_;
    }

private:
    void check_include(const File& source, const Include& include) {
        if (include.quote == '"' && include.name.find('/') == std::string::npos)
            return report(source, include, "is not a path from src/");
        const auto use = used(include, modules_);
        if (use && *use != modules_.of(source)) check_use(source, include, *use);
    }

    void check_use(const File& source, const Include& include, const std::string& use) {
        const auto module = modules_.of(source);
        used_[module].insert(use);
        if (!allowed_[module].contains(use))
            report(source, include, "the table of src/README.md does not allow " + use);
        if (const auto only = only_user.find(use); only != only_user.end() && !may_be_user(module, only->second))
            report(source, include, use + " is for " + only->second + " alone");
        if (never_in_headers.contains(use) && source.path.ends_with(".h"))
            report(source, include, use + " stands in no header");
    }

    // However the header came in. It should come in by an include of the file's own or of its own header.
    void check_names(const File& source) {
        const auto module = modules_.of(source);
        Names named;
        Names declared;
        for (const auto& naming : namings(source, modules_)) {
            if (naming.module == module) continue;
            named.insert(naming.module);
            if (naming.declares) declared.insert(naming.module);
        }
        for (const auto& name : named) {
            used_[module].insert(name);
            if (!allowed_[module].contains(name))
                faults_.push_back(source.path + ": names " + name + ": the table of src/README.md does not allow it");
            else if (!declared.contains(name) && !includes_any_of(source, name))
                faults_.push_back(source.path + ": names " + name + " and includes nothing of it");
        }
    }

    bool includes_any_of(const File& source, const std::string& module) {
        const auto of_module = [&](const std::string& include) { return include.starts_with(module + '/'); };
        const auto any = [&](const Names& names) { return std::any_of(names.begin(), names.end(), of_module); };
        return any(included_[source.path]) || any(included_[own_header(source)]);
    }

    void check_purity(const File& source) {
        if (!is_pure(modules_.of(source))) return;
        for (const auto& include : includes(source.text))
            if (impure_headers.contains(include.name))
                report(source, include, "clock, chance, files and screen stay outside");
        static const std::regex rand{R"(\bs?rand\s*\()"};
        if (std::regex_search(source.text, rand)) faults_.push_back(source.path + ": rand: chance stays outside");
    }

    void check_unused() {
        for (const auto& [module, uses] : allowed_)
            for (const auto& use : uses)
                if (!used_[module].contains(use))
                    faults_.push_back("src/README.md: lets " + module + " use " + use + ", but no file of it does");
    }

    void report(const File& source, const Include& include, const std::string& why) {
        faults_.push_back(source.path + ": includes " + include.name + ": " + why);
    }

    const std::vector<File>& sources_;
    Modules modules_;
    std::map<std::string, Names> included_;  // by path
    std::map<std::string, Names> allowed_;
    std::map<std::string, Names> used_;
    Faults faults_;
};

// The words after USES, up to TOGETHER; nothing if the file makes no module of this name.
std::optional<Names> linked(const std::string& module, const std::string& cmake) {
    const std::regex form{R"(logothete_module\(\s*)" + module + R"(\b(?:\s+USES)?([^)]*?)(?:\bTOGETHER\b[^)]*)?\))"};
    std::smatch match;
    if (!std::regex_search(cmake, match, form)) return std::nullopt;
    std::istringstream words{match[1]};
    using Word = std::istream_iterator<std::string>;
    return Names(Word{words}, Word{});
}

std::string joined_names(const Names& names) {
    std::string all;
    for (const auto& name : names) all += (all.empty() ? "" : ", ") + name;
    return all;
}

std::vector<std::string> cells(const std::string& row) {
    auto parts = split(row, '|');
    if (parts.size() < 3) return {};
    return {parts.begin() + 1, parts.end() - 1};
}

ModuleRow module_row(const std::string& line) {
    const auto columns = cells(line);
    if (columns.size() < 2) throw std::runtime_error("src/README.md: not a row of the module table: " + line);
    ModuleRow row{bare(columns.front()), {}};
    for (const auto& use : split(columns.back(), ','))
        if (!bare(use).empty()) row.uses.push_back(bare(use));
    return row;
}

// The list of games, the only module that knows all of them.
const std::string list_of_games = "games";

bool names_another_game(const Modules& modules, const std::string& module, const std::string& use) {
    const auto game = modules.game_of(use);
    return game && module != list_of_games && modules.game_of(module) != game;
}

bool heads_module_table(const std::string& line) {
    const auto columns = cells(line);
    return columns.size() >= 2 && bare(columns.front()) == "module" && bare(columns.back()) == "may use";
}

}  // namespace

std::vector<ModuleRow> module_table(const std::string& readme) {
    const auto all = lines(readme);
    auto line = std::find_if(all.begin(), all.end(), heads_module_table);
    if (all.end() - line < 3) throw std::runtime_error("src/README.md: no table headed `module` and `may use`");
    std::vector<ModuleRow> table;
    for (line += 2; line != all.end() && line->starts_with('|'); ++line) table.push_back(module_row(*line));
    return table;
}

Faults table_faults(const std::vector<ModuleRow>& table, const std::vector<File>& sources) {
    Faults faults;
    auto without_row = Modules{sources}.all();
    const auto found = without_row;
    Names above;
    for (const auto& row : table) {
        if (!found.contains(row.module)) faults.push_back("src/README.md: no folder src/" + row.module);
        for (const auto& use : row.uses)
            if (found.contains(use) && !above.contains(use))
                faults.push_back("src/README.md: " + row.module + " uses " + use + ", which does not stand above it");
        above.insert(row.module);
        without_row.erase(row.module);
    }
    for (const auto& folder : without_row) faults.push_back("src/README.md: no row for the folder src/" + folder);
    return faults;
}

Faults outsider_faults(const std::vector<ModuleRow>& table) {
    const Modules modules{table};
    Faults faults;
    for (const auto& row : table)
        for (const auto& use : row.uses)
            if (names_another_game(modules, row.module, use))
                faults.push_back("src/README.md: " + row.module + " uses " + use +
                                 ": outside a game's folder and src/" + list_of_games + " nobody names it");
    return faults;
}

Faults use_faults(const std::vector<ModuleRow>& table, const std::vector<File>& sources) {
    return UseCheck{table, sources}.check();
}

Faults link_faults(const std::vector<ModuleRow>& table, const std::vector<File>& sources) {
    Faults faults;
    for (const auto& row : table) {
        const auto path = "src/" + row.module + "/CMakeLists.txt";
        const auto cmake = select(sources, path, path);
        const auto links = cmake.empty() ? std::nullopt : linked(row.module, cmake.front().text);
        const Names uses{row.uses.begin(), row.uses.end()};
        if (!links) faults.push_back(path + ": no logothete_module(" + row.module + " USES ...)");
        if (links && *links != uses)
            faults.push_back(path + ": links " + joined_names(*links) + "; the table says " + joined_names(uses));
    }
    return faults;
}

}  // namespace house
