// SPDX-License-Identifier: MIT
// CLI11 tells what is wrong as a finished English sentence. Here the ones it has for command lines like ours are taken
// apart and said in the language of the user; one that is not known stays as it is.
#include "cli/line/fault_line.h"

#include "cli/line/argument_faults.h"
#include "cli/line/sub_command.h"
#include "cli/line/words.h"

#include <CLI/CLI.hpp>

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace cli {

namespace {

// Values of options, by their name or by the word for them in --help.
constexpr std::array<std::pair<std::string_view, const char*>, 2> samples_by_name{
    {{"--programs", "3"}, {"--players", "3"}}};
constexpr std::array<std::pair<std::string_view, const char*>, 11> sample_values{{{"N", "12"},
                                                                                  {"DAY", "2026-03-01"},
                                                                                  {"FILE", "friday.txt"},
                                                                                  {"LIBRARY", "friday.logothete"},
                                                                                  {"L", "nl"},
                                                                                  {"NAME", "Anna"},
                                                                                  {"TEXT", "Friday"},
                                                                                  {"FORMAT", "text"},
                                                                                  {"FACE", "5"},
                                                                                  {"TRIALS", "200"},
                                                                                  {"PAGE", "scoring"}}};

// The command that was read last, and what is typed of it: "session begun".
struct Read {
    const CLI::App* command;
    std::string name;
};
Read last_read(const CLI::App& program) {
    Read read{&program, {}};
    while (!read.command->get_subcommands().empty()) {
        read.command = read.command->get_subcommands().front();
        read.name += (read.name.empty() ? "" : " ") + read.command->get_name();
    }
    return read;
}

// What stands between these two in what was said; nothing if it is another sentence.
std::optional<std::string> between(std::string_view said, std::string_view before, std::string_view behind) {
    if (said.size() < before.size() + behind.size() || !said.starts_with(before) || !said.ends_with(behind))
        return std::nullopt;
    return std::string{said.substr(before.size(), said.size() - before.size() - behind.size())};
}

// One of several games' examples has the game before it: what is typed begins with the program.
std::string typed_example(const CLI::App& command) {
    const std::string example = example_of(command);
    const auto program = example.find("logothete-cli");
    return program == std::string::npos ? example : example.substr(program);
}

// An argument that is told by its place has the whole line for an example, an option itself: "--at 12".
std::string example_with(const Read& read, const CLI::Option& option) {
    if (option.get_positional()) return typed_example(*read.command);
    for (const auto& [name, value] : samples_by_name)
        if (option.get_name() == name) return option.get_name() + ' ' + value;
    for (const auto& [type, value] : sample_values)
        if (option.get_type_name() == type) return option.get_name() + ' ' + value;
    return {};
}

std::string with_example(const std::string& sentence, const std::string& example) {
    if (example.empty()) return sentence + '.';
    return say("{sentence}, for example: {example}", arg("sentence", sentence), arg("example", example));
}

// "dice: the number of dice is missing, for example: logothete-cli dice 6"
std::string missing(const Read& read, const std::string& argument) {
    const CLI::Option* const option = read.command->get_option_no_throw(argument);
    if (option == nullptr)
        return with_example(say("{command}: the command is missing", arg("command", read.name)),
                            typed_example(*read.command));
    return say_missing(read.name, option->get_description(), typed_example(*read.command));
}

// Without an example of its value, an option's own line in --help says what it may be.
std::string without_value(const Read& read, const std::string& argument) {
    const CLI::Option* const option = read.command->get_option_no_throw(argument);
    const std::string example = option ? example_with(read, *option) : "";
    if (example.empty() && option)
        return say("{command}: {option} needs a value: {help}", arg("command", read.name), arg("option", argument),
                   arg("help", option->get_description()));
    return with_example(say("{command}: {option} needs a value", arg("command", read.name), arg("option", argument)),
                        example);
}

// `what` is "--at = many".
std::string unreadable(const Read& read, const std::string& what) {
    const auto sign = what.find(" = ");
    const std::string argument = what.substr(0, sign);
    const CLI::Option* const option = read.command->get_option_no_throw(argument);
    return with_example(
        say("{command}: {argument} cannot be “{value}”", arg("command", read.name), arg("argument", argument),
            arg("value", sign == std::string::npos ? std::string{} : what.substr(sign + 3))),
        option ? example_with(read, *option) : "");
}

// `said` is "--programs: must be ...", as a check of ours found it.
std::optional<std::string> found_wrong(const Read& read, const std::string& said) {
    const auto colon = said.find(": ");
    if (read.name.empty() || colon == std::string::npos) return std::nullopt;
    const CLI::Option* const option = read.command->get_option_no_throw(said.substr(0, colon));
    if (option == nullptr) return std::nullopt;
    const std::string argument =
        option->get_positional() ? without_details(option->get_description()) : option->get_name();
    return say_wrong(read.name, argument, said.substr(colon + 2), example_with(read, *option));
}

std::string sentence_of(const Read& read, const std::string& said) {
    if (const auto argument = between(said, "", " is required")) return missing(read, *argument);
    if (const auto option = between(said, "", " missing"); option && option->find(": 1 required ") != std::string::npos)
        return without_value(read, option->substr(0, option->find(": 1 required ")));
    if (const auto what = between(said, "Could not convert: ", "")) return unreadable(read, *what);
    for (const char* before :
         {"The following argument was not expected: ", "The following arguments were not expected: "})
        if (const auto extra = between(said, before, ""))
            return say_unexpected(read.name, *extra, typed_example(*read.command));
    if (const auto at = said.find(" excludes "); at != std::string::npos)
        return say("{command}: {option} and {other} cannot be used together.", arg("command", read.name),
                   arg("option", said.substr(0, at)), arg("other", said.substr(at + 10)));
    return found_wrong(read, said).value_or(said);
}

// Where more is said.
std::string help_line(const Read& read) {
    if (read.name.empty()) return translated("logothete-cli --help lists the commands.");
    return say("logothete-cli {command} --help says more.", arg("command", read.name));
}

}  // namespace

std::string fault_of(const CLI::App& program, const CLI::Error& error) {
    const Read read = last_read(program);
    // CLI11's own word for an unknown command is that one is missing.
    if (const auto rest = read.command->remaining(); read.command->get_require_subcommand_min() > 0 && !rest.empty())
        return say("There is no command “{command}”.",
                   arg("command", read.name + (read.name.empty() ? "" : " ") + rest.front())) +
               ' ' + help_line(read) + '\n';
    return sentence_of(read, error.what()) + '\n' + help_line(read) + '\n';
}

}  // namespace cli
