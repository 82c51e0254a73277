// SPDX-License-Identifier: MIT
// What can be said at the prompt of `play` beside answers.
#include "byzantium/prompt/entry_words.h"
#include "byzantium/prompt/play_table.h"
#include "byzantium/prompt/why.h"
#include "byzantium/rules/entry.h"
#include "byzantium/rules/ids.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/session.h"
#include "byzantium/text/summing.h"
#include "byzantium/words/accounts/forecast_text.h"
#include "byzantium/words/accounts/score_text.h"
#include "byzantium/words/desk/correction.h"
#include "byzantium/words/entries/headline.h"
#include "byzantium/words/table/audit_text.h"
#include "byzantium/words/table/names.h"
#include "byzantium/words/table/table_text.h"
#include "cli/line/words.h"
#include "present/language/columns.h"
#include "session/files.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace byzantium::prompt {

using namespace cli;

namespace {

constexpr std::size_t usual_history = 10;  // entries

constexpr const char* help_text = marked(
    "Answer a question with the number or letter before an answer, with its name, or with the\n"
    "beginning of its name; several answers may stand on one line:  a damascus pool\n"
    "Army boxes have short names: be bm bl bv for the Byzantine Elite, Main, Levy and Move box, ae am al av\n"
    "for the Arab ones. Whole entries in words are understood too:  control damascus pool\n"
    "Dice: 2 4 6 / 1 3 5 (attacker / defender), hits 2 1, or roll to let the program roll.\n"
    "\n"
    "  back                  to the question before\n"
    "  undo [N]  redo [N]    take back the last entry, or N of them; put them back\n"
    "  show                  the table            score      the score and where it came from\n"
    "  forecast              the turn's end       audit      where everybody's cubes lie\n"
    "  history [all]         the last entries, and what was cut off\n"
    "  why ENTRY             may that be done, and by which rule?   why move arab ankara\n"
    "  correct PATH VALUE [NOTE]   the table is right:  correct red.arab.treasury 7 forgot the tax\n"
    "                        more paths: bulgars 9, athens.control red, athens.tokens 2, turn 2,\n"
    "                        red.byzantine.army athens, red.pool 8, emperor [\"red\"]\n"
    "  await PLAYER          that player acts now; drops what was under way\n"
    "  save [FILE]           keep the game in that file from now on\n"
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
std::string moved_line(const char* moved, const byzantium::text::Journal& journal, std::size_t entry,
                       const words::Names& names) {
    return say(moved, arg("n", entry + 1),
               arg("entry", words::headline(names, journal.position_at(entry), journal.record(entry).entry)));
}

}  // namespace

const std::vector<PlayTable::Command>& PlayTable::commands() {
    static const std::vector<Command> all{
        {"undo", &PlayTable::undo},   {"redo", &PlayTable::redo},
        {"back", &PlayTable::back},   {"correct", &PlayTable::correct},
        {"await", &PlayTable::await}, {"show", &PlayTable::show},
        {"score", &PlayTable::score}, {"forecast", &PlayTable::forecast},
        {"audit", &PlayTable::audit}, {"why", &PlayTable::explain},
        {"save", &PlayTable::save},   {"history", &PlayTable::history},
        {"help", &PlayTable::help},   {"?", &PlayTable::help},
        {"quit", &PlayTable::quit},   {"exit", &PlayTable::quit},
    };
    return all;
}

void PlayTable::undo(const Words& words, std::string_view) {
    const auto count = how_many(words);
    if (!count) return static_cast<void>(console_.out << translated("undo takes a number of entries: undo 3") << '\n');
    for (std::size_t i = 0; i < *count && session_.undo(); ++i) {
        const auto& journal = session_.journal();
        console_.out << present::wrapped(
            moved_line(marked("Undone, entry {n}: {entry}"), journal, journal.cursor(), names_), screen);
    }
    if (session_.journal().cursor() == 0) console_.out << translated("This is the beginning of the game.") << '\n';
    keeper_.changed(session_, console_);
    after_change();
}

void PlayTable::redo(const Words& words, std::string_view) {
    const auto count = how_many(words);
    if (!count) return static_cast<void>(console_.out << translated("redo takes a number of entries: redo 3") << '\n');
    if (session_.journal().cursor() == session_.journal().size())
        console_.out << translated("There is nothing to redo.") << '\n';
    for (std::size_t i = 0; i < *count && session_.redo(); ++i) {
        const auto& journal = session_.journal();
        console_.out << present::wrapped(
            moved_line(marked("Redone, entry {n}: {entry}"), journal, journal.cursor() - 1, names_), screen);
    }
    keeper_.changed(session_, console_);
    after_change();
}

void PlayTable::back(const Words&, std::string_view) {
    if (!menu_ || !menu_->back())
        console_.out << translated("This is the first question; undo takes back an entry.") << '\n';
}

void PlayTable::correct(const Words& words, std::string_view line) {
    if (words.size() < 3) {
        console_.out << translated("correct takes a path and a value: correct red.arab.treasury 7") << '\n';
        return;
    }
    const std::size_t before = session_.journal().cursor();
    enter_json(correction_json(session_.table().board, words[1], words[2], rest_behind(line, 3)));
    if (session_.journal().cursor() > before) offer_taken();
    console_.out << words::faults_text(names_, session_.table().board, session_.position());
}

// What goes with the correction that was entered last, if something does.
void PlayTable::offer_taken() const {
    const auto& journal = session_.journal();
    const auto* correct = std::get_if<byzantium::Correct>(&journal.record(journal.cursor() - 1).entry);
    if (!correct || correct->set.size() != 1) return;
    const auto taken = words::taken_with(session_.position(), correct->set.front());
    if (!taken) return;
    console_.out << present::wrapped(
        say("If {player} has taken control of a Byzantine city before (BYZ-10), say so too: {command}",
            arg("player", names_.player(taken->player)),
            arg("command", "correct " + std::string{byzantium::to_text(taken->player)} + ".byzantine.taken true")),
        screen);
}

void PlayTable::enter_json(const std::string& json) {
    const auto entry =
        byzantium::text::read_entry(session_.table().board, byzantium::text::Seats{session_.position()}, json);
    if (entry) return enter(*entry);
    console_.out << present::wrapped(say("{trouble} Nothing was entered.", arg("trouble", say(entry.error().sentence))),
                                     screen);
}

void PlayTable::await(const Words& words, std::string_view line) {
    const std::string wanted = lower(rest_behind(line, 1));
    for (const auto& player : session_.position().players) {
        const bool meant = byzantium::to_text(player.color).starts_with(wanted) ||
                           lower(names_.player(player.color)).starts_with(wanted);
        if (words.size() > 1 && meant) return enter(byzantium::AwaitPlayer{player.color});
    }
    console_.out << translated("await takes a player: await red") << '\n';
}

void PlayTable::show(const Words&, std::string_view) {
    console_.out << '\n' << words::table_text(names_, session_.table(), session_.position());
}

void PlayTable::score(const Words&, std::string_view) {
    console_.out << '\n' << words::score_text(names_, session_.position(), byzantium::text::vp_ledger(session_));
}

void PlayTable::forecast(const Words&, std::string_view) {
    console_.out << '\n' << words::forecast_text(names_, session_.table(), session_.position());
}

void PlayTable::audit(const Words&, std::string_view) {
    console_.out << '\n' << words::audit_text(names_, session_.table().board, session_.position());
}

void PlayTable::explain(const Words& words, std::string_view line) {
    if (words.size() < 2) {
        console_.out << translated("why takes an entry, for example: why move arab ankara") << '\n'
                     << entry_words_help();
        return;
    }
    console_.out << '\n' << why(session_, names_, rules_, rest_behind(line, 1)).text;
}

// Nothing that another game may have left in a file is written over by mistake.
void PlayTable::save(const Words& words, std::string_view line) try {
    const bool over = words.size() > 2 && words.back() == "over";
    std::string name = rest_behind(line, 1);
    if (over) name = name.substr(0, name.find_last_not_of(' ', name.size() - words.back().size() - 1) + 1);
    if (name.empty() && !keeper_.file())
        return static_cast<void>(console_.out << translated("save takes a file: save game.jsonl") << '\n');
    const std::filesystem::path file = name.empty() ? *keeper_.file() : std::filesystem::path{name};
    keeper_.save_as({file, over ? session::IfThere::replace : session::IfThere::refuse}, session_);
    console_.out << say("Saved in {file}, and from now on after every entry.", arg("file", file.string())) << '\n';
} catch (const session::FileIsThere& error) {
    console_.out << say("{trouble} To write over it: {save} over", arg("trouble", say(error.sentence)),
                        arg("save", line))
                 << '\n';
} catch (const session::FileError& error) {
    console_.out << say(error.sentence) << '\n';
}

void PlayTable::history(const Words& words, std::string_view) {
    const auto& journal = session_.journal();
    const bool all = words.size() > 1 && lower(words[1]) == "all";
    const std::size_t begin = all || journal.size() < usual_history ? 0 : journal.size() - usual_history;
    for (std::size_t i = begin; i < journal.size(); ++i) {
        const std::string line =
            std::to_string(i + 1) + ". " + words::headline(names_, journal.position_at(i), journal.record(i).entry);
        console_.out << present::wrapped(i < journal.cursor() ? line : say("{entry} (undone)", arg("entry", line)),
                                         screen, "  ");
    }
    for (const auto& cut : journal.cut_off()) {
        console_.out << "  " << say("Undone after entry {n} and replaced since:", arg("n", cut.at)) << '\n';
        for (const auto& record : cut.records) {
            console_.out << "    " << byzantium::text::write_entry(session_.table().board, record.entry) << '\n';
        }
    }
}

void PlayTable::help(const Words&, std::string_view) { console_.out << translated(help_text); }

void PlayTable::quit(const Words&, std::string_view) { leaving_ = true; }

}  // namespace byzantium::prompt
