package dev.assay.mutate.preserving;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.mutate.MutationBench;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The example of docs/add-a-mutator.md, which must be what it shows. */
final class SwapBranchesTest {
  @Test
  void branchesChangePlaces() {
    MutationBench bench =
        MutationBench.of("int main(void) { int a = 1; if (a) a = 2; else a = 3; return a; }");
    String variant = bench.mutated(new SwapBranches(), bench.spotOf("if (a)"), 1).orElseThrow();
    assertTrue(variant.contains("if (!a)"), variant);
    bench.assertSame(variant);
  }

  @Test
  void oneBranchHasNoOtherPlace() {
    MutationBench bench = MutationBench.of("int main(void) { int a = 1; if (a) a = 2; return a; }");
    assertEquals(Optional.empty(), bench.mutated(new SwapBranches(), bench.spotOf("if (a)"), 1));
  }

  @Test
  void programsDoTheSame() {
    int made = 0;
    for (MutationBench bench : LivePrograms.all()) {
      made += bench.assertPreserved(new SwapBranches(), 1);
    }
    assertTrue(made > 1, "only " + made);
  }

  @Test
  void theDocumentShowsThis() throws IOException {
    String document = Files.readString(Path.of("docs/add-a-mutator.md"));
    assertTrue(document.contains(shown("SwapBranches.java", "/** Exchanges", "")), "the mutator");
    String test = shown("SwapBranchesTest.java", "  @Test", "  @Test\n  void theDocument");
    assertTrue(document.contains(test), "its test");
  }

  /** A part of a file as it stands in a list of the document. */
  private static String shown(String file, String from, String to) throws IOException {
    String text =
        Files.readString(Path.of("src/test/java/dev/assay/mutate/preserving").resolve(file));
    int start = text.indexOf(from);
    int end = to.isEmpty() ? text.length() : text.indexOf(to);
    List<String> lines = text.substring(start, end).stripTrailing().stripIndent().lines().toList();
    return lines.stream()
        .map(line -> line.isEmpty() ? "" : "   " + line)
        .collect(Collectors.joining("\n"));
  }
}
