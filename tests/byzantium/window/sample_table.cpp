// SPDX-License-Identifier: MIT
#include "byzantium/window/sample_table.h"

#include "byzantium/text/boards.h"
#include "byzantium/text/open.h"
#include "store/library.h"

#include <fstream>
#include <sstream>
#include <string>

namespace gui_test {

std::filesystem::path SampleTable::library_with(std::size_t entries) {
    const session::Resources resources = session::Resources::find();
    std::ifstream all{resources.root() / "byzantium/samples" / "three-players.jsonl"};
    std::stringstream some;
    std::string line;
    for (std::size_t i = 0; i <= entries && std::getline(all, line); ++i) some << line << '\n';
    const auto file = folder_ / "library.logothete";
    auto library = store::Library::open(file);
    byzantium::text::take_over(library, some, "sample", {"An evening at Anna's", "Utrecht"},
                               byzantium::text::Boards{resources});
    return file;
}

}  // namespace gui_test
