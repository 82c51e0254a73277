// SPDX-License-Identifier: MIT
// With the other *_line.cpp the only files that know CLI11.
#include "cli/line/command_line.h"

#include "cli/line/alternatives.h"
#include "cli/line/argument_faults.h"
#include "cli/line/board_line.h"
#include "cli/line/fault_line.h"
#include "cli/line/help_line.h"
#include "cli/line/own_line.h"
#include "cli/line/session_line.h"
#include "cli/line/statistics_line.h"
#include "cli/line/sub_command.h"
#include "cli/line/watch_line.h"
#include "cli/line/words.h"
#include "present/language/columns.h"
#include "store/program.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <memory>
#include <sstream>

namespace cli {

namespace {

constexpr int most_trials = 100'000;
constexpr std::size_t usual_format = 14;  // characters; what stands behind a longer one is only moved

constexpr const char* about = marked(
    "Logothete keeps track of a game of {games}: it records what happens on the table, checks each\n"
    "entry against the rules, and scores the game.\n");

// "Byzantium", "Byzantium or chess".
std::string any_of(const Games& games) {
    std::vector<std::string> names;
    for (const auto& game : games.all()) names.push_back(game->name());
    return alternatives(names);
}

// One Command is under construction; each sub-command that is chosen puts its own options there.
class Parser {
public:
    explicit Parser(const Games& games) : games_{games} {
        say_headings(app_);
        app_.require_subcommand(1);
        app_.failure_message([](const CLI::App* app, const CLI::Error& error) { return fault_of(*app, error); });
        app_.set_version_flag("--version", "logothete-cli " + store::program_version(),
                              translated("Display program version information and exit"));
        app_.add_option("--language", language_, translated("en, nl, hu or de (default: the system's language)"))
            ->type_name("L");
        app_.footer(std::string{"\n"} + translated("logothete-cli COMMAND --help says more about one of them.") + '\n' +
                    exit_statuses());
        add_play();
        add_tour();
        add_show();
        add_legal();
        add_why();
        add_with_journal<ScoreOptions>("score",
                                       translated("Show the score: now, with the final scoring, and by source."), "",
                                       "logothete-cli score game.jsonl");
        add_with_journal<AuditOptions>("audit",
                                       translated("Show where all pieces lie, and report what cannot be right."), "",
                                       "logothete-cli audit game.jsonl");
        add_divide();
        add_replay();
        OwnCommands{games_, app_, [this](const OwnOptions& options) { choose(options); }}.add();
        add_watching(app_, watching_, [this] { command_ = watching_; });
        add_report();
        add_statistics();
        add_rules();
        add_board();
        add_session();
        say_options(app_);
    }

    std::variant<Command, Said> parse(std::vector<std::string> arguments) try {
        std::reverse(arguments.begin(), arguments.end());  // CLI11 takes them from the back
        app_.parse(std::move(arguments));
        return command_;
    } catch (const CLI::ParseError& stop) {
        std::ostringstream out;
        std::ostringstream err;
        const int status = app_.exit(stop, out, err);
        return Said{out.str() + err.str(), status == 0 ? done : unusable};
    }

    std::string help() const { return app_.help(); }

private:
    CLI::App* sub(const std::string& name, const std::string& summary, const std::string& details,
                  const std::string& example) {
        return add_sub(app_, {name, summary, details, example});
    }

    // A game may have a command of the name of ours, which --listen tells apart.
    void choose(const OwnOptions& options) {
        if (options.command != watch_name || !watching_.listen) {
            command_ = options;
            return;
        }
        watching_.session = options.journal.file;
        watching_.board = options.journal.board;
        command_ = watching_;
    }

    // The options of this sub-command, kept until it is chosen.
    template <class Options>
    Options& options_of(CLI::App* command) {
        auto options = std::make_shared<Options>();
        command->callback([this, options] { command_ = *options; });
        return *options;
    }

    template <class Options>
    Options& add_with_journal(const std::string& name, const std::string& summary, const std::string& details,
                              const std::string& example) {
        CLI::App* command = sub(name, summary, details, example);
        Options& options = options_of<Options>(command);
        add_journal(*command, options.journal);
        return options;
    }

    void add_replay() {
        CLI::App* command =
            sub("replay", translated("For programs: judge a journal line by line, in JSON."),
                translated("Reads a header and entries from standard input and answers each line with one line:\n"
                           "accepted, or refused with the rule and the reason. Refused entries change nothing.\n"),
                "logothete-cli replay --legal < game.jsonl");
        ReplayOptions& options = options_of<ReplayOptions>(command);
        command->add_flag("--positions", options.positions, translated("show the position with every answer"));
        command->add_flag("--legal", options.legal, translated("show every legal entry with every answer"));
        command
            ->add_option("--advise", options.advise,
                         translated("add a program's advice wherever somebody decides, from\nthis many trials; 0: from "
                                    "its evaluation alone"))
            ->check([](const std::string& text) { return unless_whole_number(text, 0, most_trials); })
            ->type_name("TRIALS");
        command->add_option("--seed", options.seed, translated("the same N gives the same advice (default: 1)"))
            ->type_name("N");
        add_board_choice(*command, options.board);
    }

