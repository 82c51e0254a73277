// SPDX-License-Identifier: MIT
// The module table of src/README.md held against the includes, names and links of src/.
#pragma once

#include "house/files.h"

#include <string>
#include <vector>

namespace house {

// A row of the table: a module and the modules and libraries it may use directly. The standard library is free.
struct ModuleRow {
    std::string module;
    std::vector<std::string> uses;
};

// Rows of the table headed `| module | ... | may use |`, in its order; throws if there is no such table.
std::vector<ModuleRow> module_table(const std::string& readme);

// A row for each folder and a folder for each row; no row uses one below it.
Faults table_faults(const std::vector<ModuleRow>&, const std::vector<File>& sources);
// A module of a game is for the modules of that game, and for the list of games: whoever else is allowed to use it.
Faults outsider_faults(const std::vector<ModuleRow>&);
// Every include and every name (`byzantium::`) of another module is allowed by the row of its module, every use that a
// row allows is made, and some are never allowed. Who names a module includes something of it, or declares its type.
Faults use_faults(const std::vector<ModuleRow>&, const std::vector<File>& sources);
// `logothete_module(name USES ...)` of each folder links exactly what its row allows.
Faults link_faults(const std::vector<ModuleRow>&, const std::vector<File>& sources);

}  // namespace house
