// SPDX-License-Identifier: MIT
// Inside the store: from an older version of the file to the newest.
#pragma once

#include "store/connection.h"

#include <filesystem>
#include <string>
#include <vector>

namespace store {

// In one transaction, whatever version it is when that begins; nothing if it is the newest. Nobody else may have the
// file open. Throws StoreError `damaged` if what comes out would be, with the file as it was.
void migrate(SQLite::Database& db, const std::filesystem::path& file, const Schema& schema);

}  // namespace store
