// SPDX-License-Identifier: MIT
#include "cli/line/language.h"

#include "cli/line/console.h"
#include "present/language/columns.h"
#include "present/language/language.h"
#include "session/resources.h"

namespace cli {

std::optional<Said> speak_as_asked(std::vector<std::string>& arguments, std::ostream& err) {
    const auto wish = present::take_language_wish(arguments);
    const bool known = !wish || present::is_language(*wish);
    const auto folder = session::catalogue_folder();
    const std::string code = wish && known ? *wish : present::system_language();
    if (const auto trouble = present::speak(code, folder)) err << present::wrapped(*trouble, screen);
    return known ? std::nullopt : std::optional{Said{present::no_such_language(*wish) + '\n', unusable}};
}

}  // namespace cli
