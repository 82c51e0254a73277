// SPDX-License-Identifier: MIT
#include "house/conventions.h"

#include "house/planted.h"
#include "support/places.h"

#include <boost/test/unit_test.hpp>

#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace house;
namespace fs = std::filesystem;

namespace {

std::vector<File> whole_tree() {
    std::vector<File> files;
    for (const auto* folder : {"src", "db", "tests", "installer", "resources", ".ci"})
        for (auto& file : read_folder(support::source_tree(), folder)) files.push_back(std::move(file));
    for (const auto& entry : fs::directory_iterator{support::source_tree()})
        if (entry.is_regular_file()) files.push_back(read_file(support::source_tree(), entry.path()));
    return files;
}

std::string many_lines(std::size_t count) {
    std::string text = "// SPDX-License-Identifier: MIT\n";
    for (std::size_t line = 1; line < count; ++line) text += "\n";
    return text;
}

// A folder of its own, gone at the end.
class Folder {
public:
    Folder() : path_{fs::temp_directory_path() / ("house_test_" + std::to_string(::getpid()))} {
        fs::create_directories(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    void write(const std::string& name, const std::string& text) const {
        fs::create_directories((path_ / name).parent_path());
        std::ofstream{path_ / name, std::ios::binary} << text;
    }
    const fs::path& path() const { return path_; }

private:
    fs::path path_;
};

}  // namespace

BOOST_AUTO_TEST_SUITE(conventions)

BOOST_AUTO_TEST_CASE(the_tree_keeps_to_the_conventions) {
    const auto files = whole_tree();
    BOOST_TEST(select(files, "src/", ".cpp").size() > 20U);
    BOOST_TEST(no_fault(licence_faults(files)));
    BOOST_TEST(no_fault(machine_path_faults(files)));
    BOOST_TEST(no_fault(size_faults(files)));
    const auto listed = read_file(support::source_tree(), support::source_tree() / "tests/house/long_files.txt").text;
    BOOST_TEST(no_fault(length_faults(select(files, "src/", ""), listed)));
}

BOOST_AUTO_TEST_CASE(a_file_without_its_licence_line_is_reported) {
    BOOST_TEST(only_fault(licence_faults({{"src/a.cpp", "#include <array>\n"}}), {"src/a.cpp"}));
    BOOST_TEST(only_fault(licence_faults({{"src/a.h", ""}}), {"src/a.h"}));
    BOOST_TEST(only_fault(licence_faults({{"src/CMakeLists.txt", "project(x)\n"}}), {"src/CMakeLists.txt"}));
    BOOST_TEST(only_fault(licence_faults({{"installer/run", "#!/bin/sh\nexit 0\n"}}), {"installer/run"}));
    BOOST_TEST(only_fault(licence_faults({{"installer/run", "#!/bin/sh"}}), {"installer/run"}));
}

BOOST_AUTO_TEST_CASE(a_file_with_its_licence_line_or_without_need_is_not_reported) {
    BOOST_TEST(no_fault(licence_faults({{"src/a.cpp", "// SPDX-License-Identifier: MIT\n"},
                                        {"installer/run", "#!/bin/sh\n# SPDX-License-Identifier: MIT\n"},
                                        {"README.md", "# Words\n"}})));
}

BOOST_AUTO_TEST_CASE(a_path_of_a_machine_is_reported) {
    for (const std::string folder : {"home", "root", "tmp", "Users"}) {
        const auto path = "/" + folder + "/somebody";
        BOOST_TEST(only_fault(machine_path_faults({{"README.md", "see " + path + "\n"}}), {"README.md", folder}));
        BOOST_TEST(only_fault(machine_path_faults({{"src/a.cpp", "open(\"" + path + "\");"}}), {"src/a.cpp", folder}));
        BOOST_TEST(no_fault(machine_path_faults({{"src/a.cpp", "open(\"data" + path + "\");"}})));
        BOOST_TEST(no_fault(machine_path_faults({{"src/a.cpp", "https://example.org" + path}})));
    }
}

BOOST_AUTO_TEST_CASE(a_long_file_is_reported_unless_it_is_listed) {
    const File longest{"src/a.cpp", many_lines(most_lines)};
    const File too_long{"src/a.cpp", many_lines(most_lines + 1)};
    BOOST_TEST(no_fault(length_faults({longest}, "")));
    BOOST_TEST(only_fault(length_faults({too_long}, "# none\n"), {"src/a.cpp", "401 lines"}));
    BOOST_TEST(no_fault(length_faults({too_long}, "src/a.cpp one table that is read as a whole\n")));
    BOOST_TEST(only_fault(length_faults({longest}, "src/a.cpp was long once\n"), {"src/a.cpp", "listed"}));
}

BOOST_AUTO_TEST_CASE(a_bare_gap_or_size_of_letters_is_reported) {
    const auto faults = [](const std::string& line) { return size_faults({{"src/gui/a.cpp", line + '\n'}}); };
    BOOST_TEST(only_fault(faults("box.cut_top(painter.scaled(6));"), {"src/gui/a.cpp", "gap", "scaled(6)"}));
    BOOST_TEST(only_fault(faults("f(p_.scaled(1.5), painter.scaled(gaps::modest));"), {"scaled(1.5)"}));
    BOOST_TEST(only_fault(faults("painter.text(box, text, {12, Face::bold});"), {"letters", "{12, Face::bold}"}));
    BOOST_TEST(only_fault(faults("const TextStyle style{12.5};"), {"letters"}));
    BOOST_TEST(
        no_fault(faults("Rect row = box.cut_top(painter.scaled(34)); const TextStyle style{letter_sizes::row};")));
    BOOST_TEST(no_fault(size_faults({{"src/eko/words/a.cpp", "scaled(6)\n"}})));
}

BOOST_AUTO_TEST_CASE(a_tree_is_read_without_build_folders_and_corpus) {
    const Folder tree;
    tree.write("src/b.cpp", "b");
    tree.write("src/deep/a.cpp", "a\n");
    tree.write("src/build/c.cpp", "c");
    tree.write("src/corpus/board/1", "d");
    const auto files = read_folder(tree.path(), "src");
    BOOST_TEST_REQUIRE(files.size() == 2U);
    BOOST_TEST(files[0].path == "src/b.cpp");
    BOOST_TEST(files[1].path == "src/deep/a.cpp");
    BOOST_TEST(files[1].text == "a\n");
}

BOOST_AUTO_TEST_SUITE_END()
