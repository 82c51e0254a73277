// SPDX-License-Identifier: MIT
// What the user has in front of them at an open table of any game: a stack of layers over the question. The desk holds
// everything that is half decided, so going back one question loses nothing. It has no window: `page` returns what to
// draw.
//
// One thread. What the session throws (store::StoreError) passes through; then nothing has changed anywhere.
#pragma once

#include "present/desk/layer.h"
#include "present/desk/repairing.h"
#include "present/help/help_topic.h"
#include "present/table/open_table.h"
#include "session/session.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace present {

struct Preferences;
struct WaitingAnswer;

class Desk {
public:
    // The table must outlive the desk. Whoever derives from it asks the first question with `ask`.
    explicit Desk(OpenTable& table);
    virtual ~Desk() = default;
    Desk(const Desk&) = delete;
    Desk& operator=(const Desk&) = delete;

    const OpenTable& table() const { return table_; }

    // --- What is shown
    // Entries before the position that is shown: now, an earlier one that is looked at, or the first that a repair
    // marks.
    virtual std::size_t shown_entries() const;
    bool looks_back() const { return looked_at().has_value(); }
    // An entry that is opened shows the table after it; after the newest of those that count, that is the table as it
    // stands.
    bool shows_another_time() const { return looks_back() && *looked_at() != table_.looks().cursor(); }
    // The page of the uppermost layer.
    const Page& page() const { return page_; }
    std::size_t selected() const { return selected_; }
    // What happened last, or why it did not: one or several sentences; empty if there is nothing to say.
    const std::string& message() const { return message_; }
    // News: something was done. A note: nothing was, and what can be is told. Trouble: something was refused or went
    // wrong.
    enum class Mood : std::uint8_t { news, note, trouble };
    Mood mood() const { return mood_; }
    // Something went wrong outside.
    void tell(std::string trouble) { say_so(Mood::trouble, std::move(trouble)); }
    // Something else happened outside.
    void tell_news(std::string news) { say_so(Mood::news, std::move(news)); }
    // Entries that were undone and can be redone: what they did is to be put back. Empty if there are none.
    EntryRange to_put_back() const;
    // What this desk and its table know of what hands have to do, beside the journal.
    struct ForHands {
        std::size_t undone_to = 0;
        OpenTable::Mended mended{};
    };
    ForHands for_hands() const { return {undone_to_, table_.mended()}; }
    // As it was when this session was closed, at the same entry.
    void come_back(ForHands left);
    // What to read about here: the rule of what was just refused, else of the selected row, else of the layer.
    HelpTopic topic() const;
    // What the ids of the game's rules begin with: "BYZ".
    virtual std::string_view rule_mark() const = 0;
    // What the shown position asks, in words; whom, by seat (nothing: nobody); and what to read about it.
    virtual std::string question_shown() const = 0;
    virtual std::optional<std::size_t> awaited_shown() const = 0;
    virtual HelpTopic topic_shown() const = 0;
    // The repair that is under way, wherever it lies; nullptr: none is.
    const Repairing* repair() const { return last_as<Repairing>(); }
    // What was typed into the fields of text of the uppermost layer; nullptr: it has none.
    const Typing* typing() const { return top().typing(); }

    // --- For a seat that answers away from the table
    // Whether the uppermost layer asks what is for the seat alone that is awaited.
    bool asks_seat() const { return top().is_for_seat(); }
    std::vector<DiceToTell> dice_to_tell() const { return top().dice_to_tell(); }
    // Asks anew if another desk has moved the table meanwhile; whether it has. An earlier position is looked at still.
    bool follow();
    // Undoes all behind so many entries.
    void take_back_to(std::size_t entries);
    // An answer that would become entries: in words, and what enters it at the state that was asked about.
    struct KeptAnswer {
        std::string what;
        std::function<void()> enter;
    };
    // While it is there it gets every answer, and nothing is entered.
    std::function<void(KeptAnswer)> keep_answer{};

