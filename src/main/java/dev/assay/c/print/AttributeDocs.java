package dev.assay.c.print;

import dev.assay.c.Attribute;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Spells lists of attributes, each style in its own brackets. */
final class AttributeDocs {
  private AttributeDocs() {}

  /** {@code __attribute__((…))} with all of GNU's style, or nothing. */
  static Doc gnu(List<Attribute> attributes) {
    String list = list(attributes, Attribute.Style.GNU);
    return list.isEmpty() ? Docs.EMPTY : Docs.text("__attribute__((" + list + "))");
  }

  /** {@code [[…]]} with all of the standard's style, or nothing. */
  static Doc standard(List<Attribute> attributes) {
    String list = list(attributes, Attribute.Style.STANDARD);
    return list.isEmpty() ? Docs.EMPTY : Docs.text("[[" + list + "]]");
  }

  /** clang's attribute of a vector of so many elements. */
  static Attribute elements(int count) {
    return new Attribute(
        Attribute.Style.GNU, "ext_vector_type", Integer.toString(count), OptionalLong.of(count));
  }

  private static String list(List<Attribute> attributes, Attribute.Style style) {
    return attributes.stream()
        .filter(a -> a.style() == style)
        .map(a -> a.arguments().isEmpty() ? a.name() : a.name() + "(" + a.arguments() + ")")
        .collect(Collectors.joining(", "));
  }
}
