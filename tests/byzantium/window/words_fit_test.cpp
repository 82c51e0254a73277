// SPDX-License-Identifier: MIT
// Whether all that is written on the pages can be read as a whole, in every language, at the smallest usual size. The
// painter ends in an ellipsis what is too long; the pages are drawn where nobody sees them.
#include "byzantium/window/sample_table.h"
#include "byzantium/words/table/own_commands.h"
#include "present/speaking.h"
#include "support/finished_sessions.h"

#include <boost/test/data/test_case.hpp>
#include <boost/test/unit_test.hpp>
#include <wx/defs.h>
#include <wx/stattext.h>

#include <functional>
#include <string>
#include <variant>
#include <vector>

using namespace gui_test;
using byzantium::words::OwnCommand;
using present::CommandId;

namespace {

const wxSize smallest_usual{1280, 720};

struct Stop {
    std::string name;
    std::function<void(Driver&)> come;
};

Stop page_stop(std::string name, CommandId command) {
    return {std::move(name), [command](Driver& driver) { driver.run(command); }};
}

// The table's own pages are made of what it holds, whatever was said before.
void say_anew(Driver& driver) {
    if (driver.table().desk()) driver.parts().act([](byzantium::words::Desk&) {});
    driver.settle();
}

// Of the journal, which is as high as what stands above it leaves: it scrolls, and says that the entry goes on.
bool is_long_entry(const std::string& cut) { return cut.starts_with("journal: ") && cut.ends_with("\u2026"); }

void nothing_is_cut(Driver& driver, const std::vector<Stop>& stops) {
    driver.look(gui::Tone::light, 1, smallest_usual);
    for (const Stop& stop : stops) {
        stop.come(driver);
        for (const present::Language& language : present::languages()) {
            const Speaking speaking{language.code};
            BOOST_REQUIRE(!speaking.trouble);
            say_anew(driver);
            for (const std::string& cut : driver.cut_texts())
                if (!is_long_entry(cut)) BOOST_ERROR(language.code << ", " << stop.name << ": " << cut);
        }
        say_anew(driver);
    }
}

}  // namespace

BOOST_AUTO_TEST_SUITE(words_fit)

BOOST_AUTO_TEST_CASE(a_text_that_is_cut_is_found) {
    SampleTable table{38};
    table.driver().look(gui::Tone::light, 1, smallest_usual);
    BOOST_TEST(table.driver().cut_texts().empty());
    auto* const label = new wxStaticText{&table.driver().canvas("map"),
                                         wxID_ANY,
                                         "far too long for its place",
                                         wxDefaultPosition,
                                         {20, 20},
                                         wxST_NO_AUTORESIZE};
    BOOST_TEST(!table.driver().cut_texts().empty());
    label->Destroy();
}

BOOST_AUTO_TEST_CASE(beside_the_table) {
    Driver driver;
    nothing_is_cut(driver, {{"first page", [](Driver&) {}},
                            page_stop("new session", CommandId::new_session),
                            page_stop("keys", CommandId::shortcuts),
                            page_stop("about", CommandId::about)});
}

BOOST_AUTO_TEST_CASE(actions) {
    SampleTable first{8};
    nothing_is_cut(first.driver(), {{"cities", [](Driver& driver) { driver.type("A"); }}});
    SampleTable table{38};
    nothing_is_cut(table.driver(), {{"actions", [](Driver&) {}},
                                    page_stop("why not", CommandId::why),
                                    page_stop("end of turn", OwnCommand::accounts),
                                    page_stop("final scoring", OwnCommand::scores),
                                    page_stop("count", OwnCommand::count)});
}

BOOST_AUTO_TEST_CASE(attacks) {
    SampleTable move{62};
    nothing_is_cut(move.driver(), {{"move", [](Driver& driver) { driver.type("F"); }},
                                   page_stop("threats", OwnCommand::threats),
                                   page_stop("danger", OwnCommand::danger),
                                   page_stop("money", OwnCommand::money),
                                   page_stop("watch", OwnCommand::watch),
                                   page_stop("what if", OwnCommand::what_if)});
    SampleTable dice{64};
    nothing_is_cut(dice.driver(), {{"dice", [](Driver&) {}}});
    SampleTable losses{65};
    nothing_is_cut(losses.driver(), {{"losses", [](Driver&) {}}});
}