    // --- Answers from away that wait for Enter at this desk
    // Lays it over whatever is there.
    void let_wait(std::size_t seat, std::shared_ptr<WaitingAnswer> answer);
    void enter_waiting(const std::shared_ptr<WaitingAnswer>& answer);
    // Nobody waits for it any more.
    void drop_waiting(const WaitingAnswer& answer);

    // --- Answers
    void select(std::size_t row);
    void select_next(int rows);  // so many down, or up
    void choose(std::size_t row);
    // The row about that place of the board; false if there is none.
    bool choose_place(const std::string& place);
    // A key of a row: a letter, or the digits of its number one after the other. Letters that are no keys spell the
    // beginning of a row's text, which is selected; the only one that begins so is chosen if more is asked after it,
    // and takes the rest of its letters. Letters that fit no row spell a place that the question leads to, or are held
    // as one word that fits nothing, and the page says so. False if nothing fits.
    bool type(char key);
    // The next letter begins another word: one that no text goes on with finds the next row that begins with it.
    void end_word();
    // Enter hard on the heels of the letters that have chosen a row: whoever spells a whole name and strikes Enter has
    // not read the question behind it, so the page says what Enter takes there. False: no row was chosen so.
    bool end_name();
    // The selected row, or what was typed. After a key that fits nothing the page says first what that is.
    void confirm();
    // Digits that wait for another one away, else one question back, or whatever lies over the question away. False if
    // there is nothing to go back from.
    bool back();
    // An answer is given that more is asked after: undo takes that back first.
    bool is_half_answered() const { return !page_.path.empty(); }
    // Whether something lies over the question, or part of it is answered, or it belongs to a repair.
    bool leads_back() const { return has_covers() || !page_.path.empty() || repair() != nullptr; }
    void erase();
    // What somebody typed into those fields; without them nothing happens.
    void set_number(std::string typed);
    void set_reason(std::string reason);
    // All dice that are waited for; without such a question nothing happens.
    void tell_dice(const DiceTold& told);
    // Lays over the question why some answers to it are not offered, if anybody may want to know.
    virtual void explain() = 0;

    // --- Standing answers
    // Lays over the question who answers what in advance; says so if the game has nothing of that kind.
    void show_standing_answers();
    // What can be said in advance at this desk.
    std::vector<StandingChoice> standing_choices() const;
    // From now on; and at once, if just that is asked.
    void let_stand(std::size_t seat, const StandingChoice& choice, Lasting lasting);
    void take_back(const StandingLine& line);
    // The one that was given last; nothing happens if none holds.
    void take_back_last();

    // --- Preferences
    // From now on.
    virtual void prefer(const Preferences& preferences) = 0;

    // --- Time
    bool undo();
    bool redo();
    // An act that is through goes and comes as a whole; of one that goes on, the last answer goes.
    std::string undo_name() const;  // empty if there is nothing to undo
    std::string redo_name() const;
    // Of the entries that count now, all: back to now.
    void look_at(std::size_t entries);
    // As look_at; the newest of those that count is opened too, for it is most often the one to be changed.
    void open_entry(std::size_t entries);
    void back_to_now();
    void continue_from_here();

    // --- Repair of an earlier entry: number from 1. One at a time; a number that is not there does nothing.
    void change_entry(std::size_t number);
    void insert_before(std::size_t number);
    void remove_entry(std::size_t number);
    // All entries of its act, as far as they count now.
    void remove_act(std::size_t number);

protected:
    enum class Mending : std::uint8_t { change, insert_before, remove, remove_act };
    // The question of the position, from its beginning.
    virtual std::unique_ptr<Layer> question() = 0;
    // A repair that begins with that entry, which is there.
    virtual std::unique_ptr<Layer> repair_of(Mending mending, std::size_t number) = 0;
    // A question has just been asked.
    virtual void asked_anew() {}
    // Whether a program can be given a seat here.
    virtual bool has_program() const { return false; }
    // Somebody has given an answer in advance, or taken one back; nothing was asked.
    virtual void standing_changed() {}
    // The row that is selected when a page is new: the first that can be chosen.
    virtual std::size_t first_selected(const Page& page) const;

