// SPDX-License-Identifier: MIT
// The acts of `logothete-cli session`, and what they have in common. Each gives its exit status; all may throw
// store::StoreError, session::FileError and protocol::FormatError, which `run` turns into a sentence.
#pragma once

#include "cli/game.h"
#include "cli/line/console.h"
#include "cli/line/form.h"
#include "cli/session/kept.h"
#include "cli/session/session_options.h"
#include "store/holder.h"
#include "store/library.h"
#include "store/records.h"

#include <filesystem>
#include <optional>
#include <ostream>
#include <string>

namespace cli {

struct Library {
    store::Library library;
    std::optional<std::string> board;  // a file, or the id of a board there is; none: those that the headers name
    Form form;
    const Games& games;
};

store::Library open_library(const SessionOptions& options, const store::Options& how, const Console& console);
// To look at; one that is not there is refused.
store::Library library_to_read(const SessionOptions& options, const Console& console);
std::filesystem::path library_path(const SessionOptions& options);

std::string no_sessions();

// Why a session does not go on as it did, in a sentence or two.
std::string words(const store::Holder& holder);

// The game of a session. Throws protocol::FormatError if it is not there.
const Game& game_of(const Library& in, SessionNumber session);
// The session to be written; nothing, and a word on console.err, if another program holds it.
std::optional<OpenedKept> take_up(Library& in, SessionNumber session, const Console& console);
OpenedKept look_at(const Library& in, SessionNumber session, const Console& console);
std::string shelf_word(store::Shelf shelf);
// The session as the list has it, in JSON.
std::string json_line(const store::Listed& listed);
// Tells what has become of it, or the session in JSON.
int tell_change(const Library& in, SessionNumber session, const std::string& sentence, const Console& console);

int perform(const NewSessionAct& act, Library& in, const Console& console);
int perform(const ListAct& act, Library& in, const Console& console);
int perform(const OpenAct& act, Library& in, const Console& console);
int perform(const AppendAct& act, Library& in, const Console& console);
int perform(const UndoAct& act, Library& in, const Console& console);
int perform(const RedoAct& act, Library& in, const Console& console);
int perform(const AtAct& act, Library& in, const Console& console);
int perform(const MendAct& act, Library& in, const Console& console);
int perform(const RepairAct& act, Library& in, const Console& console);
int perform(const RenameAct& act, Library& in, const Console& console);
int perform(const PlaceAct& act, Library& in, const Console& console);
int perform(const BegunAct& act, Library& in, const Console& console);
int perform(const NoteAct& act, Library& in, const Console& console);
int perform(const DuplicateAct& act, Library& in, const Console& console);
int perform(const ShelveAct& act, Library& in, const Console& console);
int perform(const EmptyTrashAct& act, Library& in, const Console& console);
int perform(const CountAct& act, Library& in, const Console& console);
int perform(const ExportAct& act, Library& in, const Console& console);
int perform(const ImportAct& act, Library& in, const Console& console);
int perform(const BackupAct& act, Library& in, const Console& console);
int perform(const VerifyAct& act, Library& in, const Console& console);

}  // namespace cli
