package dev.assay.mutate.enhance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.assay.c.DataModel;
import dev.assay.c.Program;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import dev.assay.interpret.Limits;
import java.util.List;
import java.util.Optional;

/** Programs of tests, without includes. */
final class EnhanceBench {
  private static final Limits LIMITS = Limits.DEFAULT.withFuel(20_000_000);

  private EnhanceBench() {}

  static Program parse(String text) {
    ParseResult result =
        Parser.parse(SourceText.of("test.c", text), DataModel.LP64, Standard.DEFAULT);
    assertEquals(List.of(), result.errors(), text);
    assertEquals(Optional.empty(), result.unsupported(), text);
    return result.program();
  }

  static Enhancement enhance(String text) {
    return Enhancer.enhance(parse(text), new Wish(false, false, LIMITS));
  }

  static Enhancement enhance(String text, boolean always, boolean force) {
    return Enhancer.enhance(parse(text), new Wish(always, force, LIMITS));
  }

  static Enhancement.Checkable checkable(String text) {
    Enhancement made = enhance(text, true, false);
    return assertInstanceOf(Enhancement.Checkable.class, made, made::toString);
  }

  static String output(String text) {
    return checkable(text).output();
  }

  static List<String> remarks(String text) {
    return checkable(text).enhanced().remarks().stream().map(Remark::toString).toList();
  }

  /** On one line with single spaces. */
  static String flat(String text) {
    return text.strip().replaceAll("\\s+", " ");
  }
}