    // The state of the table that the question was asked at.
    session::StateNumber asked_at() const { return asked_at_; }
    // Gives the standing answers that are due, but to the question that was waiting. What came of it, in words; asks
    // nothing yet.
    std::string answer_for_seats(const std::optional<std::string>& waiting);
    // Names of places that letters may spell where they fit no row, and going to one of them. If letters before have
    // chosen rows by their keys, the question is asked anew first.
    virtual std::vector<std::string> places_to_spell() const { return {}; }
    virtual void go_to_place(std::size_t) {}
    // Whether no letter of the word has chosen a row: it began at the page that is shown.
    bool is_spelled_here() const { return word_.size() <= spelled_.size() + 1; }
    // Puts a new question in the place of everything but what outlasts an answer.
    void ask();
    // In the place of whatever lies over the question, but for an earlier position that is looked at.
    void cover(std::unique_ptr<Layer> layer);
    // On top.
    void lay(std::unique_ptr<Layer> layer);
    void take_off_top();
    void carry_out(Outcome outcome);
    // The page is another one; the selected row is the first.
    void show();
    // The same page, with what was typed.
    void show_typed() { page_ = layers_.back()->page(); }
    void say_so(Mood mood, std::string message);
    void say_nothing() { message_.clear(); }
    // Whatever hands had to do for the entries so far is done.
    void undone_from(std::size_t entries);
    // In the place of whatever lies over the question; none may be under way.
    void begin_repair(std::unique_ptr<Layer> repair);
    // What would move the table waits until the repair is accepted or left: says so.
    bool is_under_repair();

    Layer& top() const { return *layers_.back(); }
    // The layer of that kind that lies on top; nothing if another does.
    template <class L>
    L* top_as() const {
        return dynamic_cast<L*>(layers_.back().get());
    }
    // The last of that kind, wherever it lies.
    template <class L>
    L* last_as() const {
        L* last = nullptr;
        for (const auto& layer : layers_)
            if (auto* const found = dynamic_cast<L*>(layer.get())) last = found;
        return last;
    }
    // The layers over the question, or over the repair.
    bool has_covers() const { return layers_.size() > base_; }

private:
    std::optional<std::size_t> looked_at() const;
    bool type_digit(char digit);
    bool type_letter(char letter);
    bool answers(const std::string& letter);
    void choose_by_letter(std::size_t row);
    struct BegunPlace {
        std::size_t place;
        std::string name;
        std::string rest;  // in small letters
    };
    std::vector<BegunPlace> places_begun() const;
    bool spells_place();
    bool spells_other_place();
    bool spell(const std::string& beginning, std::size_t from);
    bool goes_on_in_name(const std::string& letter);
    void say_nothing_fits(const std::string& typed);
    void hold(std::string typed, std::string said);
    bool shows_what_enter_takes();
    void forget_typed();
    void moved_in_time(const char* sentence, const std::string& what);
    void begin_repair(Mending mending, std::size_t number);
    void drop_covers();

    OpenTable& table_;
    session::StateNumber asked_at_{};
    std::size_t entries_asked_at_ = 0;            // before the position of that state
    std::vector<std::unique_ptr<Layer>> layers_;  // the last lies on top; at least one once something was asked
    std::size_t base_ = 0;                        // so many are the question, or the repair and its question
    std::string typed_;                           // digits of a row's number
    std::string spelled_;        // letters typed at this page: the selected row begins so, or none does
    std::string word_;           // all letters since the question, or since a pause; small letters
    std::string rest_of_name_;   // behind the letters that have chosen a row; small letters
    bool is_named_ = false;      // letters have chosen a row, and no other key was struck since
    std::size_t name_at_ = 0;    // where in the word that row's name begins
    bool fits_nothing_ = false;  // no row is meant by what was typed last
    std::size_t selected_ = 0;
    Page page_;
    std::string message_;
    Mood mood_ = Mood::news;
    std::size_t undone_to_ = 0;  // the last entry that undo took back, if the journal still has it
};

}  // namespace present
