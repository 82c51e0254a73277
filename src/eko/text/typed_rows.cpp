// SPDX-License-Identifier: MIT
#include "eko/text/typed_rows.h"

#include "eko/rules/ids.h"
#include "eko/text/letters.h"

#include <cstdint>
#include <optional>
#include <set>
#include <utility>

namespace eko::text {

namespace {

using wording::marked;

constexpr std::string_view between_rows = " \t\r\n,\"[]";
constexpr std::string_view key_of_rows = "rows:";  // in front of them in a file

std::vector<std::string> parts_of(std::string_view typed) {
    std::vector<std::string> all;
    std::string part;
    const auto end_part = [&] {
        if (!part.empty()) all.push_back(std::exchange(part, {}));
    };
    for (const char one : typed)
        if (between_rows.find(one) != std::string_view::npos)
            end_part();
        else
            part += one >= 'A' && one <= 'Z' ? static_cast<char>(one - 'A' + 'a') : one;
    end_part();
    if (!all.empty() && (all.front() == key_of_rows || all.front() == "rows")) all.erase(all.begin());
    if (!all.empty() && all.front() == ":") all.erase(all.begin());
    return all;
}

// "-1:1:mmx..": its r level, its first q, its letters.
std::optional<Row> row_of(const std::string& typed) {
    const std::size_t one = typed.find(':');
    const std::size_t two = one == std::string::npos ? one : typed.find(':', one + 1);
    if (two == std::string::npos) return std::nullopt;
    const auto r = coordinate_from_text(std::string_view{typed}.substr(0, one));
    const auto q = coordinate_from_text(std::string_view{typed}.substr(one + 1, two - one - 1));
    if (!r || !q) return std::nullopt;
    return Row{{*q, *r}, typed.substr(two + 1)};
}

// A letter that lies where an earlier row has one: on which field.
std::optional<std::pair<std::size_t, Hex>> lies_on_another(const Row& row, const std::set<Hex>& taken) {
    for (std::size_t i = 0; i < row.letters.size(); ++i)
        if (const Hex at{row.first.q + static_cast<int>(i), row.first.r}; taken.contains(at)) return {{i, at}};
    return std::nullopt;
}

std::optional<wording::Sentence> what_is_wrong(const Row& row, const std::set<Hex>& taken) {
    if (row.letters.empty()) return wording::Sentence{marked("must have at least one letter")};
    if (auto stray = stray_letter(row.letters)) return stray;
    if (const auto twice = lies_on_another(row, taken))
        return wording::Sentence{
            marked("letter {n} lies on {field}, where an earlier row has one already"),
            {{"n", static_cast<std::int64_t>(twice->first + 1)}, {"field", to_text(twice->second)}}};
    if (!on_sheet({row.first.q + static_cast<int>(row.letters.size()) - 1, row.first.r}))
        return wording::Sentence{marked("reaches beyond the sheet, which goes from -99 to 99 both ways")};
    return std::nullopt;
}

}  // namespace

std::string write_rows(const std::vector<Row>& rows) {
    std::string text;
    for (const Row& row : rows)
        text += std::to_string(row.first.r) + ':' + std::to_string(row.first.q) + ':' + row.letters + '\n';
    return text;
}

tl::expected<std::vector<Row>, RowFault> read_rows(std::string_view typed) {
    std::vector<Row> rows;
    std::set<Hex> taken;
    const auto parts = parts_of(typed);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        auto row = row_of(parts[i]);
        if (!row)
            return tl::unexpected{RowFault{
                i + 1, parts[i], {marked("must be a row such as -1:1:mmx..: its r, its first q, its letters")}}};
        if (auto wrong = what_is_wrong(*row, taken))
            return tl::unexpected{RowFault{i + 1, parts[i], *std::move(wrong)}};
        for (std::size_t n = 0; n < row->letters.size(); ++n)
            taken.insert({row->first.q + static_cast<int>(n), row->first.r});
        rows.push_back(*std::move(row));
    }
    return rows;
}

}  // namespace eko::text
