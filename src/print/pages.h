// SPDX-License-Identifier: MIT
// Lets a document flow over pages. What belongs together stays together: an entry, a row, a picture with its caption,
// a heading with what follows.
#pragma once

#include "paper/document.h"
#include "paper/picture.h"
#include "paper/table.h"
#include "print/brush.h"
#include "print/table_layout.h"

#include <functional>
#include <vector>

namespace print {

// Points, 72 an inch: A4.
inline constexpr double page_width = 595.28;
inline constexpr double page_height = 841.89;

class Pages {
public:
    // `scale` makes everything smaller. `turn` ends a page; it is called with the number of the page, from 1.
    Pages(Brush& brush, double scale, std::function<void(int)> turn);

    void flow(const paper::Document& document);
    int pages() const { return page_; }

private:
    void put(const paper::Heading& heading, double height_behind);
    void put(const paper::Paragraph& paragraph);
    void put(const paper::Table& table);
    void put(const paper::Figures& figures);
    void put(const paper::SideFigure& beside);
    void put(const paper::JournalEntry& entry);
    void put(const paper::NewPage&);

    double height_behind(const std::vector<paper::Block>& blocks, std::size_t heading);
    double height(const paper::Figure& figure, double scale, double width);
    double height(const paper::Table& table, const TableLayout& layout);
    void need(double height);
    void next_page();
    void put_waiting();
    void pass_beside();
    double text_right() const;
    double letters(double points) const { return points * scale_; }
    double cell(const paper::Cell& cell, paper::Point at, double width, const Style& style);
    double cell_height(const paper::Cell& cell, double width, const Style& style);
    void put_groups(const paper::Table& table, const TableLayout& layout);
    void put_headings(const paper::Table& table, const TableLayout& layout);
    void put_row(const paper::Table& table, const std::vector<paper::Cell>& cells, const TableLayout& layout,
                 paper::Face face, double rule);

    Brush& brush_;
    double scale_;
    std::function<void(int)> turn_;
    double y_;
    double beside_;                       // the lower edge of what stands at the right on this page
    std::vector<paper::Figure> waiting_;  // to stand there, as soon as there is room
    int page_ = 1;
};

}  // namespace print
