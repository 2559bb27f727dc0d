package dev.assay.c.type;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What compilers reject is an error, what they only warn about is not. */
final class ConstraintViolationsTest {
  @Test
  void rejectsWhatCompilersReject() throws IOException {
    assertAll(lines().map(ConstraintViolationsTest::check));
  }

  private static Stream<String> lines() throws IOException {
    try (var in = ConstraintViolationsTest.class.getResourceAsStream("/typing/violations.txt")) {
      return List.of(new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")).stream()
          .filter(line -> !line.startsWith("#"));
    }
  }

  private static Executable check(String line) {
    String program = line.substring(line.indexOf(' ') + 1);
    return () -> {
      ParseResult result =
          Parser.parse(SourceText.of("t.c", program), DataModel.LP64, Standard.DEFAULT);
      assertEquals(
          line.startsWith("error "),
          result.hasErrors(),
          () -> program + " gives " + result.diagnostics());
    };
  }
}
