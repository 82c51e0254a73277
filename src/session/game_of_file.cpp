// SPDX-License-Identifier: MIT
#include "session/game_of_file.h"

#include "protocol/game_of.h"
#include "protocol/lines.h"
#include "session/files.h"
#include "store/exchange.h"

namespace session {

std::optional<std::string> game_of_journal(const std::filesystem::path& file) {
    auto in = open_file(file);
    protocol::LineReader lines{in};
    const auto header = lines.next();
    return header ? protocol::game_of(header->text) : std::nullopt;
}

std::string game_of_session_file(const std::filesystem::path& file) {
    const store::SessionFile in{file, {}};
    return in.library().details(in.session()).game;
}

}  // namespace session
