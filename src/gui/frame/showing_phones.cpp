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
    if (!phones_) return;
    phones_->on_change = [this] { changed(); };
    phones_->open_session = [this] { return in_.tables.page().session(); };
    phones_->answers_wait = [this] { return in_.tables.page().preferences().answers_wait; };
    phones_->at_table = [this](const std::function<void()>& doing) {
        in_.tables.page().follow_elsewhere([&](present::Desk& desk) {
            doing();
            desk.follow();
        });
    };
}

std::string ShowingPhones::listening() const {
    return phones_ ? present::listening_words(phones_->now()) : std::string{};
}

std::vector<std::string> ShowingPhones::asked_for() const {
    return phones_ ? phones_->now().asked_for() : std::vector<std::string>{};
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
        page_->on_yes = [this](const std::string& digits) { phones_->say_yes(digits); };
        page_->on_away = [this](const std::string& digits) { phones_->send_away(digits); };
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
    const bool same_count = std::exchange(counted_, now.watching) == now.watching;
    const bool same_asking = std::exchange(asked_for_, now.asked_for()) == now.asked_for();
    if (std::exchange(was_on_, is_on) != is_on || !same_count || !same_asking) on_count();
    if (!same_asking) on_asked_for();
}

std::unique_ptr<Phones> ShowingPhones::hand_over() {
    if (phones_) {
        phones_->on_change = [] {};
        phones_->open_session = [] { return nullptr; };
        phones_->answers_wait = [] { return present::Switch::off; };
        phones_->at_table = [](const std::function<void()>&) {};
    }
    return std::move(phones_);
}

void ShowingPhones::take_over(std::unique_ptr<Phones> phones) {
    if (!phones) return;
    use(std::move(phones));
    phones_->forget();
    was_on_ = phones_->is_on();
    counted_ = watching();
    asked_for_ = asked_for();
    on_count();
    follow();
}

}  // namespace gui