BOOST_AUTO_TEST_CASE(table_view) {
    SampleTable table{90};
    Driver& driver = table.driver();
    driver.run(CommandId::table_window);
    gui::TableWindow& view = driver.frame().table_view();
    view.SetClientSize(smallest_usual);
    for (const present::Language& language : present::languages()) {
        const Speaking speaking{language.code};
        say_anew(driver);
        for (const std::string& cut : Driver::cut_texts(view)) BOOST_ERROR(language.code << ": " << cut);
    }
}

BOOST_AUTO_TEST_CASE(looking_back) {
    SampleTable table{96};
    nothing_is_cut(table.driver(), {{"upkeep", [](Driver&) {}},
                                    page_stop("earlier", CommandId::look_earlier),
                                    page_stop("repair", CommandId::remove_entry)});
    SampleTable over{all_but_one};
    over.driver().type("1");
    over.driver().key(WXK_ESCAPE);
    nothing_is_cut(over.driver(), {{"game over", [](Driver&) {}},
                                   page_stop("scores", OwnCommand::scores),
                                   page_stop("reports", CommandId::reports)});
}

// While cubes are asked for, and once all is through.
BOOST_AUTO_TEST_CASE(end_of_turn) {
    for (const double text : {1.0, 1.5})
        for (const bool is_through : {false, true}) {
            SampleTable table{49};
            Driver& driver = table.driver();
            while (is_through && std::holds_alternative<byzantium::AwaitUpkeep>(driver.position().awaits))
                driver.key(WXK_RETURN);
            driver.look(gui::Tone::light, text, smallest_usual);
            for (const present::Language& language : present::languages()) {
                const Speaking speaking{language.code};
                say_anew(driver);
                BOOST_TEST(driver.shows("turn end"));
                for (const std::string& cut : driver.cut_texts())
                    if ((text == 1 && !is_long_entry(cut)) || cut.starts_with("turn end"))
                        BOOST_ERROR(language.code << " at " << text << ": " << cut);
            }
        }
}
BOOST_AUTO_TEST_CASE(finale) {
    SampleTable over{all_but_one};
    over.driver().type("1");
    for (const double text : {1.0, 1.5})
        for (const present::Language& language : present::languages()) {
            over.driver().look(gui::Tone::light, text, smallest_usual);
            const Speaking speaking{language.code};
            over.driver().key(WXK_ESCAPE);
            over.driver().run(CommandId::finale);
            for (const std::string& cut : over.driver().cut_texts())
                BOOST_ERROR(language.code << " at " << text << ": " << cut);
        }
}

// Charts and statistics are made when they are asked for, so each language asks anew.
BOOST_AUTO_TEST_CASE(charts) {
    SampleTable over{all_but_one};
    over.driver().look(gui::Tone::light, 1, smallest_usual);
    for (const present::Language& language : present::languages()) {
        const Speaking speaking{language.code};
        over.driver().run(CommandId::charts);
        for (const char* chart : {"1", "2", "3", "4", "5", "6"}) {
            over.driver().type(chart);
            for (const std::string& cut : over.driver().cut_texts())
                BOOST_ERROR(language.code << ", chart " << chart << ": " << cut);
        }
        over.driver().key(WXK_ESCAPE);
    }
}

BOOST_AUTO_TEST_CASE(rules) {
    SampleTable table{8};
    table.driver().look(gui::Tone::light, 1, smallest_usual);
    for (const present::Language& language : present::languages()) {
        const Speaking speaking{language.code};
        table.driver().run(CommandId::handbook);
        for (const char* chapter : {"page:battle", "page:scoring", "page:rulings", "page:odds", "rules:3"}) {
            table.driver().click("handbook", std::string{"chapter:"} + chapter);
            for (const std::string& cut : table.driver().cut_texts())
                BOOST_ERROR(language.code << ", " << chapter << ": " << cut);
        }
        table.driver().key(WXK_ESCAPE);
    }
}

BOOST_AUTO_TEST_SUITE_END()
