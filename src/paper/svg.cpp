// SPDX-License-Identifier: MIT
#include "paper/svg.h"

#include "paper/outlines.h"
#include "paper/palette.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace paper {
namespace {

enum class Colours : std::uint8_t { fixed, of_page, by_class };

// Zeros at the end are noise.
std::string number(double value, int digits = 2) {
    std::string text = fmt::format("{:.{}f}", value, digits);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text == "-0" ? "0" : text;
}

class SvgWriter {
public:
    explicit SvgWriter(Colours colours) : colours_{colours} {}

    std::string text() && { return std::move(out_); }
    // Hundredths of a pixel are enough on paper.
    std::string number(double value) const { return paper::number(value, colours_ == Colours::by_class ? 1 : 2); }
    void raw(std::string_view text) { out_ += text; }

    void operator()(const Line& line) {
        add("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"{}/>\n", number(line.from.x), number(line.from.y),
            number(line.to.x), number(line.to.y), style(std::nullopt, line.pen));
    }

    void operator()(const Polyline& polyline) {
        add("<polyline points=\"{}\"{}/>\n", places(polyline.points), style(std::nullopt, polyline.pen));
    }

    void operator()(const Area& area) {
        std::string path;
        for (const auto& ring : area.rings) path += "M" + places(ring) + "Z";
        add("<path fill-rule=\"evenodd\" d=\"{}\"{}/>\n", path, style(area.fill, area.edge));
    }

    void operator()(const Box& box) {
        const auto rectangle = [&](std::optional<Ink> fill, const std::optional<Pen>& edge) {
            add("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\"{}/>\n", number(box.at.x), number(box.at.y),
                number(box.width), number(box.height), style(fill, edge));
        };
        const auto strokes = hatching(box);
        if (strokes.empty()) return rectangle(box.fill, box.edge);
        if (box.fill) rectangle(box.fill, std::nullopt);
        add_strokes(strokes);
        if (box.edge) rectangle(std::nullopt, box.edge);
    }

    void operator()(const Mark& mark) {
        const auto ring = corners(mark);
        if (ring.empty())
            add("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"{}/>\n", number(mark.at.x), number(mark.at.y),
                number(radius(mark)), style(mark.fill, mark.edge));
        else
            add("<polygon points=\"{}\"{}/>\n", places(ring), style(mark.fill, mark.edge));
        if (!mark.letter.empty()) (*this)(letter_of(mark));
    }

    void operator()(const Text& text) {
        if (colours_ == Colours::by_class) return text_by_class(text);
        const std::string halo = text.halo
                                     ? fmt::format(";stroke:{};stroke-width:3;paint-order:stroke;stroke-linejoin:round",
                                                   colour_of(*text.halo))
                                     : std::string{};
        add("<text x=\"{}\" y=\"{}\" font-size=\"{}\"{}{} style=\"fill:{}{}\">{}</text>\n", number(text.at.x),
            number(text.at.y), number(text.size), anchor(text.anchor), face(text.face), colour_of(text.ink), halo,
            escaped(text.text));
    }

private:
    template <class... Values>
    void add(fmt::format_string<Values...> form, Values&&... values) {
        fmt::format_to(std::back_inserter(out_), form, std::forward<Values>(values)...);
    }

    void text_by_class(const Text& text) {
        std::string classes = "f-" + name(text.ink);
        if (text.halo) classes += " h-" + name(*text.halo);
        if (text.anchor != Anchor::start) classes += text.anchor == Anchor::middle ? " m" : " e";
        if (text.face == Face::bold || text.face == Face::serif_bold) classes += " b";
        if (text.face == Face::serif || text.face == Face::serif_bold) classes += " r";
        add("<text x=\"{}\" y=\"{}\" font-size=\"{}\" class=\"{}\">{}</text>\n", number(text.at.x), number(text.at.y),
            number(text.size), classes, escaped(text.text));
    }

    // Without a fill of its own an element has none: the style sheet says so.
    std::string classes(std::optional<Ink> fill, const std::optional<Pen>& pen) const {
        std::string names = fill ? "f-" + name(*fill) : std::string{};
        if (pen) names += (names.empty() ? "s-" : " s-") + name(pen->ink);
        std::string text = " class=\"" + names + "\"";
        if (!pen) return text;
        if (pen->width != 1) text += " stroke-width=\"" + number(pen->width) + "\"";
        if (const std::string lengths = dash_lengths(*pen); !lengths.empty())
            text += " stroke-dasharray=\"" + lengths + "\"";
        return text;
    }

