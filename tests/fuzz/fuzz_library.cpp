// SPDX-License-Identifier: MIT
// Any bytes as a journal to take over, as a library, or as a session file to import: the first byte chooses. Either it
// is taken as a whole and can be read back, or a sentence says why not and nothing was taken. Anything else ends the
// program.
#include "byzantium/text/boards.h"
#include "byzantium/text/kept.h"
#include "byzantium/text/open.h"
#include "fuzz/promises.h"
#include "session/files.h"
#include "store/exchange.h"
#include "store/store_error.h"
#include "store/verify.h"
#include "support/folder.h"
#include "support/places.h"

#include <cstdint>
#include <sstream>
#include <string>
#include <string_view>

namespace {

using fuzz::require;

const byzantium::text::Boards& boards() {
    static const byzantium::text::Boards boards{session::Resources{support::in_source_tree("resources")}};
    return boards;
}

store::Options unhurried() {
    store::Options options;
    options.daily_backup = store::DailyBackup::no;
    options.patience = std::chrono::milliseconds{0};
    return options;
}

void require_sound(const store::Library& library) {
    require(store::faults(library).empty(), "what was taken is sound");
    require(byzantium::text::replay_all(library, boards()).empty(), "what was taken replays to its positions");
}

void try_journal(std::string_view text) {
    auto library = store::Library::in_memory(unhurried());
    std::istringstream lines{std::string{text}};
    try {
        const auto taken = byzantium::text::take_over(library, lines, "fuzz", {"a session", ""}, boards());
        if (std::holds_alternative<byzantium::text::TakenOver>(taken)) return require_sound(library);
    } catch (const protocol::FormatError& error) {
        require(!in_english(error.why).empty(), "a refused journal has a reason");
    } catch (const session::FileError&) {  // a board that does not exist
    }
    require(library.list().empty(), "nothing is taken over of a journal that is refused");
}

// Whatever it holds: it can be read, or a sentence says why not.
void read_all(const store::Library& library) {
    for (const store::Listed& session : library.list()) {
        require(library.details(session.id).title == session.title, "a session is the same in the list and alone");
        static_cast<void>(library.entries(session.id));
        static_cast<void>(library.cuts(session.id));
        static_cast<void>(library.notes(session.id));
    }
    static_cast<void>(store::faults(library));
    static_cast<void>(byzantium::text::replay_all(library, boards()));
}

void try_library(const std::string& file) try {
    auto options = unhurried();
    options.access = store::Access::read;
    options.if_missing = store::IfMissing::refuse;
    read_all(store::Library::open(file, options));
} catch (const store::StoreError& error) {
    require(std::string_view{error.what()}.size() > error.file.string().size(), "a refused library has a reason");
}

void try_import(const std::string& file) {
    auto library = store::Library::in_memory(unhurried());
    try {
        const auto taken = byzantium::text::take_over_file(library, file, store::IfDiffers::report, boards());
        require(std::holds_alternative<byzantium::text::DisagreementAt>(taken) == library.list().empty(),
                "all of it, or nothing");
        require(store::faults(library).empty(), "what was imported is sound");
        require(byzantium::text::replay_all(library, boards()).empty(), "what was imported replays");
    } catch (const std::runtime_error&) {  // StoreError, FormatError, FileError
        require(library.list().empty(), "nothing is imported of a file that is refused");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view rest{reinterpret_cast<const char*>(data) + 1, size - 1};  // NOLINT: bytes are bytes
    if (data[0] % 3 == 0) {
        try_journal(rest);
        return 0;
    }
    const support::Folder folder;
    const auto file = folder.write("fuzz.logothete", std::string{rest}).string();
    data[0] % 3 == 1 ? try_library(file) : try_import(file);
    return 0;
}
