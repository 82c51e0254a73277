// SPDX-License-Identifier: MIT
#include "gui/canvas/paper_table.h"

#include "gui/canvas/picture_drawing.h"
#include "gui/canvas/sizes.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace gui {
namespace {

constexpr double usual_letters = 11.5;
constexpr double least_cell_letters = 8.5;
constexpr double least_number_column = 30;  // of a number
constexpr double between_cells = 10;
constexpr double table_row_height = 22;
constexpr double badge_size = 14;

class TableDrawing {
public:
    TableDrawing(Painter& painter, const paper::Table& table) : p_{painter}, t_{table} {}

    double natural_width() {
        widths_ = widths();
        return all();
    }

    double draw(const Rect& box) {
        while (natural_width() > box.w && letters_ > least_cell_letters) letters_ -= 0.5;
        const double part = std::min(1.0, box.w / all());
        for (double& column : widths_) column *= part;
        Rect rest = box;
        rest.cut_top(headings(rest) + p_.scaled(gaps::tight));
        for (const paper::Row& row : t_.rows) {
            p_.line(box.x, rest.y, box.x + all(), rest.y, p_.theme().card_edge);
            draw_row(rest.cut_top(p_.scaled(table_row_height)), row);
        }
        return rest.y - box.y;
    }

private:
    double room(const paper::Cell& cell) const { return cell.badge ? p_.scaled(badge_size + 5) : 0; }
    double all() const { return std::accumulate(widths_.begin(), widths_.end(), 0.0); }

    // As the texts want it. Headings may be broken at blanks.
    std::vector<double> widths() {
        std::vector<double> wide;
        for (std::size_t i = 0; i < t_.columns.size(); ++i) {
            double column = p_.scaled(least_number_column);
            const paper::Cell heading = paper::whole_heading(t_.columns[i]);
            for (const std::string& word : words(heading.text))
                column = std::max(column, p_.width(word, {letters_, Face::bold}) + room(heading));
            for (const paper::Row& row : t_.rows)
                column = std::max(column, p_.width(row.cells[i].text, {letters_, Face::bold}) + room(row.cells[i]));
            wide.push_back(column + p_.scaled(between_cells));
        }
        return wide;
    }

    static std::vector<std::string> words(const std::string& text) {
        std::vector<std::string> all;
        for (std::size_t from = 0; from < text.size();) {
            const std::size_t end = std::min(text.find(' ', from), text.size());
            all.push_back(text.substr(from, end - from));
            from = end + 1;
        }
        return all;
    }

    double headings(const Rect& box) {
        double high = 0;
        for (std::size_t i = 0; i < t_.columns.size(); ++i) {
            const paper::Cell cell = paper::whole_heading(t_.columns[i]);
            high = std::max(high, p_.wrapped_height(inside(i, box).w - room(cell), cell.text, {letters_, Face::bold}));
        }
        for (std::size_t i = 0; i < t_.columns.size(); ++i) {
            const paper::Cell cell = paper::whole_heading(t_.columns[i]);
            Rect place = inside(i, box);
            place.h = high;
            badge(place, cell, p_.line_height({letters_, Face::bold}));
            p_.wrapped(place, cell.text, {letters_, Face::bold, p_.theme().faint, align(i)});
        }
        return high;
    }

    void draw_row(const Rect& line, const paper::Row& row) {
        const Face face = row.look == paper::RowLook::sum ? Face::bold : Face::plain;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            Rect place = inside(i, line);
            badge(place, row.cells[i], line.h);
            p_.text(place, row.cells[i].text, {letters_, face, p_.theme().ink, align(i)});
        }
    }

    // Cuts it off the place.
    void badge(Rect& place, const paper::Cell& cell, double line) {
        if (!cell.badge) return;
        Rect box = place.cut_left(room(cell));
        box.h = line;
        const double size = p_.scaled(badge_size);
        draw_picture(p_, {box.x, box.middle_y() - size / 2, size, size},
                     {20, 20, {}, {paper::mark_of(*cell.badge, {10, 10}, 20)}});
    }

    Align align(std::size_t column) const {
        return t_.columns[column].align == paper::Align::right ? Align::right : Align::left;
    }

    Rect inside(std::size_t column, const Rect& line) const {
        const double before = std::accumulate(widths_.begin(), widths_.begin() + static_cast<long>(column), 0.0);
        return {line.x + before, line.y, widths_[column] - p_.scaled(between_cells), line.h};
    }

    Painter& p_;
    const paper::Table& t_;
    std::vector<double> widths_;
    double letters_ = usual_letters;
};

}  // namespace

double table_width(Painter& painter, const paper::Table& table) { return TableDrawing{painter, table}.natural_width(); }

double draw_table(Painter& painter, const Rect& box, const paper::Table& table) {
    return TableDrawing{painter, table}.draw(box);
}

}  // namespace gui
