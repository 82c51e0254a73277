// SPDX-License-Identifier: MIT
#include "playthroughs/replay.h"

#include "byzantium/rules/rules.h"
#include "byzantium/text/entry.h"
#include "byzantium/text/header.h"
#include "byzantium/text/position.h"
#include "playthroughs/difference.h"
#include "support/scene.h"

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace playthroughs {
namespace {

using namespace byzantium;

class Replay {
public:
    explicit Replay(const Header& header)
        : header_{header}, table_{support::table_with(header.rulings)}, now_{start(table_, header)} {
        lines_.push_back(R"({"n":0,"legal":)" + legal_count() + "}");
    }

    void take(const std::string& line) {
        ++n_;
        const auto entry = byzantium::text::read_entry(table_.board, byzantium::text::Seats{header_}, line);
        if (!entry) return tell(line, R"("refused":"FORMAT")");
        const auto step = apply(table_, now_, *entry);
        if (!step) return tell(line, R"("refused":")" + to_text(rule(step.error())) + '"');
        const std::string before = position();
        now_ = step->after;
        tell(line, R"("changed":)" + difference(before, position()));
    }

    void show_position() { lines_.push_back(begin() + R"("position":)" + position() + "}"); }
    bool shown_at_this_line() const { return n_ % 10 == 0; }
    const Lines& lines() const { return lines_; }

private:
    void tell(const std::string& entry, const std::string& what_it_did) {
        lines_.push_back(begin() + R"("entry":)" + entry + "," + what_it_did + R"(,"legal":)" + legal_count() + "}");
    }

    std::string begin() const { return R"({"n":)" + std::to_string(n_) + ","; }
    std::string position() const { return byzantium::text::write_position(table_, now_); }
    std::string legal_count() const { return std::to_string(legal(table_, now_).size()); }

    Header header_;
    Table table_;
    Position now_;
    std::size_t n_ = 0;
    Lines lines_;
};

Header header_of(const Lines& journal) {
    if (journal.empty()) throw std::runtime_error{"an empty playthrough"};
    const auto header = byzantium::text::read_header(journal.front());
    if (!header) throw std::runtime_error{header.error().message()};
    return *header;
}

}  // namespace

Lines replay(const Lines& journal) {
    Replay replay{header_of(journal)};
    for (std::size_t n = 1; n < journal.size(); ++n) {
        replay.take(journal[n]);
        if (replay.shown_at_this_line() || n + 1 == journal.size()) replay.show_position();
    }
    return replay.lines();
}

std::optional<std::string> parting(const Lines& expected, const Lines& replayed) {
    const Lines end{"(the end)"};
    const auto at = [&](const Lines& lines, std::size_t n) { return n < lines.size() ? lines[n] : end.front(); };
    for (std::size_t n = 0; n < std::max(expected.size(), replayed.size()); ++n)
        if (at(expected, n) != at(replayed, n))
            return "line " + std::to_string(n + 1) + "\n  expected: " + at(expected, n) +
                   "\n  replayed: " + at(replayed, n);
    return std::nullopt;
}

Lines read_lines(const std::string& path) {
    std::ifstream file{path};
    if (!file) throw std::runtime_error{path + ": cannot be read"};
    Lines lines;
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

void write_lines(const std::string& path, const Lines& lines) {
    std::ofstream file{path, std::ios::binary};
    for (const std::string& line : lines) file << line << '\n';
    if (!file.flush()) throw std::runtime_error{path + ": cannot be written"};
}

}  // namespace playthroughs
