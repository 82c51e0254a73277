// SPDX-License-Identifier: MIT
#include "cli/play/keeper.h"

#include "cli/line/words.h"
#include "present/language/columns.h"
#include "session/files.h"

#include <sstream>
#include <system_error>
#include <utility>

namespace cli {

namespace {

namespace fs = std::filesystem;

constexpr int most_names = 1000;

std::string journal_text(const OpenSession& session) {
    std::ostringstream out;
    session.write_journal(out);
    return std::move(out).str();
}

int entries_of(const OpenSession& session) { return static_cast<int>(session.table().looks().cursor()); }

// The first of NAME-1.EXT, NAME-2.EXT ... that is free.
fs::path free_name(const fs::path& folder, const std::string& stem, const std::string& extension) {
    std::error_code ignored;
    for (int i = 1; i < most_names; ++i) {
        fs::path path = folder / stem;
        path += "-" + std::to_string(i);
        path += extension;
        if (!fs::exists(fs::symlink_status(path, ignored))) return path;
    }
    throw session::FileError{
        {marked("There are already {n} files called {name} here."), {{"n", most_names}, {"name", stem}}}};
}

bool is_same(const fs::path& one, const fs::path& other) {
    std::error_code none;
    return fs::equivalent(one, other, none) && !none;
}

}  // namespace

std::optional<fs::path> Keeper::file() const { return file_ ? std::optional{file_->path()} : std::nullopt; }

void Keeper::changed(const OpenSession& session, const Console& console) try {
    unsaved_ = true;
    if (!file_) return;
    session::write_held_file(*file_, journal_text(session));
    unsaved_ = false;
} catch (const session::FileError& error) {
    console.err << present::wrapped(
                       say("{trouble} The last entry is not saved yet. save NAME saves the game elsewhere.",
                           arg("trouble", say(error.sentence))),
                       screen)
                << '\n';
}

void Keeper::save_as(const session::Target& target, const OpenSession& session) {
    if (file_ && is_same(file_->path(), target.file))
        session::write_held_file(*file_, journal_text(session), target.if_there);
    else
        file_ = session::make_held_file(target, journal_text(session));
    unsaved_ = false;
}

void Keeper::leave(const OpenSession& session, const Console& console) {
    if (unsaved_ && file_) changed(session, console);
    if (unsaved_) return rescue(session, console);
    if (file_)
        console.out << say_counted(entries_of(session), "The game is saved in {file} ({n} entry).",
                                   "The game is saved in {file} ({n} entries).", arg("file", file_->path().string()))
                    << '\n';
}

void Keeper::rescue(const OpenSession& session, const Console& console) try {
    const fs::path file = free_name(".", "logothete-unsaved", ".jsonl");
    session::put_file({file}, [&](std::ostream& out) { session.write_journal(out); });
    console.out << say_counted(entries_of(session), "The game had not been saved. It is now in {file} ({n} entry).",
                               "The game had not been saved. It is now in {file} ({n} entries).",
                               arg("file", file.filename().string()))
                << '\n';
} catch (const session::FileError& error) {
    console.err << say(error.sentence) << '\n'
                << translated("The game could NOT be saved. This is its journal:") << '\n';
    session.write_journal(console.out);
}

fs::path copy_aside(const fs::path& file) {
    fs::path copy = free_name(file.parent_path(), file.stem().string() + "-before", file.extension().string());
    std::error_code failed;
    fs::copy_file(file, copy, failed);
    if (failed)
        throw session::FileError{
            {marked("{file}: the copy cannot be made ({why})."), {{"file", copy.string()}, {"why", failed.message()}}}};
    return copy;
}

}  // namespace cli
