// SPDX-License-Identifier: MIT
#include "cli/line/session_line.h"

#include "cli/line/help_line.h"
#include "cli/line/sub_command.h"
#include "cli/line/words.h"

#include <CLI/CLI.hpp>

#include <memory>
#include <set>
#include <string>

namespace cli {

namespace {

// Filled in while the command line is read; the one act that was chosen is told.
struct Acts {
    NewSessionAct fresh;
    ListAct list;
    RenameAct rename;
    PlaceAct place;
    BegunAct begun;
    NoteAct note;
    DuplicateAct duplicate;
    ShelveAct archive;
    ShelveAct unarchive;
    ShelveAct trash;
    ShelveAct untrash;
    EmptyTrashAct empty;
    CountAct count;
    OpenAct open;
    AppendAct append;
    UndoAct undo;
    RedoAct redo;
    AtAct at;
    MendAct mend;
    RepairAct repair;
    ExportAct out;
    ImportAct in;
    BackupAct backup;
    RestoreAct restore;
    VerifyAct verify;
};

class SessionParser {
public:
    SessionParser(const Games& games, std::string example_players, std::function<void(const SessionOptions&)> chosen)
        : games_{games}, example_players_{std::move(example_players)}, chosen_{std::move(chosen)} {}

    void add_to(CLI::App* session) {
        add_books(session);
        add_tables(session);
        add_files(session);
    }

private:
    // One act of `session`, with what all of them take. `example` is what may be typed behind its name.
    template <class Act>
    CLI::App* add_act(CLI::App* session, const std::string& name, const std::string& summary, Act& act,
                      const std::string& example) {
        CLI::App* command = session->add_subcommand(name, summary);
        add_footer(*command, "", "logothete-cli session " + name + (example.empty() ? "" : " ") + example);
        SessionOptions& options = session_;
        command->add_option("--library", options.library, translated("the library file, if not the usual one"))
            ->type_name("FILE");
        add_board_choice(*command, options.board);
        command->add_flag_callback(
            "--json", [&options] { options.form = Form::json; }, translated("answer in JSON, one line each"));
        command->callback([this, &act, &options] {
            options.act = act;
            chosen_(options);
        });
        return command;
    }

    // Of an act that makes a session.
    static void say_board_is_kept(CLI::App& command) {
        command.get_option("--board")->description(
            translated("begin or import a session on this board instead of the one the header names:\n"
                       "a file, or an id of `board list`"));
    }

    // The same for acts on one session.
    template <class Act>
    CLI::App* add_act_on(CLI::App* session, const std::string& name, const std::string& summary, Act& act,
                         const std::string& example = "1") {
        CLI::App* command = add_act(session, name, summary, act, example);
        command->add_option("SESSION", act.session, translated("the number of the session, as `session list` shows it"))
            ->required()
            ->type_name("");
        return command;
    }

    void add_books(CLI::App* session) {
        auto& fresh = acts_.fresh;
        CLI::App* begin = add_act(session, "new", translated("Begin a session."), fresh, example_players_);
        say_board_is_kept(*begin);
        const std::string mark = games_.first().counted().marks.keys.front();
        begin
            ->add_option("PLAYERS", fresh.wished.players,
                         say("the list of players, clockwise: {colour}=Anna, or {colour} alone", arg("colour", mark)))
            ->required()
            ->type_name("");
        begin->add_option("--title", fresh.title, translated("the title (default: the names of the players)"))
            ->type_name("TEXT");
        begin->add_option("--place", fresh.place, translated("where it is played"))->type_name("TEXT");
        begin->add_option("--first", fresh.wished.first, translated("the first player (default: chosen at random)"))
            ->type_name("COLOR");
        add_new_options(*begin, fresh);
        CLI::App* list =
            add_act(session, "list", translated("List the sessions, most recently used first."), acts_.list, "");
        list->add_flag_callback(
            "--all", [this] { acts_.list.listing = Listing::everything; },
            translated("also the archive and the trash"));
        add_act_on(session, "rename", translated("Rename a session."), acts_.rename, "1 \"The siege of Antioch\"")
            ->add_option("TITLE", acts_.rename.title, translated("the new title"))
            ->required()
            ->type_name("");
        add_act_on(session, "duplicate", translated("Copy a session; the copy does not count."), acts_.duplicate,
                   "1 \"What if\"")
            ->add_option("TITLE", acts_.duplicate.title, translated("the title of the copy"))
            ->required()
            ->type_name("");
        add_notes(session);
        add_shelves(session);
        add_act_on(session, "count", translated("Count a session in statistics, or say why not."), acts_.count)
            ->add_option("--not", acts_.count.not_counted, translated("why it does not count"))
            ->type_name("WHY");
    }

    // What each game needs to know besides. Games may have options of the same name.
    void add_new_options(CLI::App& begin, NewSessionAct& fresh) {
        const bool several = games_.all().size() > 1;
        if (several) add_game_choice(begin, games_, fresh.game, translated("the game (default: the first of these)"));
        std::set<std::string> known;
        for (const auto& game : games_.all())
            for (const Option& option : game->new_options())
                if (known.insert(option.name).second)
                    begin
                        .add_option_function<std::string>(
                            option.name,
                            [&fresh, name = option.name](const std::string& text) {
                                fresh.wished.options[name] = text;
                            },
                            several ? game->name() + ": " + option.help : option.help)
                        ->type_name(option.type);
    }