    void add_report() {
        const auto formats_of = [](const Game& game) {
            std::string formats;
            for (const present::ReportWords& words : game.reports())
                formats += "  " + present::padded(words.key, usual_format) + "  " + words.help + '\n';
            return formats;
        };
        const std::string formats = std::string{translated("FORMAT is one of")} + '\n' + of_each_game(formats_of, "\n");
        CLI::App* command = sub("report", translated("Write a session as a page to keep, print or send."), formats,
                                "logothete-cli report 3 --format chronicle --output friday.html\n"
                                "  logothete-cli report 3 --format text");
        ReportOptions& options = options_of<ReportOptions>(command);
        command
            ->add_option("SESSION", options.session,
                         translated("the number of the session, as `session list` shows it"))
            ->required()
            ->type_name("");
        command
            ->add_option("--format", options.format,
                         translated("the kind of report (default: by FILE's ending, or chronicle)"))
            ->type_name("FORMAT");
        command
            ->add_option("--output", options.output,
                         translated("the file to write, whole or not at all; - for standard output"))
            ->type_name("FILE");
        add_force(*command, options.if_there);
        command->add_option("--library", options.library, translated("the library file, if not the usual one"))
            ->type_name("LIBRARY");
        add_board_choice(*command, options.board);
    }

    void add_statistics() {
        CLI::App* command = sub(
            "statistics", translated("Show who won how often, and from which seat, over all finished sessions."),
            translated(
                "Sessions marked as not counted are left out. Each session is replayed once; its result stays in\n"
                "the library. All filters apply at once: --player Anna --color blue shows what Anna had with blue.\n"),
            "logothete-cli statistics\n  logothete-cli statistics --player Anna --since 2026-01-01\n"
            "  logothete-cli statistics --csv results.csv");
        StatisticsOptions& options = options_of<StatisticsOptions>(command);
        add_statistics_options(*command, options, games_);
    }

    void add_rules() {
        CLI::App* command =
            sub("rules", translated("Look up the rules: all of them, one, those about something, or a help page."),
                say("A number, or an id such as {id}, is that rule; other words are searched for.",
                    arg("id", std::string{games_.first().rule_mark()} + "-30")) +
                    '\n',
                "logothete-cli rules 30\n  logothete-cli rules first player\n"
                "  logothete-cli rules 30 --language nl");
        RulesOptions& options = options_of<RulesOptions>(command);
        command->add_option("WORDS", options.words, translated("words that the rule must contain"))->type_name("");
        command->add_option("--page", options.page, pages_help())->type_name("PAGE");
        if (games_.all().size() > 1)
            add_game_choice(*command, games_, options.game,
                            translated("the rules of this game (default: the game of the ids, or the first)"));
    }

    // Of one game, or of each under its name.
    template <class Text>
    std::string of_each_game(const Text& text, const char* behind_name) const {
        if (games_.all().size() == 1) return text(games_.first());
        std::string all;
        for (const auto& game : games_.all())
            if (const std::string said = text(*game); !said.empty())
                all += (all.empty() || all.ends_with('\n') ? "" : "\n") + game->name() + ":" + behind_name + said;
        return all;
    }

    std::string pages_help() const {
        const std::string manual = translated("manual: how the window works;");
        return manual + '\n' + of_each_game([](const Game& game) { return game.pages_help(); }, " ");
    }

    std::string entry_help() const {
        return of_each_game([](const Game& game) { return game.entry_help(); }, "\n");
    }

    void add_board() {
        if (std::none_of(games_.all().begin(), games_.all().end(), [](const auto& game) { return game->boards(); }))
            return;
        CLI::App* board =
            sub("board", translated("Keep boards of your own, check them, and share them."),
                translated("Boards of some games are changed in the window, those of others here. A session keeps the\n"
                           "board it began on.\n"),
                "logothete-cli board check ours.json\n  logothete-cli board import ours.json");
        add_board_acts(*board, games_, [this](const BoardOptions& options) { command_ = options; });
    }

    // Of the first game: "red=Anna yellow=Basil".
    std::string example_players() const {
        const auto marks = games_.first().counted().marks.keys;
        return marks.at(0) + "=Anna " + marks.at(1) + "=Basil";
    }

    void add_session() {
        CLI::App* session =
            sub("session", translated("Keep games in a library, where nothing is lost."),
                translated("The library is the file in LOGOTHETE_LIBRARY, or one among your own data. Every entry\n"
                           "is on the disk before it is acknowledged.\n"),
                "logothete-cli session new " + example_players() + "\n  logothete-cli session list");
        add_session_acts(*session, games_, example_players(),
                         [this](const SessionOptions& options) { command_ = options; });
    }

