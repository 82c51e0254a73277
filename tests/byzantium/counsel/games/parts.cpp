// SPDX-License-Identifier: MIT
#include "byzantium/counsel/games/parts.h"

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <stdexcept>
#include <utility>

namespace counsel_games {
namespace {

// Names and what a file is about are lines; a text stands behind its length.
void write_part(std::ostream& out, const std::string& name, const std::string& text) {
    out << name << '\n' << text.size() << '\n' << text << '\n' << std::flush;
}

}  // namespace

Parts::Parts(std::string file, std::string about, Begin begin) : file_{std::move(file)}, about_{std::move(about)} {
    if (file_.empty()) return;
    if (begin == Begin::where_it_stopped && std::filesystem::exists(file_)) read();
    // What was cut short is not kept.
    std::ofstream out{file_, std::ios::binary};
    out << about_ << '\n';
    for (const auto& [name, text] : parts_) write_part(out, name, text);
    if (!out) throw std::runtime_error{"The file " + file_ + " cannot be written."};
}

void Parts::read() {
    std::ifstream in{file_, std::ios::binary};
    std::string line;
    std::getline(in, line);
    if (line != about_)
        throw std::runtime_error{"The file " + file_ +
                                 " was left by a run with other numbers. Run it with those, or without --go-on."};
    while (std::getline(in, line)) {
        std::size_t length = 0;
        if (!(in >> length) || in.get() != '\n') return;
        std::string text(length, '\0');
        if (!in.read(text.data(), static_cast<std::streamsize>(length)) || in.get() != '\n') return;
        parts_.emplace(line, std::move(text));
    }
}

const std::string& Parts::part(const std::string& name, const std::function<std::string()>& make) {
    if (const auto kept = parts_.find(name); kept != parts_.end()) return kept->second;
    const auto made = parts_.emplace(name, make()).first;
    if (file_.empty()) return made->second;
    std::ofstream out{file_, std::ios::binary | std::ios::app};
    write_part(out, name, made->second);
    if (!out) throw std::runtime_error{"The file " + file_ + " cannot be written."};
    return made->second;
}

void Parts::finish() {
    if (!file_.empty()) std::filesystem::remove(file_);
}

}  // namespace counsel_games