    void add_notes(CLI::App* session) {
        add_act_on(session, "place", translated("Set where a session is played."), acts_.place, "1 \"At Anna's\"")
            ->add_option("PLACE", acts_.place.place, translated("the place"))
            ->required()
            ->type_name("");
        add_act_on(session, "begun", translated("Set when a session began."), acts_.begun, "1 2026-03-01")
            ->add_option("WHEN", acts_.begun.when,
                         translated("the day: 2026-03-01, \"2026-03-01 19:30\", or 2026-03-01T19:30:00Z (UTC)"))
            ->required()
            ->type_name("");
        auto& note = acts_.note;
        CLI::App* command = add_act_on(session, "note", translated("Add a note to a session, or list its notes."), note,
                                       "1 \"Basil came late\"");
        command->add_option("TEXT", note.text, translated("the note; without it the notes are listed"))->type_name("");
        command->add_option("--after", note.after, translated("the note belongs after this many entries"))
            ->type_name("N");
        command->add_option("--remove", note.remove, translated("delete this note of the list"))->type_name("NOTE");
    }

    void add_shelves(CLI::App* session) {
        const auto add = [&](ShelveAct& act, Shelving to, const char* name, const char* summary) {
            act.to = to;
            add_act_on(session, name, summary, act);
        };
        add(acts_.archive, Shelving::archive, "archive", translated("Archive a session."));
        add(acts_.unarchive, Shelving::unarchive, "unarchive", translated("Take a session out of the archive."));
        add(acts_.trash, Shelving::trash, "delete", translated("Move a session to the trash."));
        add(acts_.untrash, Shelving::restore, "undelete", translated("Restore a session from the trash."));
        add_act(session, "empty-trash", translated("Empty the trash for good."), acts_.empty, "");
    }

    void add_tables(CLI::App* session) {
        add_act_on(session, "open", translated("Show the state of a session and its last entries."), acts_.open);
        add_act_on(session, "append",
                   translated("Read entries, one JSON line each, and acknowledge each once it is on the disk."),
                   acts_.append, "1 < entries.jsonl");
        add_act_on(session, "undo", translated("Undo the last step."), acts_.undo);
        add_act_on(session, "redo", translated("Redo what was undone."), acts_.redo);
        add_act_on(session, "at", translated("Show the table as it was after the first N entries."), acts_.at, "1 12")
            ->add_option("N", acts_.at.entries, translated("the number of entries"))
            ->required()
            ->type_name("");
        add_act_on(session, "mend",
                   translated("Restore the table as an older reading of a rule left it, if there was one."),
                   acts_.mend);
        CLI::App* repair =
            add_act_on(session, "repair", translated("Change earlier entries: shows what becomes of the rest."),
                       acts_.repair, "1 \"delete 12\"");
        repair
            ->add_option("EDITS", acts_.repair.edits,
                         translated("the change, or several: \"delete 5\", \"insert 5 ENTRY\", \"change 5 ENTRY\""))
            ->required()
            ->type_name("");
        repair->add_flag_callback(
            "--accept", [this] { acts_.repair.accept = Accept::yes; },
            translated("save the repair if every entry is valid"));
        auto* const shift = repair->add_flag_callback(
            "--shift", [this] { acts_.repair.hands = Hands::shift; },
            translated("later actions go to the next player, if the repair moves them"));
        repair
            ->add_flag_callback(
                "--keep-players", [this] { acts_.repair.hands = Hands::keep; },
                translated("later actions stay with their players"))
            ->excludes(shift);
    }

    void add_files(CLI::App* session) {
        CLI::App* out =
            add_act_on(session, "export", translated("Write a session into a file."), acts_.out, "1 friday.logothete");
        out->add_option(
               "FILE", acts_.out.file,
               translated(
                   "the file: *.logothete, a session file with all that was undone; else the journal; - to show it"))
            ->required()
            ->type_name("");
        out->add_flag_callback(
            "--undone", [this] { acts_.out.part = Part::undone; },
            translated("what was undone or repaired, not the journal; one JSON line each"));
        add_force(*out, acts_.out.if_there);
        CLI::App* in =
            add_act(session, "import", translated("Import a session from a file."), acts_.in, "friday.logothete");
        say_board_is_kept(*in);
        in->add_option("FILE", acts_.in.file,
                       translated("the file: *.logothete, or a journal; - for a journal from standard input"))
            ->required()
            ->type_name("");
        in->add_option("--title", acts_.in.title, translated("the title of a journal (default: the name of its file)"))
            ->type_name("TEXT");
        CLI::App* backup = add_act(session, "backup", translated("Back up the whole library now."), acts_.backup, "");
        backup->add_flag_callback(
            "--list", [this] { acts_.backup.listing = Listing::everything; }, translated("only list the backups"));
        add_act(session, "restore", translated("Restore a backup; the present library is kept under another name."),
                acts_.restore, "1")
            ->add_option("BACKUP", acts_.restore.backup,
                         translated("the backup: its number in `backup --list`, or a file"))
            ->required()
            ->type_name("");
        add_act(session, "verify", translated("Check that the library is sound and every session replays as before."),
                acts_.verify, "");
    }

    const Games& games_;
    std::string example_players_;  // "red=Anna yellow=Basil"
    std::function<void(const SessionOptions&)> chosen_;
    Acts acts_;
    SessionOptions session_;
};

}  // namespace

void add_session_acts(CLI::App& session, const Games& games, const std::string& example_players,
                      const std::function<void(const SessionOptions&)>& chosen) {
    const auto parser = std::make_shared<SessionParser>(games, example_players, chosen);
    session.require_subcommand(1);
    parser->add_to(&session);
    session.parse_complete_callback([parser] {});  // keeps it as long as the command
}

}  // namespace cli
