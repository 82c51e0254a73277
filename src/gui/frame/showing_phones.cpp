// SPDX-License-Identifier: MIT
#include "gui/frame/showing_phones.h"

#include "gui/frame/tables.h"
#include "gui/pages/phones_page.h"
#include "gui/table/table_page.h"
#include "present/window/phones_words.h"

#include <wx/window.h>

#include <utility>

namespace gui {

ShowingPhones::ShowingPhones(const Room& room) : in_{room} { use(make_phones()); }

void ShowingPhones::use(std::unique_ptr<Phones> phones) {
    phones_ = std::move(phones);
    if (phones_) phones_->on_change = [this] { changed(); };
}

std::string ShowingPhones::listening() const {
    return phones_ ? present::listening_words(phones_->now()) : std::string{};
}

void ShowingPhones::show() {
    if (!page_) {
        page_ = new PhonesPage{in_.pages.parent(), in_.theme, in_.choosers};
        page_->on_back = [this] { in_.pages.leave(); };
        page_->on_start = [this] {
            phones_->start();
            follow();
        };
        page_->on_next = [this] { phones_->next_address(); };
        page_->on_end = [this] { phones_->end(); };
        in_.pages.add(*page_, "phones");
    }
    const present::OpenSession* const session = in_.tables.page().session();
    page_->show(session ? session->details().title : std::string{}, phones_->now(), phones_->code());
    in_.pages.call_up(*page_);
    page_->SetFocus();
}

// After the window has painted, and once for several changes.
void ShowingPhones::follow() {
    if (!is_on() || std::exchange(is_due_, true)) return;
    in_.frame.CallAfter([this] {
        is_due_ = false;
        if (phones_) phones_->follow(in_.tables.page().session(), in_.tables.game().name());
    });
}

void ShowingPhones::forget() {
    if (phones_) phones_->forget();
}

void ShowingPhones::changed() {
    const present::PhonesNow now = phones_->now();
    if (in_.pages.sees(page_)) page_->update(now, phones_->code());
    const bool is_on = now.state == present::PhonesNow::State::on;
    const bool same = std::exchange(counted_, now.watching) == now.watching;
    if (std::exchange(was_on_, is_on) != is_on || !same) on_count();
}

std::unique_ptr<Phones> ShowingPhones::hand_over() {
    if (phones_) phones_->on_change = [] {};
    return std::move(phones_);
}

void ShowingPhones::take_over(std::unique_ptr<Phones> phones) {
    if (!phones) return;
    use(std::move(phones));
    phones_->forget();
    was_on_ = phones_->is_on();
    counted_ = watching();
    on_count();
    follow();
}

}  // namespace gui