    std::string dash_lengths(const Pen& pen) const {
        std::string lengths;
        for (const double length : dashes(pen)) lengths += (lengths.empty() ? "" : ",") + number(length);
        return lengths;
    }

    // All alike, so one path.
    void add_strokes(const std::vector<Line>& strokes) {
        std::string path;
        for (const Line& stroke : strokes)
            path += fmt::format("M{} {}L{} {}", number(stroke.from.x), number(stroke.from.y), number(stroke.to.x),
                                number(stroke.to.y));
        add("<path d=\"{}\"{}/>\n", path, style(std::nullopt, strokes.front().pen));
    }

    std::string places(const std::vector<Point>& points) const {
        std::string text;
        for (const Point& point : points) text += (text.empty() ? "" : " ") + number(point.x) + " " + number(point.y);
        return text;
    }

    std::string colour_of(Ink ink) const {
        return colours_ == Colours::fixed ? hex(colour(ink, Light::day)) : "var(--" + name(ink) + ")";
    }

    std::string style(std::optional<Ink> fill, const std::optional<Pen>& pen) const {
        if (colours_ == Colours::by_class) return classes(fill, pen);
        std::string text = " style=\"fill:" + (fill ? colour_of(*fill) : std::string{"none"});
        if (!pen) return text + "\"";
        text += ";stroke:" + colour_of(pen->ink) + ";stroke-width:" + number(pen->width);
        if (const std::string lengths = dash_lengths(*pen); !lengths.empty()) text += ";stroke-dasharray:" + lengths;
        return text + "\"";
    }

    static std::string anchor(Anchor anchor) {
        if (anchor == Anchor::start) return {};
        return anchor == Anchor::middle ? " text-anchor=\"middle\"" : " text-anchor=\"end\"";
    }

    static std::string face(Face face) {
        const bool serif = face == Face::serif || face == Face::serif_bold;
        const bool bold = face == Face::bold || face == Face::serif_bold;
        return std::string{serif ? " font-family=\"DejaVu Serif, Georgia, serif\"" : ""} +
               (bold ? " font-weight=\"bold\"" : "");
    }

    Colours colours_;
    std::string out_;
};

std::string written(const Picture& picture, Colours colours, std::string_view head) {
    SvgWriter writer{colours};
    writer.raw(head);
    writer.raw(
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
                    "height=\"{1}\" role=\"img\" font-family=\"DejaVu Sans, Verdana, sans-serif\">\n"
                    "<title>{2}</title>\n",
                    number(picture.width), number(picture.height), escaped(picture.title)));
    if (colours == Colours::fixed)
        writer(Box{{0, 0}, picture.width, picture.height, Ink::page, std::nullopt, Hatch::full, Ink::ink});
    for (const Item& item : picture.items) std::visit(writer, item);
    writer.raw("</svg>\n");
    return std::move(writer).text();
}

}  // namespace

std::string svg_file(const Picture& picture) {
    return written(picture, Colours::fixed, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
}

std::string svg_element(const Picture& picture) { return written(picture, Colours::of_page, {}); }

std::string svg_by_classes(const Picture& picture) {
    SvgWriter writer{Colours::by_class};
    writer.raw(fmt::format("<svg viewBox=\"0 0 {} {}\" role=\"img\"><title>{}</title>", number(picture.width, 1),
                           number(picture.height, 1), escaped(picture.title)));
    for (const Item& item : picture.items) std::visit(writer, item);
    writer.raw("</svg>");
    std::string text = std::move(writer).text();
    std::replace(text.begin(), text.end(), '"', '\'');  // written so, it grows less in JSON; texts have neither
    std::erase(text, '\n');
    return text;
}

std::string escaped(std::string_view text) {
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '"':
                out += "&quot;";
                break;
            case '\'':
                out += "&#39;";
                break;
            default:
                if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') out += c;
        }
    }
    return out;
}

}  // namespace paper
