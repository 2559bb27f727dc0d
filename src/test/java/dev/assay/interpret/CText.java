package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;

/** Runs C written in a test; {@code printf} is declared already. */
final class CText {
  private static final Limits LIMITS = Limits.DEFAULT.withFuel(50_000_000);

  private CText() {}

  static Program parse(String text) {
    String whole = "int printf(const char *, ...); " + text;
    ParseResult result =
        Parser.parse(SourceText.of("test.c", whole), DataModel.LP64, Standard.DEFAULT);
    assertEquals("[]", result.errors().toString());
    return result.program();
  }

  static Execution run(String text) {
    return Interpreter.run(parse(text), Dialect.DEFAULT, LIMITS);
  }

  static Execution explore(String text) {
    return Interpreter.explore(parse(text), Dialect.DEFAULT, LIMITS, 4);
  }

  static void assertPrints(String expected, String text) {
    switch (run(text)) {
      case Execution.Finished finished -> assertEquals(expected, finished.stdout());
      case Execution other -> fail("did not finish: " + other);
    }
  }

  static void assertUndefined(UbKind kind, int line, String text) {
    switch (run(text)) {
      case Execution.Undefined undefined -> {
        assertEquals(kind, undefined.kind(), undefined::toString);
        assertEquals(line, undefined.span().line(), undefined::toString);
      }
      case Execution other -> fail("not undefined: " + other);
    }
  }

  static void assertOutOf(String resource, String text) {
    switch (run(text)) {
      case Execution.OutOfFuel out -> assertEquals(resource, out.resource());
      case Execution other -> fail("did end: " + other);
    }
  }

  static void assertUnsupported(String what, String text) {
    switch (run(text)) {
      case Execution.Unsupported unsupported -> assertEquals(what, unsupported.what());
      case Execution other -> fail("not unsupported: " + other);
    }
  }
}
