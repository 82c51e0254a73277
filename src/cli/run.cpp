// SPDX-License-Identifier: MIT
#include "cli/run.h"

#include "cli/execute.h"
#include "cli/line/clean_output.h"
#include "cli/line/command_line.h"
#include "cli/line/language.h"
#include "cli/line/words.h"
#include "present/language/columns.h"
#include "session/files.h"
#include "store/store_error.h"
#include "wording/failure.h"

#include <exception>

namespace cli {

namespace {

int put(const Said& said, const Console& console) {
    (said.status == done ? console.out : console.err) << said.text;
    return said.status;
}

int execute_command(const Command& command, const Games& games, const Console& console) try {
    const int status = std::visit([&](const auto& options) { return execute(options, games, console); }, command);
    console.out.flush();
    if (console.out) return status;
    console.err << translated("The answer could not be written: the disk is full, or nobody reads it.") << '\n';
    return unusable;
} catch (const session::FileIsThere& error) {
    console.err << say("{trouble} To overwrite it, add --force.", arg("trouble", say(error.sentence))) << '\n';
    return unusable;
} catch (const store::StoreError& error) {
    console.err << present::wrapped(say(error.sentence), screen);
    return unusable;
} catch (const wording::Failure& error) {
    console.err << say(error.sentence) << '\n';
    return unusable;
} catch (const std::exception& error) {
    console.err << say("This is our fault, not yours: {what}. Please report it with the journal.",
                       arg("what", error.what()))
                << '\n';
    return our_fault;
}

}  // namespace

int run(const Games& games, const std::vector<std::string>& arguments, std::istream& in, std::ostream& out,
        std::ostream& err) {
    CleanOutput clean_out{out};
    CleanOutput clean_err{err};
    std::ostream told{&clean_out};
    std::ostream complained{&clean_err};
    const Console console{in, told, complained, out};
    std::vector<std::string> own = arguments;
    if (const auto said = speak_as_asked(own, complained)) return put(*said, console);
    const auto parsed = read_command_line(games, own);
    if (const auto* said = std::get_if<Said>(&parsed)) return put(*said, console);
    return execute_command(std::get<Command>(parsed), games, console);
}

}  // namespace cli
