package dev.assay.generate.exact.expression;

import dev.assay.c.CType;
import java.util.List;

/**
 * A shape of expressions that optimisers look for.
 *
 * @param types of which one is that of the operands
 */
record Idiom(List<CType> types, Template template) {
  Idiom {
    types = List.copyOf(types);
  }

  static Idiom of(List<CType> types, String text) {
    return new Idiom(types, TemplateParser.parse(text));
  }
}
