package dev.assay.c.type;

import dev.assay.c.CType;
import dev.assay.c.Diagnostic;
import dev.assay.c.Expr;
import dev.assay.c.Span;
import dev.assay.c.Standard;
import java.util.function.Consumer;

/**
 * What every semantic action needs: layouts, constants, the language version and where to complain.
 */
record TypingContext(
    Layout layout, Standard standard, ConstantEvaluator constants, Consumer<Diagnostic> report) {
  void error(Span span, String message) {
    report.accept(Diagnostic.error(span, message));
  }

  void warning(Span span, String message) {
    report.accept(Diagnostic.warning(span, message));
  }

  Compatibility compatibility() {
    return new Compatibility(layout);
  }

  boolean isNull(Expr expr) {
    return constants.isNullPointerConstant(expr);
  }

  /** A type in quotes, as compilers show it. */
  static String quote(CType type) {
    return "'" + Types.name(type) + "'";
  }
}
