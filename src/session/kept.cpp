// SPDX-License-Identifier: MIT
#include "session/kept.h"

#include "protocol/game_of.h"
#include "session/arrival.h"
#include "wording/printable.h"
#include "wording/sentence.h"

#include <algorithm>
#include <cstdint>

namespace session {

namespace {

using wording::marked;

[[noreturn]] void refuse_file(const std::filesystem::path& file, const wording::Sentence& why) {
    throw protocol::FormatError{file.filename().string(), why};
}

}  // namespace

protocol::FormatError of_another_game(const std::string& title, const std::string& game) {
    return {title,
            {marked("this is a session of the game “{game}”, which cannot be played here. A newer version of Logothete "
                    "may know it."),
             {{"game", wording::printable(game)}}}};
}

void export_session(const store::Library& library, store::SessionId id, const Target& target) {
    store::export_session(library, id, writable(target), store::CutsToo::yes, target.if_there);
}

std::vector<protocol::FormatError> of_unknown_games(const store::Library& library,
                                                    const std::vector<std::string_view>& known) {
    std::vector<protocol::FormatError> all;
    for (const store::Listed& one : library.list())
        if (std::find(known.begin(), known.end(), one.game) == known.end())
            all.push_back(of_another_game(one.title, one.game));
    return all;
}

void check_game(const store::Details& details, std::string_view game) {
    const auto named = protocol::game_of(details.header);
    const std::string& other = named && *named != game ? *named : details.game;
    if (other != game) throw of_another_game(details.title, other);
}

void refuse_books(const std::filesystem::path& file) {
    refuse_file(file,
                {marked("its list of players, or its board, does not agree with its header. Ask for the file again.")});
}

void refuse_result(const std::filesystem::path& file) {
    refuse_file(file, {marked("its result does not follow from its entries. Ask for the file again.")});
}

void refuse_cut(const std::filesystem::path& file, std::size_t entry, const wording::Sentence& why) {
    refuse_file(file, {marked("entry {n}, which was put aside, cannot be read: {why} Ask for the file again."),
                       {{"n", static_cast<std::int64_t>(entry)}, {"why", why}}});
}

}  // namespace session
