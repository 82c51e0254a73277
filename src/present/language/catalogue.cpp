// SPDX-License-Identifier: MIT
#include "present/language/catalogue.h"

#include "session/files.h"

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace present {

namespace {

using wording::marked;

constexpr std::size_t largest_catalogue = std::size_t{1} << 24;
constexpr std::uint32_t magic = 0x950412de;
constexpr std::size_t head_size = 28;

// The number at that place, as this machine writes it: msgfmt makes catalogues for the machine it runs on.
std::uint32_t number_at(std::string_view file, std::size_t place) {
    std::uint32_t number = 0;
    if (place + sizeof number <= file.size()) std::memcpy(&number, file.data() + place, sizeof number);
    return number;
}

// A table of texts, each as its length and its place; behind each text stands a zero.
bool holds_texts(std::string_view file, std::size_t table, std::size_t count) {
    if (table > file.size() || count > (file.size() - table) / 8) return false;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t end = std::size_t{number_at(file, table + 8 * i)} + number_at(file, table + 8 * i + 4);
        if (end >= file.size() || file[end] != '\0') return false;
    }
    return true;
}

// The layout is that of gettext's manual, "The Format of GNU MO Files"; revision 0 is what msgfmt writes for texts
// without numbers that depend on the system.
bool is_whole(std::string_view file) {
    if (file.size() < head_size || number_at(file, 0) != magic || number_at(file, 4) != 0) return false;
    const std::size_t count = number_at(file, 8);
    const std::size_t hash_size = number_at(file, 20);
    const std::size_t hash_table = number_at(file, 24);
    return count > 0 && holds_texts(file, number_at(file, 12), count) &&
           holds_texts(file, number_at(file, 16), count) && hash_table <= file.size() &&
           hash_size <= (file.size() - hash_table) / 4;
}

}  // namespace

std::optional<wording::Sentence> catalogue_fault(const std::filesystem::path& path) try {
    if (is_whole(session::read_file(path, largest_catalogue))) return std::nullopt;
    return wording::Sentence{
        marked("{file}: this translation is damaged, so everything is shown in English. Install Logothete again."),
        {{"file", path.string()}}};
} catch (const session::FileError&) {
    return wording::Sentence{
        marked("{file}: this translation cannot be read, so everything is shown in English. Install Logothete again."),
        {{"file", path.string()}}};
}

}  // namespace present
