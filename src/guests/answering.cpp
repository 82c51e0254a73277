// SPDX-License-Identifier: MIT
#include "guests/answering.h"

#include "present/desk/seat_desk.h"
#include "present/language/words.h"
#include "present/table/open_session.h"
#include "protocol/json_out.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace guests {

namespace {

namespace json = protocol::json;

std::string refused_json(const std::string& why) { return json::object("stands", "none", "refused", why); }

std::string row_json(const present::Row& row) {
    return json::object("text", row.text, "note", row.note, "price", row.price, "why_not", row.why_not);
}
std::string dice_json(const present::DiceToTell& dice) { return json::object("whose", dice.whose, "dice", dice.dice); }
std::string text_of_path(const std::string& text) {
    std::string out;
    json::put(out, text);
    return out;
}

std::string page_json(const present::SeatDesk::Offer& offer) {
    const present::Page& page = *offer.what;
    return json::object("state", offer.state, "page", offer.page, "heading", page.heading, "path",
                        json::Raw{json::listed(page.path, text_of_path)}, "rows",
                        json::Raw{json::listed(page.rows, row_json)}, "below", page.below, "dice",
                        json::Raw{json::listed(offer.dice, dice_json)}, "back", offer.has_way_back);
}

}  // namespace

std::string Answering::answer(std::string_view body, const std::string& device) {
    const auto wish = wish_of(body);
    if (!wish) return refused_json(present::translated("That could not be read."));
    present::OpenSession* const open = session();
    if (open == nullptr) return refused_json(present::translated("No game is open at the table."));
    if (const auto* const asks = std::get_if<AsksForSeat>(&wish->what)) return ask(*open, asks->seat, device);
    const Seats::Holder* const found = seats_.find(wish->ticket);
    if (found == nullptr) return refused_json(present::translated("You do not have this seat."));
    const Seats::Holder holder = *found;
    if (std::holds_alternative<Leaves>(wish->what)) {
        seats_.leave(holder.ticket);
        on_change();
        return refused_json({});
    }
    return look(*open, holder, refusal_of(*open, *wish, holder));
}

std::string Answering::ask(present::OpenSession& open, const std::string& seat, const std::string& device) {
    const auto& players = open.desk().table().looks().players();
    const auto found = std::find_if(players.begin(), players.end(), [&](const auto& one) { return one.key == seat; });
    if (found == players.end()) return refused_json(present::translated("There is no such seat."));
    const auto number = static_cast<std::size_t>(found - players.begin());
    if (seats_.is_taken(number))
        return refused_json(present::translated("Another phone answers for this seat. The table can take it back."));
    keys_.clear();
    for (const auto& one : players) keys_.push_back(one.key);
    const Seats::Holder* const holder = seats_.ask(number, device);
    if (holder == nullptr) return refused_json(present::translated("Too many phones ask for a seat now."));
    const std::string said = look(open, *holder, {});
    on_change();
    return said;
}

// Why nothing came of it; empty: it was taken, or it was no answer.
std::string Answering::refusal_of(present::OpenSession& open, const Wish& wish, const Seats::Holder& holder) {
    if (std::holds_alternative<Looks>(wish.what)) return {};
    if (holder.stands == Seats::Holder::Stands::asks) return present::translated("The table has not said yes so far.");
    if (open.desk().repair() != nullptr)
        return present::translated("The table is repairing an entry; answer when it is done.");
    std::optional<std::string> why = present::translated("This could not be entered; the table says why.");
    at_table([&] {
        present::SeatDesk& desk = open.seat_desk(holder.seat);
        if (const auto* const row = std::get_if<Chooses>(&wish.what))
            why = desk.choose({row->state, row->page}, row->row);
        else if (const auto* const back = std::get_if<GoesBack>(&wish.what))
            why = desk.back({back->state, back->page});
        else if (const auto* const dice = std::get_if<TellsDice>(&wish.what))
            why = desk.tell_dice(
                {dice->state, dice->page},
                {dice->way == TellsDice::Way::faces ? present::DiceTold::Way::faces : present::DiceTold::Way::hits,
                 dice->numbers});
        else if (const auto* const undoes = std::get_if<Undoes>(&wish.what))
            why = desk.undo(undoes->state);
    });
    return why.value_or("");
}

std::string Answering::look(present::OpenSession& open, const Seats::Holder& holder, const std::string& refused) const {
    const bool answers = holder.stands == Seats::Holder::Stands::answers;
    present::SeatDesk* const desk = answers ? &open.seat_desk(holder.seat) : nullptr;
    const auto offer = answers ? desk->offer() : present::SeatDesk::Offer{};
    return json::object("stands", answers ? "answers" : "asks", "refused", refused, "ticket", holder.ticket, "seat",
                        open.desk().table().looks().players().at(holder.seat).key, "digits", holder.digits, "page",
                        json::Raw{offer.what != nullptr ? page_json(offer) : "null"}, "undo",
                        answers ? desk->undo_name() : std::string{}, "state", offer.state);
}

void Answering::say_yes(const std::string& digits) {
    if (seats_.say_yes(digits)) on_change();
}

void Answering::send_away(const std::string& digits) {
    if (seats_.send_away(digits)) on_change();
}

void Answering::send_all_away() {
    if (seats_.all().empty()) return;
    seats_.send_all_away();
    on_change();
}

std::vector<std::string> Answering::answered() const {
    std::vector<std::string> keys;
    for (const Seats::Holder& one : seats_.all())
        if (one.stands == Seats::Holder::Stands::answers && one.seat < keys_.size()) keys.push_back(keys_[one.seat]);
    return keys;
}

}  // namespace guests
