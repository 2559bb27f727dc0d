package dev.assay.known;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.assay.cli.Main;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** {@code assay bisect} blames what the maintainers mended. */
final class KnownCausesTest {
  private static final String FOLDER = "src/test/resources/known-bugs/";

  @Test
  void gccsClampIsTurnedIntoMinAndMaxByPhiopt() {
    assumeTrue(Installed.has("gcc-12", "12.2.0"), "gcc 12.2.0 is not installed");
    String line = bisect("gcc-111331-clamp.c", "gcc-12", "-O1");
    assertTrue(line.contains("\"kind\": \"pass\", \"name\": \"tree-phiopt"), line);
    assertTrue(line.contains("\"function\": \"clamp\""), line);
    assertTrue(line.contains("\"-fno-ssa-phiopt\""), line);
  }

  private static String bisect(String file, String compiler, String level) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    int exit =
        Main.run(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            "bisect",
            FOLDER + file,
            "--compiler",
            compiler,
            "--level=" + level,
            "--json");
    assertEquals(1, exit, err.toString(StandardCharsets.UTF_8));
    return out.toString(StandardCharsets.UTF_8);
  }
}
