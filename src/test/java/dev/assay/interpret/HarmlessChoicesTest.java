package dev.assay.interpret;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.c.DataModel;
import dev.assay.c.Standard;
import dev.assay.c.parse.ParseResult;
import dev.assay.c.parse.Parser;
import dev.assay.c.parse.SourceText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Programs full of choices that C leaves open, of which none shows, run without an alarm. */
final class HarmlessChoicesTest {
  private static final Path PROGRAMS = Path.of("src/test/resources/harmless-choice");
  private static final List<String> TYPES =
      List.of("signed char", "unsigned char", "short", "int", "unsigned", "long");
  private static final List<Integer> COUNTS = List.of(2, 5, 13);

  /** A program of the folder, for one type T and one number N. */
  private record Instance(Path file, String type, int count) {
    String name() {
      return file.getFileName() + " " + type + " " + count;
    }

    /** The same lines as in the file, behind what each program may use. */
    String text() {
      return PRELUDE + read(file).replace("$T", type).replace("$N", "" + count);
    }
  }

  private static final String PRELUDE =
      String.join(
          " ",
          "int printf(const char *, ...);",
          "void *malloc(unsigned long);",
          "void free(void *);",
          "void *memcpy(void *, const void *, unsigned long);",
          "void *memset(void *, int, unsigned long);",
          "int memcmp(const void *, const void *, unsigned long);",
          "int strcmp(const char *, const char *);",
          "unsigned long strlen(const char *);",
          "double fabs(double);",
          "void qsort(void *, unsigned long, unsigned long, int (*)(const void *, const void *));",
          "");

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Instance> instances() {
    try (Stream<Path> files = Files.list(PROGRAMS)) {
      List<Instance> all = new ArrayList<>();
      for (Path file : files.sorted().toList()) {
        for (String type : TYPES) {
          COUNTS.forEach(count -> all.add(new Instance(file, type, count)));
        }
      }
      return all;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void thereAreEnough() {
    assertTrue(instances().size() >= 200, () -> instances().size() + " programs");
  }

  @TestFactory
  Stream<DynamicTest> eachRuns() {
    return instances().stream().map(i -> DynamicTest.dynamicTest(i.name(), () -> assertRuns(i)));
  }

  private static void assertRuns(Instance instance) {
    SourceText source = SourceText.of(instance.file().toString(), instance.text());
    ParseResult result = Parser.parse(source, DataModel.LP64, Standard.DEFAULT);
    assertEquals(List.of(), result.errors());
    Execution execution =
        Interpreter.explore(
            result.program(), Dialect.DEFAULT, Limits.DEFAULT.withFuel(20_000_000), 18);
    assertInstanceOf(Execution.Finished.class, execution, execution::toString);
  }
}
