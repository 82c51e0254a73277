// SPDX-License-Identifier: MIT
// Why a session that was kept, or a file with one, is not taken up. All throw protocol::FormatError.
#pragma once

#include "protocol/text.h"
#include "store/records.h"
#include "wording/sentence.h"

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

namespace session {

// That a session of this title is of a game that is not there.
protocol::FormatError of_another_game(const std::string& title, const std::string& game);
// If it is of another game than this one, by its row in the library or by its header.
void check_game(const store::Details& details, std::string_view game);

[[noreturn]] void refuse_books(const std::filesystem::path& file);
[[noreturn]] void refuse_result(const std::filesystem::path& file);
[[noreturn]] void refuse_cut(const std::filesystem::path& file, std::size_t entry, const wording::Sentence& why);

}  // namespace session