    void add_show() {
        CLI::App* command = sub("show", translated("Show the table: what lies where, and whose turn it is."), "",
                                "logothete-cli show game.jsonl --at 12");
        ShowOptions& options = options_of<ShowOptions>(command);
        add_journal(*command, options.journal);
        command->add_option("--at", options.at, translated("show it as it was after the first N entries"))
            ->type_name("N");
    }

    void add_legal() {
        add_with_journal<LegalOptions>("legal", translated("List every legal entry, with its cost and its rule."), "",
                                       "logothete-cli legal game.jsonl");
    }

    // One for each game, a line each.
    std::string examples_of_why() const {
        std::string all;
        for (const auto& game : games_.all())
            all += (all.empty() ? "" : "\n  ") + std::string{"logothete-cli why game.jsonl \""} +
                   game->play_help().entry + '"';
        return all;
    }

    void add_why() {
        CLI::App* command =
            sub("why", translated("Say whether an entry would be allowed now, and if not, by which rule."),
                translated("The entry is JSON or a few words: first what is done, then where.\n") + entry_help(),
                examples_of_why());
        WhyOptions& options = options_of<WhyOptions>(command);
        add_journal(*command, options.journal);
        command->add_option("ENTRY", options.entry, translated("the entry, as JSON or in words"))
            ->required()
            ->type_name("");
    }

    void add_divide() {
        CLI::App* command =
            sub("divide", translated("Count the ways a game can go on, by their first entry."),
                translated("Counts the sequences of DEPTH entries that are possible from the journal's end. Where\n"
                           "chance decides, each result that makes a difference is one entry.\n"),
                "logothete-cli divide game.jsonl 2");
        DivideOptions& options = options_of<DivideOptions>(command);
        add_journal(*command, options.journal);
        command->add_option("DEPTH", options.depth, translated("the number of entries in a sequence, 1 to 20"))
            ->required()
            ->check([](const std::string& text) { return unless_whole_number(text, 1, 20); })
            ->type_name("");
    }

    void add_play() {
        CLI::App* command =
            sub("play", translated("Record a game at a prompt that asks for each decision."),
                translated("With FILE the game continues where that journal ends, or begins if there is no such file,\n"
                           "and is saved after every entry. At the prompt, help lists the commands.\n"
                           "Colours can be typed in English or in the language of the program, and shortened.\n"),
                "logothete-cli play game.jsonl");
        PlayOptions& options = options_of<PlayOptions>(command);
        command->add_option("FILE", options.file, translated("the journal to go on with, or to begin"))->type_name("");
        command
            ->add_option("--board", options.board,
                         translated("begin the game on this board: a file, or an id of `board list`"))
            ->type_name("BOARD");
        if (games_.all().size() > 1)
            add_game_choice(*command, games_, options.game,
                            translated("the game to begin (default: the first of these)"));
        command
            ->add_option("--seed", options.seed,
                         translated("the same N repeats the same dice and other random results"))
            ->type_name("N");
        command
            ->add_option(
                "--seat", options.programs,
                translated("a seat that the program plays: red=program; once for each\nseat. It still asks for "
                           "the dice; roll rolls them"))
            ->type_name("SEAT");
        command
            ->add_option("--trials", options.trials, translated("how many trials the program plays for each decision"))
            ->check([](const std::string& text) { return unless_whole_number(text, 0, most_trials); })
            ->type_name("N");
    }

    void add_tour() {
        CLI::App* command =
            sub("tour", translated("Play through a game turn by turn, showing the table at the end of each."),
                translated("With --programs, programs play a new game while you watch; no journal is read then.\n"),
                "logothete-cli tour game.jsonl\n"
                "  logothete-cli tour --programs 4 --seed 7 --output game.jsonl");
        TourOptions& options = options_of<TourOptions>(command);
        add_journal(*command, options.journal)->required(false);
        command->add_flag("--wait", options.wait, translated("wait for Enter between the turns"));
        command->add_option("--programs", options.programs, translated("how many programs play, 2 to 4"))
            ->check([](const std::string& text) { return unless_whole_number(text, 2, 4); })
            ->type_name("N");
        command
            ->add_option("--trials", options.trials,
                         translated("how many trials they play for each decision (default: 0)"))
            ->check([](const std::string& text) { return unless_whole_number(text, 0, most_trials); })
            ->type_name("N");
        command->add_option("--seed", options.seed, translated("the same N repeats the same game"))->type_name("N");
        command->add_option("--output", options.output, translated("the file to write the journal of their game to"))
            ->type_name("FILE");
        add_force(*command, options.if_there);
    }

    const Games& games_;
    CLI::App app_{say(about, arg("games", any_of(games_))), "logothete-cli"};
    WatchOptions watching_;
    std::string language_;  // for --help alone: it is taken out before, see language.h
    Command command_;
};

}  // namespace

std::variant<Command, Said> read_command_line(const Games& games, const std::vector<std::string>& arguments) {
    Parser parser{games};
    if (arguments.empty()) return Said{parser.help(), unusable};
    return parser.parse(arguments);
}

}  // namespace cli
