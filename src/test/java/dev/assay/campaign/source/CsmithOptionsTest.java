package dev.assay.campaign.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.compile.SearchPath;
import dev.assay.random.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class CsmithOptionsTest {
  @Test
  void theSameSeedDrawsTheSame() {
    List<List<String>> first = draws(300);
    assertEquals(first, draws(300));
    assertTrue(first.stream().distinct().count() > 150, "they hardly differ");
  }

  @Test
  void aThirdHasTheDefaults() {
    long plain = draws(3000).stream().filter(List::isEmpty).count();
    // A few draws of all options choose none of them.
    assertTrue(plain > 900 && plain < 1300, plain + " of 3000");
  }

  @Test
  void csmithKnowsThemAll() throws IOException, InterruptedException {
    Optional<Path> csmith = SearchPath.ofEnvironment().find("csmith");
    assumeTrue(csmith.isPresent(), "no csmith on the PATH");
    Process process = new ProcessBuilder(csmith.get().toString(), "--help").start();
    String help = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    var unknown = new TreeSet<String>();
    for (List<String> options : draws(1000)) {
      for (String option : options) {
        if (option.startsWith("--") && !help.contains(option)) {
          unknown.add(option);
        }
      }
    }
    assertEquals(new TreeSet<>(), unknown);
  }

  private static List<List<String>> draws(int count) {
    return LongStream.range(0, count)
        .mapToObj(seed -> CsmithOptions.draw(new Seed(seed).rng()))
        .toList();
  }
}
