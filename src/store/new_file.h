// SPDX-License-Identifier: MIT
// A file that is made whole before it takes its name: nobody ever sees half of it, and what failed leaves nothing.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace store {

// What becomes of a file that has the name already.
enum class IfThere : std::uint8_t { refuse, replace };

// All of it throws std::system_error.
class NewFile {
public:
    // An empty file beside `place`, of a name that nothing had; no link is followed to make it. `place` itself is not
    // touched before put_in_place.
    explicit NewFile(std::filesystem::path place);
    // Takes it away again, unless it was put in place.
    ~NewFile();
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    // To be written by others; or by `write`, once, which returns when the bytes are on the disk.
    const std::filesystem::path& path() const { return made_; }
    void write(std::string_view bytes);
    // Gives it the name. std::errc::file_exists if something has it, and that is to be refused; what is replaced leaves
    // its permissions. A link of that name is replaced, not followed.
    void put_in_place(IfThere if_there);

private:
    std::filesystem::path place_;
    std::filesystem::path made_;  // empty once it is in its place
};

}  // namespace store
