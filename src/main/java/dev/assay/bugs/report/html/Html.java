package dev.assay.bugs.report.html;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** A piece of a page as a tree: whatever text is put into it can only ever be text. */
sealed interface Html {
  /** Elements that have no end tag. */
  Set<String> VOID = Set.of("input", "link", "meta", "br", "hr");

  /** Elements after which a line ends, for those who read the source. */
  Set<String> BLOCK =
      Set.of(
          "html", "head", "body", "main", "header", "footer", "nav", "section", "div", "p", "ul",
          "li", "table", "thead", "tbody", "tr", "dl", "dt", "dd", "h1", "h2", "pre", "details",
          "title", "meta", "link", "script", "style", "form", "label", "select");

  record Text(String text) implements Html {}

  /** Our own style or program, which is not escaped. */
  record Verbatim(String text) implements Html {}

  record Element(String name, Map<String, String> attributes, List<Html> children) implements Html {
    public Element {
      attributes = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
      children = List.copyOf(children);
    }

    /** The same with one more attribute. */
    Element with(String attribute, String value) {
      var more = new LinkedHashMap<>(attributes);
      more.put(attribute, value);
      return new Element(name, more, children);
    }
  }

  static Element of(String name, Html... children) {
    return new Element(name, Map.of(), List.of(children));
  }

  static Element of(String name, String text) {
    return of(name, new Text(text));
  }

  static Element of(String name, List<? extends Html> children) {
    return new Element(name, Map.of(), List.copyOf(children));
  }

  static Element of(String name, Stream<? extends Html> children) {
    return new Element(name, Map.of(), children.<Html>map(child -> child).toList());
  }

  static Html text(String text) {
    return new Text(text);
  }

  /** A link; only to places that pages may lead to. */
  static Element link(String address, String text) {
    boolean harmless =
        address.startsWith("https://")
            || address.startsWith("http://")
            || !address.contains(":") && !address.startsWith("//");
    return harmless ? of("a", text).with("href", address) : of("span", text);
  }

  /** A whole document. */
  static String document(Element html) {
    return "<!DOCTYPE html>\n" + html.render();
  }

  default String render() {
    var out = new StringBuilder();
    write(this, out);
    return out.toString();
  }

  private static void write(Html html, StringBuilder out) {
    switch (html) {
      case Text(String text) -> escape(text, out);
      case Verbatim(String text) -> out.append(text);
      case Element(String name, Map<String, String> attributes, List<Html> children) -> {
        out.append('<').append(name);
        attributes.forEach((attribute, value) -> {
          out.append(' ').append(attribute).append("=\"");
          escape(value, out);
          out.append('"');
        });
        out.append('>');
        if (!VOID.contains(name)) {
          children.forEach(child -> write(child, out));
          out.append("</").append(name).append('>');
        }
        out.append(BLOCK.contains(name) ? "\n" : "");
      }
    }
  }

  private static void escape(String text, StringBuilder out) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> out.append("&amp;");
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '"' -> out.append("&quot;");
        case '\'' -> out.append("&#39;");
        default -> out.append(c);
      }
    }
  }
}
