// SPDX-License-Identifier: MIT
#include "house/code.h"

#include <algorithm>
#include <cctype>

namespace house {
namespace {

bool is_letter(char sign) { return std::isalnum(static_cast<unsigned char>(sign)) || sign == '_'; }

bool opens_raw_text(const std::string& word) {
    return word == "R" || word == "u8R" || word == "uR" || word == "UR" || word == "LR";
}

class CodeReader {
public:
    explicit CodeReader(std::string_view code) : code_{code} {}

    std::vector<Token> read() {
        while (at_ < code_.size()) step();
        return std::move(found_);
    }

private:
    void step() {
        const char sign = code_[at_];
        if (std::isspace(static_cast<unsigned char>(sign))) {
            skip_to(at_ + 1);
        } else if (starts("//")) {
            skip_to(code_.find('\n', at_));
        } else if (starts("/*")) {
            skip_to(after("*/", at_ + 2));
        } else if (sign == '"' || sign == '\'') {
            take("\"", end_of_text(sign));
        } else if (is_letter(sign)) {
            const std::size_t end = end_of_word();
            take(std::string{code_.substr(at_, end - at_)}, end);
        } else {
            const std::size_t size = starts("::") ? 2 : 1;
            take(std::string{code_.substr(at_, size)}, at_ + size);
        }
    }

    bool starts(std::string_view sign) const { return code_.substr(at_).starts_with(sign); }

    std::size_t after(std::string_view sign, std::size_t from) const {
        const auto found = code_.find(sign, from);
        return found == code_.npos ? found : found + sign.size();
    }

    // 20'000 is one word.
    std::size_t end_of_word() const {
        const bool number = std::isdigit(static_cast<unsigned char>(code_[at_]));
        std::size_t end = at_ + 1;
        while (end < code_.size() && (is_letter(code_[end]) || (number && code_[end] == '\''))) ++end;
        return end;
    }

    std::size_t end_of_text(char quote) const {
        if (quote == '"' && !found_.empty() && last_ends_ == at_ && opens_raw_text(found_.back().text)) {
            const auto bracket = std::min(code_.find('(', at_), code_.size());
            return after(")" + std::string{code_.substr(at_ + 1, bracket - at_ - 1)} + '"', bracket);
        }
        std::size_t end = at_ + 1;
        while (end < code_.size() && code_[end] != quote) end += code_[end] == '\\' ? 2 : 1;
        return end + 1;
    }

    void take(std::string text, std::size_t end) {
        found_.push_back({std::move(text), !found_.empty() && last_ends_ == at_});
        skip_to(end);
        last_ends_ = at_;
    }

    void skip_to(std::size_t end) { at_ = std::min(end, code_.size()); }

    std::string_view code_;
    std::size_t at_ = 0;
    std::size_t last_ends_ = 0;  // where the last token did
    std::vector<Token> found_;
};

}  // namespace

bool Token::is_word() const { return is_letter(text.front()); }

std::vector<Token> tokens(std::string_view code) { return CodeReader{code}.read(); }

}  // namespace house
