// SPDX-License-Identifier: MIT
#include "print/table_layout.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <string>
#include <utility>

namespace print {

using namespace paper;

namespace {

constexpr double usual_size = 8.5;
constexpr double least_size = 5.5;
constexpr double smaller = 0.25;

double sum(const std::vector<double>& all) { return std::accumulate(all.begin(), all.end(), 0.0); }

std::string longest_word(Brush& brush, const std::string& text, const Style& style) {
    std::string longest;
    double most = -1;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(' ', from), text.size());
        std::string word = text.substr(from, end - from);
        if (const double wide = brush.text_width(word, style); wide > most) {
            most = wide;
            longest = std::move(word);
        }
        from = end + 1;
    }
    return longest;
}

// What the columns want, and what they need at least for their longest words.
class Wishes {
public:
    Wishes(Brush& brush, const Table& table, double size)
        : brush_{brush}, style_{size, Face::bold, Ink::ink, Anchor::start} {
        for (std::size_t i = 0; i < table.columns.size(); ++i) {
            wanted.push_back(wide(table.columns[i].heading));
            needed.push_back(narrow(table.columns[i].heading));
            for (const Row& row : table.rows) {
                wanted[i] = std::max(wanted[i], wide(row.cells[i]));
                needed[i] = std::max(needed[i], narrow(row.cells[i]));
            }
        }
        for (std::size_t i = 0, end = 0; i < table.columns.size(); i = end) {
            end = end_of_group(table, i);
            if (const auto& group = table.columns[i].group) {
                widen(wanted, i, end, wide(*group));
                widen(needed, i, end, narrow(*group));
            }
        }
    }

    std::vector<double> wanted;
    std::vector<double> needed;

private:
    double wide(const Cell& cell) { return width_of(cell, cell.text); }
    double narrow(const Cell& cell) { return width_of(cell, longest_word(brush_, cell.text, style_)); }
    double width_of(const Cell& cell, const std::string& text) {
        return std::ceil(brush_.text_width(text, style_)) + 1 + badge_room(cell, style_.size) + cell_gap;
    }

    static void widen(std::vector<double>& widths, std::size_t from, std::size_t end, double together) {
        double have = 0;
        for (std::size_t i = from; i < end; ++i) have += widths[i];
        const double more = std::max(0.0, together - have) / static_cast<double>(end - from);
        for (std::size_t i = from; i < end; ++i) widths[i] += more;
    }

    Brush& brush_;
    Style style_;
};

// What is left after the longest words is shared by what each column wants more.
std::vector<double> shared(const Wishes& wishes, double room) {
    const double wanted = sum(wishes.wanted);
    if (wanted <= room) return wishes.wanted;
    const double needed = sum(wishes.needed);
    std::vector<double> widths = wishes.needed;
    if (needed > room) {
        for (double& width : widths) width *= room / needed;
        return widths;
    }
    const double part = wanted > needed ? (room - needed) / (wanted - needed) : 0;
    for (std::size_t i = 0; i < widths.size(); ++i) widths[i] += part * (wishes.wanted[i] - wishes.needed[i]);
    return widths;
}

}  // namespace

double badge_room(const Cell& cell, double size) { return cell.badge ? size * 1.5 : 0; }

TableLayout lay_out(Brush& brush, const Table& table, double room, double scale) {
    for (double size = usual_size;; size -= smaller) {
        const Wishes wishes{brush, table, size * scale};
        if (size <= least_size || sum(wishes.needed) <= room) return {shared(wishes, room), size * scale};
    }
}

}  // namespace print
