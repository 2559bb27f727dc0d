package dev.assay.conventions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Work that is left to do is an issue, not a comment. */
final class TextsTest {
  /** Put together here, so that this file does not hold them. */
  private static final Pattern FORBIDDEN =
      Pattern.compile("\\b(" + String.join("|", "TO" + "DO", "FIX" + "ME", "XX" + "X") + ")\\b");

  @Test
  void noTextHoldsForbiddenWords() {
    List<String> found =
        texts()
            .filter(file -> FORBIDDEN.matcher(SourceFiles.read(file)).find())
            .map(SourceFiles::name)
            .toList();
    assertEquals(List.of(), found, "make issues of these");
  }

  @Test
  void everyTextEndsItsLastLine() {
    List<String> found =
        texts()
            // What a program is expected to print ends as the program ends it.
            .filter(file -> !file.toString().endsWith(".expected"))
            .filter(file -> !SourceFiles.read(file).endsWith("\n"))
            .map(SourceFiles::name)
            .toList();
    assertEquals(List.of(), found);
  }

  private static Stream<Path> texts() {
    return Stream.of(
            "src", "docs", "dev", "samples", ".ci", "README.md", "CONTRIBUTING.md", "assay")
        .map(SourceFiles.ROOT::resolve)
        .filter(path -> path.toFile().exists())
        .flatMap(path -> SourceFiles.under(path).stream())
        // A database of functions, which is made of texts that are here too.
        .filter(path -> !path.toString().endsWith(".gz"));
  }
}
