package dev.assay.judge.signature;

import dev.assay.compile.Family;
import dev.assay.compile.process.Completed;
import dev.assay.compile.process.ProcessEnd;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * What a compiler said once, from a file of src/test/resources/signatures.
 *
 * <p>Its first line tells where it comes from, more such lines what is expected; the words
 * themselves follow a line of three dashes.
 */
record Sample(String name, Map<String, String> expected, String text) {
  private static final Path FOLDER = Path.of("src/test/resources/signatures");
  private static final String END_OF_HEADER = "---\n";

  static List<Sample> all() {
    try (var files = Files.list(FOLDER)) {
      return files.sorted().map(Sample::read).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Sample read(Path file) {
    try {
      // Compilers' bytes are kept so.
      String content = Files.readString(file, StandardCharsets.ISO_8859_1);
      int header = content.indexOf(END_OF_HEADER);
      var expected = new HashMap<String, String>();
      for (String line : content.substring(0, header).lines().skip(1).toList()) {
        String[] parts = line.substring(2).split(": ", 2);
        expected.put(parts[0], parts.length > 1 ? parts[1] : "");
      }
      return new Sample(
          file.getFileName().toString().replace(".txt", ""),
          expected,
          content.substring(header + END_OF_HEADER.length()));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Family family() {
    return Family.valueOf(expected.get("family").toUpperCase(Locale.ROOT));
  }

  Names names() {
    return new Names(Set.of(expected.get("names").split(" ")));
  }

  Completed completed() {
    String[] end = expected.get("end").split(" ");
    int number = Integer.parseInt(end[1]);
    return new Completed(
        end[0].equals("exit") ? new ProcessEnd.Exited(number) : new ProcessEnd.Killed(number),
        "",
        text,
        false,
        Duration.ofSeconds(1),
        Duration.ofSeconds(1),
        0,
        0);
  }
}
