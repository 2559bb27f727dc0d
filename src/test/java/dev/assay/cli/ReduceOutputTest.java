package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.assay.c.Standard;
import dev.assay.mutate.Origin;
import dev.assay.mutate.SourceFile;
import dev.assay.mutate.TestCase;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where results are written, and what is left of those before. */
final class ReduceOutputTest {
  private static final SourceFile ONE = new SourceFile("one.c", "int one;\n");
  private static final SourceFile TWO = new SourceFile("part/two.c", "int two;\n");

  @TempDir private Path folder;

  @Test
  void aFileIsReplaced() throws IOException {
    var output = new ReduceOutput(folder.resolve("small.c"));
    output.write(test(ONE));
    output.write(test(new SourceFile("one.c", "int o;\n")));
    assertEquals(Map.of("small.c", "int o;\n"), files());
  }

  @Test
  void whatTheProgramNoLongerNeedsIsRemovedAndNothingElse() throws IOException {
    Files.writeString(folder.resolve("mine.txt"), "mine");
    var output = new ReduceOutput(folder);
    output.write(test(ONE, TWO));
    assertEquals(
        Map.of("mine.txt", "mine", "one.c", "int one;\n", "part/two.c", "int two;\n"), files());
    output.write(test(ONE));
    assertEquals(Map.of("mine.txt", "mine", "one.c", "int one;\n"), files());
  }

  private static TestCase test(SourceFile... files) {
    return TestCase.of(
        new Origin("file", new Seed(0), ""), Standard.DEFAULT, List.of(files), List.of());
  }

  private Map<String, String> files() throws IOException {
    var found = new TreeMap<String, String>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        found.put(folder.relativize(file).toString(), Files.readString(file));
      }
    }
    return found;
  }
}
