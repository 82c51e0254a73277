// SPDX-License-Identifier: MIT
// A sub-command that a game brings itself, as a value: what --help says of it, what it reads, and what it does. The
// shell reads the arguments, opens the journal and tells which game is meant; games that have a sub-command of the same
// name share it.
#pragma once

#include "cli/line/console.h"
#include "cli/line/form.h"

#include <cstddef>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cli {

class OpenSession;

enum class Needed : std::uint8_t { no, yes };

// What is wrong with a text, as it stands behind the argument's name; empty if it is right. See argument_faults.h.
using Check = std::function<std::string(const std::string& text)>;
inline std::string any_text(const std::string&) { return {}; }

// Behind the journal, if there is one. Those that are needed come first.
struct Argument {
    std::string name;  // "ARMY"
    std::string help;
    Needed needed = Needed::no;
    Check check = any_text;
};
// An option that takes a text.
struct Option {
    std::string name;  // "--at"
    std::string type;  // "FACE"
    std::string help;
    Check check = any_text;
};

// An option without a text: given or not.
struct Flag {
    std::string name;  // "--stop"
    std::string help;
};

// What was given, all of it checked.
struct Given {
    std::vector<std::string> arguments{};          // in the order of OwnCommand::arguments
    std::map<std::string, std::string> options{};  // by name; those that were not given are not there
    std::set<std::string> flags{};                 // by name
    Form form = Form::text;
};

// Reads no journal: standard input, perhaps.
struct Alone {
    std::function<int(const Given&, const Console&)> carry_out;
};
// Speaks of the end of a journal.
struct OfJournal {
    std::function<int(const OpenSession&, const Given&, const Console&)> carry_out;
};
// Speaks of a position in it: takes --at N, how many entries count, and --json.
struct OfPosition {
    std::function<int(const OpenSession&, std::size_t entries, const Given&, const Console&)> carry_out;
};

struct OwnCommand {
    std::string name;     // "threats"
    std::string summary;  // one line
    std::string details;  // lines for its own --help; may be empty
    std::string example;  // "logothete-cli threats game.jsonl"
    std::variant<Alone, OfJournal, OfPosition> does;
    std::vector<Argument> arguments{};
    std::vector<Option> options{};
    std::string json_help{};  // of --json, for one that stands alone; empty: it takes none
    std::vector<Flag> flags{};
};

// Where games share a command, one may take what another does not. Throws protocol::FormatError, wording::Failure.
void check(const OwnCommand& command, const Given& given);

}  // namespace cli
