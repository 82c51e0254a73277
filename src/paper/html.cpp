// SPDX-License-Identifier: MIT
#include "paper/document.h"
#include "paper/palette.h"
#include "paper/svg.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace paper {
namespace {

// The page's own look. Colours are the inks' names; `colours` gives them their values.
constexpr const char* style = R"css(
* { box-sizing: border-box; }
html { background: var(--page); color: var(--ink); }
body { max-width: 54rem; margin: 0 auto; padding: 2rem 1.25rem 3rem; line-height: 1.5;
  font-family: "DejaVu Sans", Verdana, "Segoe UI", sans-serif; font-size: 1rem; }
h1, h2, h3 { font-family: "DejaVu Serif", Georgia, serif; line-height: 1.2; color: var(--accent); break-after: avoid; }
h1 { font-size: 2.1rem; margin: 0 0 .4rem; }
h2 { font-size: 1.5rem; margin: 2.6rem 0 .8rem; padding-bottom: .25rem; border-bottom: 2px solid var(--rule); }
h3 { font-size: 1.15rem; margin: 1.8rem 0 .5rem; }
p { margin: .5rem 0; }
p.lead { font-family: "DejaVu Serif", Georgia, serif; font-size: 1.1rem; }
p.aside, footer, figcaption, caption { color: var(--faint); font-size: .9rem; }
.wide { overflow-x: auto; margin: .8rem 0 1.2rem; }
table { border-collapse: collapse; font-size: .92rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding-bottom: .3rem; }
th, td { padding: .28rem .7rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--rule); }
th { font-weight: bold; border-bottom: 2px solid var(--rule); vertical-align: bottom; }
th.right, td.right { text-align: right; }
td { white-space: nowrap; }
tr.sum td { font-weight: bold; border-top: 2px solid var(--rule); }
tr { break-inside: avoid; }
.badge { height: 1.15em; width: 1.15em; vertical-align: -.2em; margin-right: .35em; }
.figures { display: flex; flex-wrap: wrap; gap: 1rem; margin: 1rem 0; }
figure { margin: 0; max-width: 100%; break-inside: avoid; }
figure svg { max-width: 100%; height: auto; display: block; border: 1px solid var(--rule); border-radius: 4px;
  background: var(--card); }
figcaption { margin-top: .3rem; }
figure.beside { float: right; clear: right; width: 36%; margin: .3rem 0 .8rem 1.2rem; }
h1, h2, h3, .figures, .wide, footer { clear: both; }
h3:has(+ .entry, + .beside) { clear: none; }
.entry { display: grid; grid-template-columns: 3.6rem 1fr; gap: 0 .6rem; margin: .2rem 0; break-inside: avoid;
  font-size: .92rem; }
.entry .number { text-align: right; color: var(--faint); font-variant-numeric: tabular-nums; }
.turning-point { margin: .45rem 0; font-size: 1.08rem; font-family: "DejaVu Serif", Georgia, serif; }
.entry ul { margin: .1rem 0 .2rem; padding: 0; list-style: none; font-size: .92rem; }
.entry li { color: var(--faint); }
.correction { border-left: 4px double var(--accent); background: var(--card); padding: .25rem .4rem .25rem 0; }
.correction .what { font-style: italic; }
footer { margin-top: 3rem; border-top: 1px solid var(--rule); padding-top: .6rem; }
th.group { border-bottom: 1px solid var(--rule); text-align: right; }
@page { size: A4; margin: 16mm 15mm; }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } .wide { overflow: visible; }
  .new-page { break-before: page; } }
)css";

std::string colours(Light light) {
    std::string all;
    for (std::size_t i = 0; i < inks; ++i) {
        const auto ink = static_cast<Ink>(i);
        all += fmt::format("--{}:{};", name(ink), hex(colour(ink, light)));
    }
    return all;
}

// Paper is white: what is printed is printed by day, whatever the screen shows.
std::string style_sheet() {
    return fmt::format(
        ":root{{color-scheme:light dark;{}}}\n@media screen and (prefers-color-scheme:dark){{:root{{{}}}}}\n{}",
        colours(Light::day), colours(Light::night), style);
}

std::string badge_element(const Badge& badge) {
    Picture picture{20, 20, badge.letter, {mark_of(badge, {10, 10}, 19)}};
    std::string element = svg_element(picture);
    return element.replace(0, 4, "<svg class=\"badge\"");
}

