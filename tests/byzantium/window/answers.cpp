// SPDX-License-Identifier: MIT
#include "byzantium/window/answers.h"

#include "byzantium/text/entry.h"
#include "byzantium/words/entries/choices.h"
#include "byzantium/words/entries/menu.h"
#include "byzantium/words/table/names.h"
#include "present/language/phrases.h"
#include "support/scene.h"
#include "values/overloaded.h"

#include <boost/test/unit_test.hpp>
#include <wx/defs.h>

#include <algorithm>
#include <map>
#include <optional>

namespace gui_test {
namespace {

using namespace byzantium;

// The row of the page that leads to this decision; nothing if none does.
std::optional<std::size_t> row_for(Driver& driver, const Decision& decision) {
    const auto& desk = driver.desk();
    const auto& table = desk.session().table();
    const auto& page = desk.page();
    const auto whole =
        present::without_full_stop(byzantium::words::choice(desk.names(), table, driver.position(), decision).sentence);
    const auto steps = byzantium::words::steps(desk.names(), table, driver.position(), decision);
    for (std::size_t i = 0; i < page.rows.size(); ++i)
        if (page.rows[i].text == whole) return i;
    if (page.path.size() >= steps.size()) return std::nullopt;
    for (std::size_t i = 0; i < page.rows.size(); ++i)
        if (page.rows[i].text == steps[page.path.size()].answer.text) return i;
    return std::nullopt;
}

// The answers that went without asking stand on no path at the first question.
template <class Choose>
void answer_rows(Driver& driver, const Decision& decision, Choose choose) {
    const std::size_t before = driver.desk().session().journal().size();
    constexpr int most_questions = 8;
    for (int i = 0; i < most_questions && driver.desk().session().journal().size() == before; ++i) {
        const auto row = row_for(driver, decision);
        std::string rows;
        for (const auto& one : driver.desk().page().rows) rows += ' ' + one.key + ' ' + one.text;
        BOOST_REQUIRE_MESSAGE(row, "no row leads to the decision under: " << driver.desk().page().heading << rows);
        choose(driver.desk().page().rows[*row]);
    }
}

const present::Row& row_called(Driver& driver, const std::string& text) {
    const auto& page = driver.desk().page();
    const auto found =
        std::find_if(page.rows.begin(), page.rows.end(), [&](const auto& row) { return row.text == text; });
    BOOST_REQUIRE_MESSAGE(found != page.rows.end(), "no row " << text << " under: " << page.heading);
    return *found;
}

// Chooses the source of the next cube, unless cubes are taken from there already.
template <class Choose>
void take_from(Driver& driver, Cube from, Choose choose) {
    const std::string source = byzantium::words::source(from);
    const auto& rows = driver.desk().page().rows;
    const auto elsewhere = std::find_if(rows.begin(), rows.end(), [](const auto& row) { return row.key == "9"; });
    const bool asked = driver.desk().page().heading == "Where do the next cubes come from?";
    if (!asked && (elsewhere == rows.end() || elsewhere->note.find(source) != std::string::npos)) return;
    if (!asked) choose(present::Row{*elsewhere});
    choose(present::Row{row_called(driver, source)});
}

bool under_way(Driver& driver) { return std::holds_alternative<AwaitIncrease>(driver.position().awaits); }

bool is_increase(Driver& driver, const Entry& entry) {
    const auto* const decision = std::get_if<Decision>(&entry);
    return decision != nullptr && (under_way(driver) || std::holds_alternative<Increase>(*decision));
}

template <class Choose>
void answer_increase(Driver& driver, const std::vector<Entry>& act, Choose choose) {
    if (!under_way(driver)) choose(present::Row{row_called(driver, "Increase an army")});
    for (const Entry& entry : act) {
        const auto& decision = std::get<Decision>(entry);
        if (const auto* cube = std::get_if<Increase>(&decision)) {
            take_from(driver, cube->from, choose);
            choose(present::Row{row_called(driver, byzantium::words::short_source(byzantium::cube_of(cube->to)))});
        } else {
            choose(present::Row{row_called(driver, "no more cubes")});
        }
    }
}

void click_row(Driver& driver, const present::Row& row) {
    while (!driver.has_area("decision", "row:" + row.key)) driver.click("decision", "rows:next");
    driver.click("decision", "row:" + row.key);
}

void type_dice(Driver& driver, const Roll& roll) {
    std::visit(values::overloaded{[&](const Faces& faces) {
                                      for (const auto* row : {&faces.attacker, &faces.defender})
                                          for (const int face : *row) driver.key('0' + face);
                                  },
                                  [&](const Hits& hits) {
                                      driver.key('H');
                                      if (driver.desk().dice()->dice(byzantium::words::DiceSide::attacker) > 0)
                                          driver.key('0' + hits.attacker);
                                      if (driver.desk().dice()->dice(byzantium::words::DiceSide::defender) > 0)
                                          driver.key('0' + hits.defender);
                                  }},
               roll.dice);
    driver.key(WXK_RETURN);
}

void click_faces(Driver& driver, const std::vector<int>& faces, const std::string& side) {
    for (std::size_t i = 0; i < faces.size(); ++i)
        for (int turn = 0; turn < faces[i]; ++turn)
            driver.click_at_once("decision", "die:" + side + ":" + std::to_string(i + 1));
}

void click_dice(Driver& driver, const Roll& roll) {
    std::visit(values::overloaded{[&](const Faces& faces) {
                                      click_faces(driver, faces.attacker, "attacker");
                                      click_faces(driver, faces.defender, "defender");
                                  },
                                  [&](const Hits& hits) {
                                      driver.click("decision", "dice:way");
                                      for (const auto& [side, count] :
                                           {std::pair{"attacker", hits.attacker}, std::pair{"defender", hits.defender}})
                                          if (driver.has_area("decision", std::string{"hits:"} + side))
                                              for (int i = 0; i <= count; ++i)
                                                  driver.click_at_once("decision", std::string{"hits:"} + side);
                                  }},
               roll.dice);
    driver.click("decision", "dice:done");
}

struct Spread {
    int fewest;
    int most;
    int inputs;
    int entries;
};

std::map<std::string, Spread>& counted() {
    static std::map<std::string, Spread> all;
    return all;
}

// As the protocol calls it.
std::string entry_kind(const Entry& entry) {
    const std::string line = byzantium::text::write_entry(support::standard_table().board, entry);
    constexpr std::string_view before = "\"do\":\"";
    const auto begin = line.find(before) + before.size();
    return line.substr(begin, line.find('"', begin) - begin);
}

}  // namespace

void answer_by_keys(Driver& driver, const Entry& entry) {
    if (const auto* decision = std::get_if<Decision>(&entry)) {
        answer_rows(driver, *decision, [&](const present::Row& row) {
            const auto heading = driver.desk().page().heading;
            const std::string key = row.key;  // the row goes with its page
            driver.type(key);
            // A number that more rows begin with waits for Enter.
            const auto& now = driver.desk();
            if (now.page().heading == heading && now.selected() < now.page().rows.size() &&
                now.page().rows[now.selected()].key == key && row_for(driver, *decision))
                driver.key(WXK_RETURN);
        });
    } else if (const auto* roll = std::get_if<Roll>(&entry)) {
        type_dice(driver, *roll);
    } else {
        BOOST_FAIL("the sample holds an entry that needs more than rows and dice");
    }
}

void answer_by_mouse(Driver& driver, const Entry& entry) {
    if (const auto* decision = std::get_if<Decision>(&entry)) {
        answer_rows(driver, *decision, [&](const present::Row& row) { click_row(driver, row); });
    } else if (const auto* roll = std::get_if<Roll>(&entry)) {
        click_dice(driver, *roll);
    } else {
        BOOST_FAIL("the sample holds an entry that needs more than rows and dice");
    }
}

void act_by_keys(Driver& driver, const std::vector<Entry>& act) {
    if (!is_increase(driver, act.front())) return answer_by_keys(driver, act.front());
    answer_increase(driver, act, [&](const present::Row& row) { driver.type(row.key); });
}

void act_by_mouse(Driver& driver, const std::vector<Entry>& act) {
    if (!is_increase(driver, act.front())) return answer_by_mouse(driver, act.front());
    answer_increase(driver, act, [&](const present::Row& row) { click_row(driver, row); });
}

void count(const Entry& entry, int inputs) {
    auto [place, is_new] = counted().try_emplace(entry_kind(entry), Spread{inputs, inputs, 0, 0});
    Spread& spread = place->second;
    spread = {std::min(spread.fewest, inputs), std::max(spread.most, inputs), spread.inputs + inputs,
              spread.entries + 1};
}

void report_inputs(const std::string& way) {
    for (const auto& [kind, spread] : counted())
        BOOST_TEST_MESSAGE(way << ": " << kind << ": " << spread.fewest << " to " << spread.most << " inputs, "
                               << spread.inputs << " for " << spread.entries);
    counted().clear();
}

}  // namespace gui_test
