// SPDX-License-Identifier: MIT
#include "support/odds_reference.h"

#include "support/places.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace support {
namespace {

using boost::multiprecision::cpp_int;

// numerator / 2^exponent
struct Dyadic {
    cpp_int numerator;
    int exponent;
};

// The nearest double: what is read from decimal digits is rounded once.
double nearest(const cpp_int& number) {
    const std::string digits = number.str();
    double value{};
    std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return value;
}

double nearest(const Dyadic& share) { return std::ldexp(nearest(share.numerator), -share.exponent); }

double nearest_quotient(const Dyadic& part, const Dyadic& whole) {
    constexpr int shift = 512;  // many more bits than a double has
    const cpp_int dividend = part.numerator << (shift + whole.exponent - part.exponent);
    cpp_int quotient = dividend / whole.numerator;
    if (quotient * whole.numerator != dividend) quotient |= 1;  // not a tie
    return std::ldexp(nearest(quotient), -shift);
}

class Line {
public:
    explicit Line(const std::string& text) : text_{text} {}

    OddsReference read() {
        OddsReference read{attack(), {{number()}, {}, {}, {}, {}, {}, {}, {}}};
        const Dyadic captured = dyadic();
        byzantium::odds::Report& answer = read.answer;
        answer.p_capture = nearest(captured);
        answer.p_kept = probability();
        answer.p_destroyed = probability();
        for (std::size_t i = 0; i < read.attack.defenders.size(); ++i) answer.p_won.push_back(probability());
        answer.expected = {probability(), probability(), probability(), probability()};
        // The last cube of all: lost when everything is.
        answer.expected.guard = read.attack.attacker.guard ? answer.p_destroyed : 0;
        answer.taken = outcomes(captured);
        answer.beaten = outcomes({0, 0});
        end();
        return read;
    }

private:
    template <class Number>
    Number next() {
        Number number;
        if (!(text_ >> number)) throw std::runtime_error{"a number is missing"};
        return number;
    }
    int number() { return next<int>(); }
    Dyadic dyadic() {
        cpp_int numerator = next<cpp_int>();
        return {std::move(numerator), number()};
    }
    double probability() { return nearest(dyadic()); }
    byzantium::odds::Force force() { return {number(), number(), number(), number() != 0}; }
    byzantium::odds::Losses losses() { return {number(), number(), number()}; }

    byzantium::odds::Attack attack() {
        byzantium::odds::Attack attack;
        attack.attacker = force();
        for (int left = number(); left > 0; --left) attack.defenders.push_back(force());
        const int cubes_a_hit = number();
        const int tokens = number();
        if (cubes_a_hit > 0) attack.siege = byzantium::odds::Siege{tokens, cubes_a_hit};
        return attack;
    }

    std::vector<byzantium::odds::Outcome> outcomes(const Dyadic& captured) {
        std::vector<byzantium::odds::Outcome> list;
        for (int left = number(); left > 0; --left) {
            const byzantium::odds::Losses lost = losses();
            const Dyadic p = dyadic();
            list.push_back({lost, nearest(p), captured.numerator == 0 ? 0 : nearest_quotient(p, captured)});
        }
        return list;
    }

    void end() {
        if (text_ >> std::ws; !text_.eof()) throw std::runtime_error{"more numbers than expected"};
    }

    std::istringstream text_;
};

// Collects what is not equal.
class Comparison {
public:
    void figure(const std::string& name, double answer, double expected) {
        if (answer == expected) return;
        std::ostringstream text;
        text.precision(17);
        text << name << ' ' << answer << ", not " << expected;
        found_.push_back(text.str());
    }
    void outcomes(const std::string& name, const std::vector<byzantium::odds::Outcome>& answer,
                  const std::vector<byzantium::odds::Outcome>& expected) {
        figure("number of ways " + name, static_cast<double>(answer.size()), static_cast<double>(expected.size()));
        for (std::size_t i = 0; i < std::min(answer.size(), expected.size()); ++i) {
            const std::string place = name + ' ' + std::to_string(i);
            if (answer[i].lost != expected[i].lost) found_.push_back("losses of " + place + " are other ones");
            figure("p of " + place, answer[i].p, expected[i].p);
            figure("p given capture of " + place, answer[i].p_given_capture, expected[i].p_given_capture);
        }
    }
    std::vector<std::string> found() && { return std::move(found_); }

private:
    std::vector<std::string> found_{};
};

}  // namespace

std::vector<OddsReference> read_odds_references(std::istream& text) {
    std::vector<OddsReference> list;
    int number = 0;
    for (std::string line; std::getline(text, line);) {
        ++number;
        if (line.empty() || line.front() == '#') continue;
        try {
            list.push_back(Line{line}.read());
        } catch (const std::exception& fault) {
            throw std::runtime_error{"reference answers, line " + std::to_string(number) + ": " + fault.what()};
        }
    }
    return list;
}

std::vector<OddsReference> odds_references() {
    std::ifstream file{support::in_source_tree("tests/byzantium/odds/reference.txt")};
    if (!file) throw std::runtime_error{"tests/byzantium/odds/reference.txt cannot be opened"};
    return read_odds_references(file);
}

std::vector<std::string> differences(const byzantium::odds::Report& answer, const byzantium::odds::Report& expected) {
    Comparison compare;
    compare.figure("p_capture", answer.p_capture, expected.p_capture);
    compare.figure("p_kept", answer.p_kept, expected.p_kept);
    compare.figure("p_destroyed", answer.p_destroyed, expected.p_destroyed);
    compare.figure("battles", static_cast<double>(answer.p_won.size()), static_cast<double>(expected.p_won.size()));
    for (std::size_t i = 0; i < std::min(answer.p_won.size(), expected.p_won.size()); ++i)
        compare.figure("p_won of battle " + std::to_string(i), answer.p_won[i], expected.p_won[i]);
    compare.figure("expected elite", answer.expected.elite, expected.expected.elite);
    compare.figure("expected main", answer.expected.main, expected.expected.main);
    compare.figure("expected move", answer.expected.move, expected.expected.move);
    compare.figure("expected total", answer.expected.total, expected.expected.total);
    compare.figure("expected guard", answer.expected.guard, expected.expected.guard);
    compare.outcomes("taken", answer.taken, expected.taken);
    compare.outcomes("beaten", answer.beaten, expected.beaten);
    return std::move(compare).found();
}

}  // namespace support
