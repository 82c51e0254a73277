// SPDX-License-Identifier: MIT
#include "store/exchange.h"

#include "store/inside.h"
#include "store/opening.h"
#include "store/protected.h"
#include "store/rows.h"
#include "store/verify.h"
#include "wording/sentence.h"

#include <algorithm>
#include <system_error>

namespace store {

namespace {

namespace fs = std::filesystem;

using wording::marked;

constexpr const char* not_exported = marked("the session was not exported");
constexpr const char* not_imported = marked("nothing was imported");

void write_alone(const fs::path& file, const Whole& whole, const Options& options) {
    const auto alone = make_plain_file(file, options);
    Writing writing{*alone};
    insert_whole(*alone, whole);
    writing.commit();
}

Library opened(const fs::path& file, const Options& options) {
    Options reading = options;
    reading.access = Access::read;
    Library library = Library::open(file, reading);
    if (Inside::version(library) > options.schema.version)
        throw StoreError{
            Trouble::newer,
            file,
            {marked("a later version of Logothete wrote this file. Install that version to take it over.")}};
    if (const auto found = faults(library); !found.empty())
        throw StoreError{Trouble::damaged,
                         file,
                         {marked("it is damaged ({fault}). Ask for the file again."), {{"fault", found.front()}}}};
    return library;
}

SessionId only_session(const Library& library) {
    const auto sessions = library.list();
    if (sessions.size() != 1)
        throw StoreError{Trouble::foreign,
                         library.file(),
                         {marked("it holds {n} sessions, not one. To open it as a library: logothete --library FILE"),
                          {{"n", static_cast<std::int64_t>(sessions.size())}}}};
    return sessions.front().id;
}

bool same_act(const Entry& a, const Entry& b) { return a.text == b.text && a.position_hash == b.position_hash; }

std::size_t common_entries(const std::vector<Entry>& ours, const std::vector<Entry>& theirs) {
    const auto parted = std::mismatch(ours.begin(), ours.end(), theirs.begin(), theirs.end(), same_act);
    return static_cast<std::size_t>(parted.first - ours.begin());
}

// Nothing if they are the same.
std::optional<Differs> difference(SessionId here, const Whole& ours, const Whole& theirs) {
    const Differs found{here, common_entries(ours.entries, theirs.entries), ours.entries.size(), theirs.entries.size()};
    const bool same = ours.details.header == theirs.details.header && found.common == found.ours &&
                      found.common == found.theirs && ours.details.state.cursor == theirs.details.state.cursor;
    return same ? std::nullopt : std::optional{found};
}

Imported add(Connection& connection, const Whole& whole) {
    Writing writing{connection};
    const SessionId session = insert_whole(connection, whole);
    writing.commit();
    return {session};
}

}  // namespace

void export_session(const Library& library, SessionId session, const fs::path& file, CutsToo cuts, IfThere if_there) {
    const Connection& connection = Inside::of(library);
    if (const auto why = why_protected(file, {connection.file})) throw StoreError{Trouble::no_access, file, *why};
    guarded(file, not_exported, [&] {
        Whole whole = read_whole(connection, session);
        if (cuts == CutsToo::no) whole.cuts.clear();
        whole.details.shelf = Shelf::open;
        try {
            NewFile made{file};
            write_alone(made.path(), whole, connection.options);
            made.put_in_place(if_there);
        } catch (const std::system_error& error) {
            throw StoreError{Trouble::no_access,
                             file,
                             {marked("it cannot be made here ({why})."), {{"why", error.code().message()}}}};
        }
    });
}

SessionFile::SessionFile(const fs::path& file, const Options& options)
    : library_{opened(file, options)}, session_{only_session(library_)} {}

ImportResult import_session(Library& library, const SessionFile& file, IfDiffers if_differs) {
    Connection& connection = Inside::of(library);
    return guarded(library.file(), not_imported, [&]() -> ImportResult {
        Whole theirs = read_whole(Inside::of(file.library()), file.session());
        theirs.details.shelf = Shelf::open;
        const auto here = library.find(theirs.details.uuid);
        if (!here) return add(connection, theirs);
        const auto differs = difference(*here, read_whole(connection, *here), theirs);
        if (!differs) return AlreadyHere{*here};
        if (if_differs == IfDiffers::report) return *differs;
        theirs.details.uuid = new_uuid();
        theirs.details.not_counted = not_counted_copy;
        return add(connection, theirs);
    });
}

}  // namespace store
