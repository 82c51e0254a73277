// SPDX-License-Identifier: MIT
#include "byzantium/counsel/weights.h"

#include "byzantium/counsel/chances.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

namespace byzantium::counsel {
namespace {

using wording::marked;
using wording::Sentence;

// What cannot be read, or is out of its range.
constexpr const char* damaged = marked("it is damaged there");
// The first word of the file; a number that others may see by mistake is none of ours.
constexpr std::string_view title = "logothete-counsel";

constexpr int greatest_factor = 65'536;
constexpr int greatest_doubt = 500'000;

// Words of one line, apart by single spaces.
std::vector<std::string_view> words_of(std::string_view line) {
    std::vector<std::string_view> words;
    while (!line.empty()) {
        const auto end = std::min(line.find(' '), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return words;
}

template <class Number>
std::optional<Number> number_in(std::string_view word, int base = 10) {
    Number number{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number, base);
    if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
    return number;
}

// Reads line by line; the first fault ends it.
class Reader {
public:
    explicit Reader(std::string_view text) : left_{text} {}

    tl::expected<Weights, Sentence> read() {
        if (!head()) return tl::unexpected{fault_};
        for (std::size_t size = 0; size < table_sizes; ++size)
            for (std::size_t turn = 0; turn < turns_weighed; ++turn)
                if (!part(size, turn)) return tl::unexpected{fault_};
        if (!left_.empty()) return tl::unexpected{at_line(line_ + 1, damaged)};
        return std::move(weights_);
    }

private:
    Sentence at_line(int line, const char* why) const {
        return {marked("The file of weights for counsel cannot be used: line {line}: {why}. Everything else works "
                       "without it."),
                {{"line", std::int64_t{line}}, {"why", Sentence{why}}}};
    }
    bool refuse(const char* why) {
        fault_ = at_line(line_, why);
        return false;
    }
    std::vector<std::string_view> next() {
        ++line_;
        const auto end = std::min(left_.find('\n'), left_.size());
        const auto words = words_of(left_.substr(0, end));
        left_.remove_prefix(std::min(end + 1, left_.size()));
        return words;
    }
    bool expects(const std::vector<std::string_view>& words, std::string_view name, std::size_t numbers) {
        return words.size() == numbers + 1 && words.front() == name;
    }

    bool head() {
        const auto first = next();
        if (!expects(first, title, 1)) return refuse(marked("it is not a file of weights for counsel"));
        if (first[1] != std::to_string(weights_format))
            return refuse(marked("it is of another format than this version of Logothete reads"));
        const auto listed = next();
        const auto hash = expects(listed, "quantities", 2) ? number_in<std::uint64_t>(listed[2], 16) : std::nullopt;
        if (!hash) return refuse(damaged);
        if (*hash != hash_of_quantities() || listed[1] != std::to_string(quantity_count))
            return refuse(marked("it was made for other quantities than this version of Logothete weighs"));
        const auto made = next();
        const auto seed = expects(made, "seed", 3) ? number_in<std::uint64_t>(made[1]) : std::nullopt;
        const auto games = seed ? number_in<int>(made[3]) : std::nullopt;
        if (!games || *games < 0 || made[2] != "games") return refuse(damaged);
        weights_.seed = *seed;
        weights_.games = *games;
        return true;
    }

    bool part(std::size_t size, std::size_t turn) {
        const auto named = next();
        if (!expects(named, "players", 3) || named[1] != std::to_string(size + 2) || named[2] != "turn" ||
            named[3] != std::to_string(turn + 1))
            return refuse(damaged);
        return honesty(weights_.honesty[size][turn]) && blend(weights_.blend[size][turn]) &&
               weights(weights_.weight[size][turn]);
    }

    // Numbers from 0 to so much each, and whether anything is told.
    template <std::size_t Count>
    bool told(std::string_view name, const std::array<int, Count>& most, std::array<int, Count>& numbers,
              bool& silent) {
        const auto words = next();
        if (!expects(words, name, Count + 1)) return refuse(damaged);
        for (std::size_t i = 0; i < Count; ++i) {
            const auto number = number_in<int>(words[i + 1]);
            if (!number || *number < 0 || *number > most[i]) return refuse(damaged);
            numbers[i] = *number;
        }
        silent = words[Count + 1] == "silent";
        return silent || words[Count + 1] == "told" || refuse(damaged);
    }

    bool honesty(Honesty& honesty) {
        std::array<int, 2> numbers{};
        if (!told<2>("honesty", {greatest_factor, greatest_doubt}, numbers, honesty.silent)) return false;
        honesty.sharpness = numbers[0];
        honesty.doubt = numbers[1];
        return curves(honesty.curves);
    }

    bool blend(Blend& blend) {
        std::array<int, 3> numbers{};
        if (!told<3>("blend", {greatest_factor, greatest_factor, greatest_doubt}, numbers, blend.silent)) return false;
        blend.of_evaluation = numbers[0];
        blend.of_trials = numbers[1];
        blend.doubt = numbers[2];
        return curves(blend.curves);
    }

    bool curves(Curves& curves) {
        return std::all_of(curves.begin(), curves.end(), [this](Curve& one) { return curve(one); });
    }

    bool curve(Curve& curve) {
        const auto words = next();
        if (!expects(words, "curve", curve.size())) return refuse(damaged);
        for (std::size_t i = 0; i < curve.size(); ++i) {
            const auto share = number_in<int>(words[i + 1]);
            if (!share || *share < 0 || *share > whole) return refuse(damaged);
            curve[i] = *share;
        }
        return true;
    }

    bool weights(std::array<int, quantity_count>& weights) {
        for (std::size_t i = 0; i < quantity_count; ++i) {
            const auto words = next();
            if (!expects(words, name_of(static_cast<Quantity>(i)), 1)) return refuse(damaged);
            const auto weight = number_in<int>(words[1]);
            if (!weight || *weight > greatest_weight || *weight < -greatest_weight) return refuse(damaged);
            weights[i] = *weight;
        }
        return true;
    }

    std::string_view left_;
    int line_ = 0;
    Sentence fault_{""};
    Weights weights_;
};

}  // namespace

tl::expected<Weights, Sentence> read_weights(std::string_view text) { return Reader{text}.read(); }

std::string write_weights(const Weights& weights) {
    std::string text;
    const auto out = std::back_inserter(text);
    fmt::format_to(out, "{} {}\nquantities {} {:016x}\nseed {} games {}\n", title, weights_format, quantity_count,
                   hash_of_quantities(), weights.seed, weights.games);
    for (std::size_t size = 0; size < table_sizes; ++size)
        for (std::size_t turn = 0; turn < turns_weighed; ++turn) {
            const Honesty& honesty = weights.honesty[size][turn];
            fmt::format_to(out, "players {} turn {}\nhonesty {} {} {}\n", size + 2, turn + 1, honesty.sharpness,
                           honesty.doubt, honesty.silent ? "silent" : "told");
            for (const Curve& curve : honesty.curves) fmt::format_to(out, "curve {}\n", fmt::join(curve, " "));
            const Blend& blend = weights.blend[size][turn];
            fmt::format_to(out, "blend {} {} {} {}\n", blend.of_evaluation, blend.of_trials, blend.doubt,
                           blend.silent ? "silent" : "told");
            for (const Curve& curve : blend.curves) fmt::format_to(out, "curve {}\n", fmt::join(curve, " "));
            for (std::size_t i = 0; i < quantity_count; ++i)
                fmt::format_to(out, "{} {}\n", name_of(static_cast<Quantity>(i)), weights.weight[size][turn][i]);
        }
    return text;
}

}  // namespace byzantium::counsel
