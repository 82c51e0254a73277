// SPDX-License-Identifier: MIT
// What can be said at the prompt of `play` beside answers.
#include "cli/line/words.h"
#include "cli/play/play_table.h"
#include "present/language/columns.h"
#include "session/files.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace cli {

namespace {

constexpr std::size_t usual_history = 10;  // entries

constexpr const char* words_help = marked(
    "  back                  to the previous question\n"
    "  undo [N]  redo [N]    undo the last entry, or the last N; redo them\n"
    "  show                  the table            score      the score and where it came from\n"
    "  audit                 where all pieces lie\n"
    "  history [all]         the last entries, and what was undone and replaced\n"
    "  why ENTRY             whether that is allowed, and by which rule\n"
    "  correct PATH VALUE [NOTE]   enter what the table really shows\n"
    "  await PLAYER          that player acts now; drops what was under way\n"
    "  standing              the standing answers, and which ones there can be\n"
    "  standing PLAYER N [turn]   that player always gives answer N, or in this turn only\n"
    "  standing PLAYER off N      cancels it\n"
    "  save [FILE]           save the game in that file from now on\n"
    "  quit\n");

// How many entries `undo` and `redo` go; 1 if nothing is said, nothing if it is no number above 0.
std::optional<std::size_t> how_many(const std::vector<std::string>& words) {
    if (words.size() == 1) return 1;
    std::size_t count{};
    const auto& word = words[1];
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), count);
    if (error != std::errc{} || end != word.data() + word.size() || count == 0) return std::nullopt;
    return count;
}

// `moved` is a sentence with places for {n} and {entry}.
std::string moved_line(const char* moved, const present::Looks& looks, std::size_t number) {
    return present::wrapped(say(moved, arg("n", number), arg("entry", looks.headline(number))), screen);
}

}  // namespace

const std::vector<PlayTable::Command>& PlayTable::commands() {
    static const std::vector<Command> all{
        {"undo", &PlayTable::undo},         {"redo", &PlayTable::redo},       {"back", &PlayTable::back},
        {"correct", &PlayTable::correct},   {"await", &PlayTable::await},     {"show", &PlayTable::show},
        {"score", &PlayTable::score},       {"audit", &PlayTable::audit},     {"why", &PlayTable::explain},
        {"save", &PlayTable::save},         {"history", &PlayTable::history}, {"help", &PlayTable::help},
        {"standing", &PlayTable::standing}, {"?", &PlayTable::help},          {"quit", &PlayTable::quit},
        {"exit", &PlayTable::quit},
    };
    return all;
}

void PlayTable::undo(const Words& words, std::string_view) {
    const auto count = how_many(words);
    if (!count) return static_cast<void>(console_.out << translated("undo takes a number of entries: undo 3") << '\n');
    // A program would only decide again, so what it decided goes too.
    const auto goes_on = [&](std::size_t i) { return i < *count || (programs_ && programs_->must_decide()); };
    for (std::size_t i = 0; goes_on(i) && session_->table().undo(); ++i)
        console_.out << moved_line(marked("Undone, entry {n}: {entry}"), looks(), looks().cursor() + 1);
    if (looks().cursor() == 0) console_.out << translated("This is the beginning of the game.") << '\n';
    keeper_.changed(*session_, console_);
    asking_->ask();
}

void PlayTable::redo(const Words& words, std::string_view) {
    const auto count = how_many(words);
    if (!count) return static_cast<void>(console_.out << translated("redo takes a number of entries: redo 3") << '\n');
    if (looks().cursor() == looks().size()) console_.out << translated("There is nothing to redo.") << '\n';
    for (std::size_t i = 0; i < *count && session_->table().redo(); ++i)
        console_.out << moved_line(marked("Redone, entry {n}: {entry}"), looks(), looks().cursor());
    keeper_.changed(*session_, console_);
    asking_->ask();
}

void PlayTable::back(const Words&, std::string_view) {
    if (!asking_->back()) console_.out << translated("This is the first question; undo takes back an entry.") << '\n';
}

void PlayTable::correct(const Words& words, std::string_view line) {
    if (words.size() < 3) {
        console_.out << say("correct takes a path and a value: {example}", arg("example", help_.correction)) << '\n';
        return;
    }
    const auto answered = asking_->correct(words[1], words[2], rest_behind(line, 3));
    tell_answered(answered);
    if (std::holds_alternative<Entered>(answered)) console_.out << session_->said_of_correction();
    console_.out << session_->faults_text();
}

void PlayTable::await(const Words&, std::string_view line) {
    const auto seat = seat_called(rest_behind(line, 1));
    if (seat) return tell_answered(asking_->give_action(*seat));
    console_.out << say("await takes a player: {example}", arg("example", "await " + looks().players().front().key))
                 << '\n';
}

void PlayTable::show(const Words&, std::string_view) { console_.out << '\n' << session_->table_text(looks().cursor()); }

void PlayTable::score(const Words&, std::string_view) { console_.out << '\n' << session_->score_text(); }

void PlayTable::audit(const Words&, std::string_view) { console_.out << '\n' << session_->audit_text(); }

void PlayTable::explain(const Words& words, std::string_view line) {
    if (words.size() < 2) {
        console_.out << say("why takes an entry, for example: {example}", arg("example", "why " + help_.entry)) << '\n'
                     << session_->entry_help();
        return;
    }
    console_.out << '\n' << session_->why(rules_, rest_behind(line, 1)).text;
}

// Nothing that another game may have left in a file is written over by mistake.
void PlayTable::save(const Words& words, std::string_view line) try {
    const bool over = words.size() > 2 && words.back() == "over";
    std::string name = rest_behind(line, 1);
    if (over) name = name.substr(0, name.find_last_not_of(' ', name.size() - words.back().size() - 1) + 1);
    if (name.empty() && !keeper_.file())
        return static_cast<void>(console_.out << translated("save takes a file: save game.jsonl") << '\n');
    const std::filesystem::path file = name.empty() ? *keeper_.file() : std::filesystem::path{name};
    keeper_.save_as({file, over ? session::IfThere::replace : session::IfThere::refuse}, *session_);
    console_.out << say("Saved in {file}, and from now on after every entry.", arg("file", file.string())) << '\n';
} catch (const session::FileIsThere& error) {
    console_.out << say("{trouble} To overwrite it: {save} over", arg("trouble", say(error.sentence)),
                        arg("save", line))
                 << '\n';
} catch (const session::FileError& error) {
    console_.out << say(error.sentence) << '\n';
}

void PlayTable::history(const Words& words, std::string_view) {
    const bool all = words.size() > 1 && lower(words[1]) == "all";
    const std::size_t size = looks().size();
    for (std::size_t n = all || size < usual_history ? 1 : size - usual_history + 1; n <= size; ++n) {
        const std::string line = std::to_string(n) + ". " + looks().headline(n);
        console_.out << present::wrapped(n <= looks().cursor() ? line : say("{entry} (undone)", arg("entry", line)),
                                         screen, "  ");
    }
    for (const auto& cut : session_->cut_off()) {
        console_.out << "  " << say("Undone after entry {n} and replaced since:", arg("n", cut.at)) << '\n';
        for (const auto& entry : cut.entries) console_.out << "    " << entry << '\n';
    }
}

void PlayTable::help(const Words&, std::string_view) {
    console_.out << help_.answers << '\n'
                 << translated(words_help) << help_.own_words << translated("For example:") << '\n'
                 << "  why " << help_.entry << '\n'
                 << "  " << help_.correction << '\n'
                 << help_.paths;
}

void PlayTable::quit(const Words&, std::string_view) { leaving_ = true; }

}  // namespace cli
