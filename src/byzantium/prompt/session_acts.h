// SPDX-License-Identifier: MIT
// The acts of `logothete-cli session`, and what they have in common. Each gives its exit status; all may throw
// store::StoreError, session::FileError and protocol::FormatError, which `run` turns into a sentence.
#pragma once

#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "cli/line/console.h"
#include "cli/session/session_options.h"
#include "session/resources.h"
#include "store/holder.h"
#include "store/library.h"
#include "store/records.h"

#include <optional>
#include <ostream>
#include <string>

namespace byzantium::prompt {

struct Library {
    store::Library library;
    byzantium::text::Boards boards;
    cli::Form form;
};

store::Library open_library(const cli::SessionOptions& options, const store::Options& how, const cli::Console& console);
std::filesystem::path library_path(const cli::SessionOptions& options);

std::string no_sessions();

// Why a session does not go on as it did, in a sentence or two.
std::string words(const store::Holder& holder);

// The session to be written; nothing, and a word on console.err, if another program holds it.
std::optional<byzantium::text::OpenedKept> take_up(Library& in, cli::SessionNumber session,
                                                   const cli::Console& console);
byzantium::text::OpenedKept look_at(Library& in, cli::SessionNumber session, const cli::Console& console);
std::string shelf_word(store::Shelf shelf);
// The session as the list has it, in JSON.
std::string json_line(const store::Listed& listed);
// Tells what has become of it, or the session in JSON.
int tell_change(const Library& in, cli::SessionNumber session, const std::string& sentence,
                const cli::Console& console);
// Everything that was entered and does not count.
void write_undone(std::ostream& out, const store::Library& library, store::SessionId session);

int perform(const cli::NewSessionAct& act, Library& in, const cli::Console& console);
int perform(const cli::ListAct& act, Library& in, const cli::Console& console);
int perform(const cli::OpenAct& act, Library& in, const cli::Console& console);
int perform(const cli::AppendAct& act, Library& in, const cli::Console& console);
int perform(const cli::UndoAct& act, Library& in, const cli::Console& console);
int perform(const cli::RedoAct& act, Library& in, const cli::Console& console);
int perform(const cli::AtAct& act, Library& in, const cli::Console& console);
int perform(const cli::MendAct& act, Library& in, const cli::Console& console);
int perform(const cli::RepairAct& act, Library& in, const cli::Console& console);
int perform(const cli::RenameAct& act, Library& in, const cli::Console& console);
int perform(const cli::PlaceAct& act, Library& in, const cli::Console& console);
int perform(const cli::BegunAct& act, Library& in, const cli::Console& console);
int perform(const cli::NoteAct& act, Library& in, const cli::Console& console);
int perform(const cli::DuplicateAct& act, Library& in, const cli::Console& console);
int perform(const cli::ShelveAct& act, Library& in, const cli::Console& console);
int perform(const cli::EmptyTrashAct& act, Library& in, const cli::Console& console);
int perform(const cli::CountAct& act, Library& in, const cli::Console& console);
int perform(const cli::ExportAct& act, Library& in, const cli::Console& console);
int perform(const cli::ImportAct& act, Library& in, const cli::Console& console);
int perform(const cli::BackupAct& act, Library& in, const cli::Console& console);
int perform(const cli::VerifyAct& act, Library& in, const cli::Console& console);

}  // namespace byzantium::prompt
