package dev.assay.interpret.translate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.interpret.translate.Extensions.Row;
import dev.assay.interpret.translate.Extensions.Treatment;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Holds the tables of attributes and pragmas to their form, and to what the installed gcc knows.
 */
final class ExtensionsTest {
  private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*( [A-Za-z_]\\w*)?");

  /** The newest release whose attributes the table was compared with. */
  private static final int NEWEST_GCC = 16;

  @TempDir Path folder;

  private static Stream<Row> rows() {
    return Stream.of(Extensions.ATTRIBUTES, Extensions.PRAGMAS).flatMap(t -> t.all().stream());
  }

  @Test
  void eachRowHasNameAndReason() {
    rows()
        .forEach(row -> {
          assertTrue(NAME.matcher(row.name()).matches(), row::toString);
          assertTrue(row.reason().length() > 5, row::toString);
        });
  }

  @Test
  void noNameStandsTwice() {
    for (Extensions table : List.of(Extensions.ATTRIBUTES, Extensions.PRAGMAS)) {
      Set<String> seen = new HashSet<>();
      for (Row row : table.all()) {
        String key = row.name() + row.arguments().map(Pattern::pattern).orElse("");
        assertTrue(seen.add(key), row::toString);
      }
    }
  }

  @Test
  void nothingIsBothModelledAndHarmless() {
    for (Extensions table : List.of(Extensions.ATTRIBUTES, Extensions.PRAGMAS)) {
      Set<String> modelled = names(table, Treatment.MODELLED);
      modelled.retainAll(names(table, Treatment.HARMLESS));
      assertEquals(Set.of(), modelled);
    }
  }

  private static Set<String> names(Extensions table, Treatment treatment) {
    return table.all().stream()
        .filter(row -> row.treatment() == treatment)
        .map(Row::name)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @Test
  void argumentsDecide() {
    assertEquals(Treatment.HARMLESS, attribute("optimize", "\"O2\"", "harmless"));
    assertTrue(Extensions.ATTRIBUTES.find("optimize", "\"fast-math\"").isEmpty());
    assertTrue(Extensions.ATTRIBUTES.find("target", "\"avx512f\"").isEmpty());
    assertEquals(Treatment.HARMLESS, attribute("target", "\"no-sse3\"", "harmless"));
    assertEquals(Treatment.MODELLED, attribute("constructor", "101", "modelled"));
    assertTrue(Extensions.ATTRIBUTES.find("section", "\".init_array\"").isEmpty());
  }

  private static Treatment attribute(String name, String arguments, String why) {
    return Extensions.ATTRIBUTES
        .find(name, arguments)
        .orElseThrow(() -> new AssertionError(name + " " + why))
        .treatment();
  }

  /** Every word in the compiler's own program is tried as an attribute. */
  @Test
  void allThatGccKnowsIsListed() throws IOException, InterruptedException {
    assumeTrue(version() <= NEWEST_GCC, "the table knows gcc up to " + NEWEST_GCC);
    Path compiler = Path.of(output(List.of("gcc", "-print-prog-name=cc1")).strip());
    assumeTrue(Files.isRegularFile(compiler), "no cc1 to read words from");
    var words = new TreeSet<String>();
    var text = new String(Files.readAllBytes(compiler), StandardCharsets.ISO_8859_1);
    var matcher = Pattern.compile("\0([a-z][a-z0-9_]{2,40})(?=\0)").matcher(text);
    while (matcher.find()) {
      words.add(matcher.group(1));
    }
    var source = new StringBuilder();
    words.forEach(w ->
        source
            .append("#if __has_attribute(")
            .append(w)
            .append(")\n")
            .append(w)
            .append("\n#endif\n"));
    Path file = Files.writeString(folder.resolve("words.c"), source);
    List<String> known =
        output(List.of("gcc", "-E", "-P", "-w", file.toString()))
            .lines()
            .map(String::strip)
            .toList();
    assertFalse(known.isEmpty());
    assertEquals(
        List.of(),
        known.stream().filter(w -> !w.isEmpty() && !Extensions.ATTRIBUTES.knows(w)).toList());
  }

  private static int version() throws IOException, InterruptedException {
    return Integer.parseInt(output(List.of("gcc", "-dumpversion")).strip().split("\\.", -1)[0]);
  }

  private static String output(List<String> command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return text;
  }
}
