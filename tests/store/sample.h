// SPDX-License-Identifier: MIT
// A session of two, entries by number, a clock that stands still, and what is thrown.
#pragma once

#include "store/library.h"
#include "store/store_error.h"

#include <optional>
#include <ostream>
#include <string>
#include <variant>
#include <vector>

namespace test {

inline store::NewSession two_players(const std::string& title = "Friday") {
    return {"byzantium",
            title,
            "the kitchen",
            "byzantium-2005",
            R"({"id":"byzantium-2005"})",
            R"({"game":"byzantium","format":1})",
            {{"red", "Anna"}, {"blue", "Béla"}},
            {{"elite_limit", "per_box"}},
            R"({"kind":"action"})"};
}

// The hash of the position after entry n has its highest bit set: it must survive SQLite's signed numbers.
inline std::uint64_t hash_of(std::size_t n) { return 0xF000'0000'0000'0000U + n; }

inline store::NewEntry entry(std::size_t n, const std::string& what = "pass") {
    return {R"({"do":")" + what + R"(","n":)" + std::to_string(n) + "}", {hash_of(n), 1}, n, "Anna: " + what};
}

inline std::vector<store::NewEntry> entries(std::size_t from, std::size_t to, const std::string& what = "pass") {
    std::vector<store::NewEntry> all;
    for (std::size_t n = from; n <= to; ++n) all.push_back(entry(n, what));
    return all;
}

inline store::Standing awaiting(const std::string& kind = "action") { return {R"({"kind":")" + kind + R"("})", {}}; }

inline store::Standing over() {
    return {R"({"kind":"over"})",
            store::Outcome{"turns", {{50, 1, true, R"({"byzantine_vp":20,"arab_vp":30})"}, {22, 2, false}}}};
}

// No daily backup, and the clock stands still: each test turns on what it is about.
inline store::Options plain(const std::string& now = "2026-03-01T19:30:00Z") {
    store::Options options;
    options.daily_backup = store::DailyBackup::no;
    options.patience = std::chrono::milliseconds{100};
    options.program = {"1.2.3", "table", "42"};
    options.now = [now] { return now; };
    return options;
}

inline store::Writer writer(store::Library& library, store::SessionId session) {
    return std::get<store::Writer>(library.write(session));
}

// A session with so many entries in the library.
inline store::SessionId played(store::Library& library, std::size_t count, const std::string& title = "Friday") {
    const auto session = library.create(two_players(title));
    auto writing = writer(library, session);
    if (count > 0) writing.append(writing.state(), entries(1, count), awaiting());
    return session;
}

inline std::vector<std::string> texts(const std::vector<store::Entry>& all) {
    std::vector<std::string> found;
    for (const auto& one : all) found.push_back(one.text);
    return found;
}

inline std::vector<std::string> texts(const std::vector<store::NewEntry>& all) {
    std::vector<std::string> found;
    for (const auto& one : all) found.push_back(one.text);
    return found;
}

// What it throws; nothing if it does not.
template <class Act>
std::optional<store::StoreError> error_of(const Act& act) {
    try {
        act();
    } catch (const store::StoreError& error) {
        return error;
    }
    return std::nullopt;
}

template <class Act>
std::optional<store::Trouble> trouble_of(const Act& act) {
    const auto error = error_of(act);
    return error ? std::optional{error->trouble} : std::nullopt;
}

inline bool holds(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }
inline bool holds(const wording::Sentence& sentence, const std::string& part) {
    return holds(in_english(sentence), part);
}

}  // namespace test

namespace store {

inline std::ostream& operator<<(std::ostream& out, Trouble trouble) {
    return out << "Trouble " << static_cast<int>(trouble);
}
inline std::ostream& operator<<(std::ostream& out, Shelf shelf) { return out << "Shelf " << static_cast<int>(shelf); }
inline std::ostream& operator<<(std::ostream& out, SessionId id) { return out << static_cast<std::int64_t>(id); }
inline std::ostream& operator<<(std::ostream& out, const State& s) {
    return out << "revision " << s.revision << ", " << s.entries << " entries, cursor " << s.cursor;
}

}  // namespace store
