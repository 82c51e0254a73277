// SPDX-License-Identifier: MIT
// Inside the store: what a Library stands on.
#pragma once

#include "store/connection.h"

#include <SQLiteCpp/Column.h>

#include <cstdint>
#include <memory>
#include <utility>

namespace store {

struct Inside {
    static Connection& of(const Library& library) { return *library.connection_; }
    static std::int32_t version(const Library& library) {
        return of(library).db.execAndGet("PRAGMA user_version").getInt();
    }
    static Library around(std::shared_ptr<Connection> connection) { return Library{std::move(connection)}; }
};

}  // namespace store
