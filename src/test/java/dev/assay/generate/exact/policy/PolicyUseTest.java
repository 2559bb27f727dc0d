package dev.assay.generate.exact.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What can be set does something: the generator asks for every number there is. */
final class PolicyUseTest {
  private static final Path GENERATOR = Path.of("src/main/java/dev/assay/generate/exact");

  @Test
  void everyNumberIsAskedFor() throws IOException {
    String sources = sources();
    List<String> unused =
        Stream.<Enum<?>[]>of(Feature.values(), Parameter.values(), Distribution.values())
            .flatMap(Arrays::stream)
            .map(value -> value.getDeclaringClass().getSimpleName() + "." + value.name())
            .filter(name -> !Pattern.compile(name + "\\b").matcher(sources).find())
            .toList();
    assertEquals(List.of(), unused);
  }

  private static String sources() throws IOException {
    try (var files = Files.walk(GENERATOR)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.startsWith(GENERATOR.resolve("policy")))
          .map(PolicyUseTest::read)
          .collect(Collectors.joining());
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
