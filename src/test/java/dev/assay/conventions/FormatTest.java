package dev.assay.conventions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All Java is formatted by google-java-format; {@code dev/format} does it. */
final class FormatTest {
  @Test
  void everySourceIsFormatted() {
    List<String> unformatted =
        Stream.of(SourceFiles.MAIN, SourceFiles.TEST)
            .flatMap(folder -> SourceFiles.java(folder).stream())
            .parallel()
            .filter(file -> !isFormatted(file))
            .map(SourceFiles::name)
            .toList();
    assertEquals(List.of(), unformatted, "run dev/format");
  }

  private static boolean isFormatted(Path file) {
    String text = SourceFiles.read(file);
    try {
      return new Formatter().formatSourceAndFixImports(text).equals(text);
    } catch (FormatterException e) {
      throw new IllegalStateException(SourceFiles.name(file), e);
    }
  }
}
