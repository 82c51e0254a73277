// SPDX-License-Identifier: MIT
#include "present/window/mnemonics.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace present {

namespace {

constexpr std::size_t letters_of_the_alphabet = 26;

// From 0; nothing for anything but a letter from a to z.
std::optional<std::size_t> alphabet_place(char letter) {
    if (letter >= 'a' && letter <= 'z') return static_cast<std::size_t>(letter - 'a');
    if (letter >= 'A' && letter <= 'Z') return static_cast<std::size_t>(letter - 'A');
    return std::nullopt;
}

// Letters beyond ASCII have bytes that are no letters here: what follows them begins no word.
bool begins_word(std::string_view label, std::size_t at) {
    return at == 0 || label[at - 1] == ' ' || label[at - 1] == '-' || label[at - 1] == '(';
}

// The places of a label's letters: beginnings of words, then the others.
std::vector<std::size_t> letters_in(std::string_view label) {
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at < label.size(); ++at)
        if (alphabet_place(label[at])) places.push_back(at);
    std::stable_partition(places.begin(), places.end(), [&](std::size_t at) { return begins_word(label, at); });
    return places;
}

// Who has which letter. A label whose letters are all taken moves others to another of theirs, if there is a way.
class Letters {
public:
    Letters(const std::vector<std::string>& labels, std::string_view taken) : labels_{labels}, given_(labels.size()) {
        for (const char letter : taken)
            if (const auto place = alphabet_place(letter)) closed_[*place] = true;
    }

    std::vector<std::optional<std::size_t>> given() {
        for (std::size_t label = 0; label < labels_.size(); ++label) {
            std::array<bool, letters_of_the_alphabet> tried = closed_;
            if (!take_free(label)) take(label, tried);
        }
        return given_;
    }

private:
    bool take_free(std::size_t label) {
        for (const std::size_t at : letters_in(labels_[label])) {
            const std::size_t letter = *alphabet_place(labels_[label][at]);
            if (closed_[letter] || owner_[letter]) continue;
            give(label, at, letter);
            return true;
        }
        return false;
    }

    bool take(std::size_t label, std::array<bool, letters_of_the_alphabet>& tried) {
        for (const std::size_t at : letters_in(labels_[label])) {
            const std::size_t letter = *alphabet_place(labels_[label][at]);
            if (tried[letter]) continue;
            tried[letter] = true;
            if (owner_[letter] && !take(*owner_[letter], tried)) continue;
            give(label, at, letter);
            return true;
        }
        return false;
    }

    void give(std::size_t label, std::size_t at, std::size_t letter) {
        given_[label] = at;
        owner_[letter] = label;
    }

    const std::vector<std::string>& labels_;
    std::vector<std::optional<std::size_t>> given_;
    std::array<std::optional<std::size_t>, letters_of_the_alphabet> owner_{};
    std::array<bool, letters_of_the_alphabet> closed_{};
};

}  // namespace

std::vector<std::optional<std::size_t>> mnemonics_of(const std::vector<std::string>& labels, std::string_view taken) {
    return Letters{labels, taken}.given();
}

std::vector<std::optional<std::size_t>> mnemonics_of_items(const std::vector<CommandWords>& items) {
    std::vector<std::size_t> order(items.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_partition(order.begin(), order.end(), [&](std::size_t item) { return items[item].keys.empty(); });
    std::vector<std::string> labels;
    for (const std::size_t item : order) labels.push_back(items[item].label);
    const auto places = mnemonics_of(labels);
    std::vector<std::optional<std::size_t>> in_their_order(items.size());
    for (std::size_t i = 0; i < order.size(); ++i) in_their_order[order[i]] = places[i];
    return in_their_order;
}

std::string marked_label(const std::string& label, std::optional<std::size_t> mnemonic) {
    std::string marked;
    for (std::size_t at = 0; at < label.size(); ++at) {
        if (mnemonic == at || label[at] == '&') marked += '&';
        marked += label[at];
    }
    return marked;
}

}  // namespace present
