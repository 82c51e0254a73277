// SPDX-License-Identifier: MIT
#include "eko/foresight/forecast.h"
#include "eko/words/foresight/foresight_text.h"
#include "eko/words/refusals.h"
#include "present/language/columns.h"
#include "present/language/phrases.h"
#include "present/language/words.h"

#include <vector>

namespace eko::words {

using namespace present;

namespace {

using foresight::EmperorGoes;
using foresight::Forecast;
using foresight::MoonForecast;
using foresight::Room;

std::string emperor_sentence(EmperorGoes emperor) {
    switch (emperor) {
        case EmperorGoes::nowhere:
            return {};
        case EmperorGoes::along:
            return translated("The emperor must be among the discs placed.");
        case EmperorGoes::alone:
            break;
    }
    return translated("Only the emperor can be placed, with no other disc.");
}

std::string room_words(const Names& names, const Table& table, const Room& room) {
    const std::string stack = discs({room.stack.count, room.stack.emperor});
    if (room.most > 0)
        return say_counted(room.most, "{field}, {stack}: up to {n} disc", "{field}, {stack}: up to {n} discs",
                           arg("field", names.field(room.field)), arg("stack", stack));
    return say("{field}, {stack}: none. {refusal}", arg("field", names.field(room.field)), arg("stack", stack),
               arg("refusal", refusal(table.board, *room.refusal)));
}

std::string moon_words(const Names& names, const MoonForecast& moon) {
    std::vector<std::string> fields;
    for (const FieldId field : moon.fields) fields.push_back(names.field(field));
    const char* disc = !moon.emperor ? translated("a plain disc")
                       : moon.plain  ? translated("a plain disc or the emperor")
                                     : translated("the emperor");
    return say_counted(moon.uses, "The Moon temple can be used {n} time, to place {disc} on {fields}.",
                       "The Moon temple can be used {n} times, to place {disc} on {fields}.", arg("disc", disc),
                       arg("fields", listed(fields)));
}

}  // namespace

std::string forecast_text(const Names& names, const Table& table, const Forecast& forecast) {
    std::string head = say_counted(forecast.reserve, "{player}: {n} disc in reserve.",
                                   "{player}: {n} discs in reserve.", arg("player", names.player(forecast.player)));
    if (const std::string emperor = emperor_sentence(forecast.emperor); !emperor.empty()) head += ' ' + emperor;
    if (forecast.sharing == foresight::Sharing::several_stacks)
        head += std::string{" "} + translated("The discs may be shared out over several stacks.");
    std::string text = wrapped(head, screen_columns);
    for (const Room& room : forecast.rooms) text += wrapped(room_words(names, table, room), screen_columns, "  ");
    if (forecast.moon) text += wrapped(moon_words(names, *forecast.moon), screen_columns, "  ");
    return text;
}

}  // namespace eko::words
