package dev.assay.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

final class ManCommandTest {
  @TempDir private static Path folder;

  /** As the program's own help lists them. */
  private static List<String> commands() {
    return Run.of("--help").out().lines().filter(line -> line.matches("  [a-z]+ +.*")).toList();
  }

  @TestFactory
  Stream<DynamicTest> everyCommandHasAPage() {
    assertEquals(0, Run.of("man", "-o", folder.toString()).exit());
    return commands().stream()
        .map(line -> line.strip().split(" ")[0])
        .map(name -> DynamicTest.dynamicTest(name, () -> check(name)));
  }

  private static void check(String name) throws IOException, InterruptedException {
    Path file = folder.resolve("assay-" + name + ".1");
    String page = Files.readString(file);
    assertEquals(new Run(0, page, ""), Run.of("man", name));
    assertTrue(page.startsWith(".TH ASSAY\\-" + name.toUpperCase(Locale.ROOT) + " 1 "), page);
    for (String heading : List.of("NAME", "SYNOPSIS", "DESCRIPTION", "OPTIONS", "EXAMPLES")) {
      assertTrue(page.contains("\n.SH " + heading + "\n"), heading + " in\n" + page);
    }
    assertFalse(page.contains("${"), page);
    assertEquals("", groff(file, "-z"));
    assertTrue(groff(file, "-P-cbou").contains("  assay " + name), "its examples");
  }

  @Test
  void theProgramsPageListsItsCommands() {
    String page = Run.of("man").out();
    assertTrue(page.startsWith(".TH ASSAY 1 "), page);
    for (String line : commands()) {
      String name = line.strip().split(" ")[0];
      assertTrue(page.contains("\n.BR assay\\-" + name + " (1)\n"), page);
    }
  }

  @Test
  void whatCouldBeReadAsARequestIsNot() {
    String page = Run.of("man", "interpret").out();
    assertTrue(
        page.lines()
            .filter(line -> line.startsWith("."))
            .allMatch(line -> line.matches("\\.(TH|SH|TP|PP|B|BR|I|nf|fi)( .*)?")),
        page);
    assertTrue(page.lines().noneMatch(line -> line.startsWith("'")), page);
  }

  @Test
  void anUnknownCommandIsWrongUse() {
    Run run = Run.of("man", "fuz");
    assertEquals(2, run.exit());
    assertTrue(run.err().contains("there is no command 'fuz'; did you mean 'fuzz'?"), run.err());
  }

  /** What groff says of a page, which is what man would show. */
  private static String groff(Path file, String option) throws IOException, InterruptedException {
    assumeTrue(SearchPath.ofEnvironment().find("groff").isPresent(), "no groff on the PATH");
    Process process =
        new ProcessBuilder("groff", "-man", "-ww", "-Tutf8", option, file.toString())
            .redirectErrorStream(true)
            .start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), text);
    return text;
  }
}