std::string shown(const Cell& cell) { return (cell.badge ? badge_element(*cell.badge) : "") + escaped(cell.text); }

class HtmlWriter {
public:
    std::string text() && { return std::move(out_); }

    void operator()(const Heading& heading) { add("<h{0}>{1}</h{0}>\n", heading.level, escaped(heading.text)); }

    void operator()(const Paragraph& paragraph) {
        const char* const open = paragraph.voice == Voice::plain  ? "<p>"
                                 : paragraph.voice == Voice::lead ? "<p class=\"lead\">"
                                                                  : "<p class=\"aside\">";
        add("{}{}</p>\n", open, escaped(paragraph.text));
    }

    void operator()(const Table& table) {
        out_ += "<div class=\"wide\"><table>\n";
        if (!table.caption.empty()) add("<caption>{}</caption>\n", escaped(table.caption));
        out_ += "<thead>";
        add_groups(table);
        out_ += "<tr>";
        for (const Column& column : table.columns)
            add("<th scope=\"col\"{}>{}</th>", align_of(column.align), shown(column.heading));
        out_ += "</tr></thead>\n<tbody>\n";
        for (const Row& row : table.rows) add_row(table, row);
        out_ += "</tbody></table></div>\n";
    }

    void operator()(const Figures& figures) {
        out_ += "<div class=\"figures\">\n";
        for (const Figure& figure : figures.figures) add_figure("<figure>", figure);
        out_ += "</div>\n";
    }

    void operator()(const SideFigure& beside) { add_figure("<figure class=\"beside\">", beside.figure); }

    void operator()(const JournalEntry& entry) {
        add("<div class=\"entry{}\"><span class=\"number\">{}</span><div><div class=\"what\">{}</div>",
            class_of(entry.look), escaped(entry.number), shown(entry.who));
        if (!entry.lines.empty()) {
            out_ += "<ul>";
            for (const Cell& line : entry.lines) add("<li>{}</li>", shown(line));
            out_ += "</ul>";
        }
        out_ += "</div></div>\n";
    }

    void operator()(const NewPage&) { out_ += "<div class=\"new-page\"></div>\n"; }

private:
    template <class... Values>
    void add(fmt::format_string<Values...> form, Values&&... values) {
        out_ += fmt::format(form, std::forward<Values>(values)...);
    }

    void add_figure(const char* open, const Figure& figure) {
        out_ += open + svg_element(figure.picture);
        if (!figure.caption.empty()) add("<figcaption>{}</figcaption>", escaped(figure.caption));
        out_ += "</figure>\n";
    }

    void add_groups(const Table& table) {
        const auto& columns = table.columns;
        if (std::none_of(columns.begin(), columns.end(), [](const Column& one) { return one.group.has_value(); }))
            return;
        out_ += "<tr>";
        for (std::size_t i = 0, end = 0; i < columns.size(); i = end) {
            end = end_of_group(table, i);
            if (const auto& group = columns[i].group)
                add("<th scope=\"colgroup\" class=\"group\" colspan=\"{}\">{}</th>", end - i, shown(*group));
            else
                out_ += "<td></td>";
        }
        out_ += "</tr>";
    }

    void add_row(const Table& table, const Row& row) {
        out_ += row.look == RowLook::sum ? "<tr class=\"sum\">" : "<tr>";
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            add("<td{}>{}</td>", align_of(table.columns.at(i).align), shown(row.cells[i]));
        out_ += "</tr>\n";
    }

    static const char* class_of(EntryLook look) {
        if (look == EntryLook::turning_point) return " turning-point";
        return look == EntryLook::correction ? " correction" : "";
    }

    static const char* align_of(Align align) { return align == Align::right ? " class=\"right\"" : ""; }

    std::string out_;
};

}  // namespace

std::string html(const Document& document) {
    HtmlWriter writer;
    for (const Block& block : document.blocks) std::visit(writer, block);
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n<title>{}</title>\n"
        "<style>\n{}</style>\n</head>\n<body>\n{}<footer>{}</footer>\n</body>\n</html>\n",
        escaped(document.language), escaped(document.title), style_sheet(), std::move(writer).text(),
        escaped(document.footer));
}

}  // namespace paper
