package dev.assay.generate.exact.harness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.assay.generate.Generated;
import dev.assay.generate.Target;
import dev.assay.generate.exact.Batch;
import dev.assay.generate.exact.policy.Feature;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The driver: it prints a line for each input vector, or a line for each value. */
final class HarnessTest {
  private static final int PROGRAMS = 10;

  @TempDir Path folder;

  @Test
  void everyVectorHasItsChecksum() {
    for (Generated program : Batch.of(PROGRAMS, Target.DEFAULT, false, p -> p).programs()) {
      List<String> lines = program.expected().orElseThrow().stdout().lines().toList();
      assertEquals(2, lines.size());
      assertTrue(lines.get(0).matches("0 [0-9a-f]{16}"), lines.get(0));
      assertTrue(lines.get(1).matches("1 [0-9a-f]{16}"), lines.get(1));
      assertNotEquals(lines.get(0).substring(2), lines.get(1).substring(2));
    }
  }

  @Test
  void everyOutputIsPrintedByName() throws IOException, InterruptedException {
    Batch programs =
        Batch.of(
            PROGRAMS,
            Target.DEFAULT,
            true,
            p -> p.with(Feature.FLOATING_VARIABLE, 100).with(Feature.INT128, 100));
    Pattern variable = Pattern.compile("(?m)^[^ *(].* ((out|g)_[0-9]+)[^a-z(]*;");
    for (Generated program : programs.programs()) {
      String text = Batch.text(program);
      Matcher variables = variable.matcher(text);
      while (variables.find()) {
        if (!text.contains("*" + variables.group(1))) {
          String line = "(?ms).*^1 " + variables.group(1) + "[.\\[a-z0-9\\]]* = [0-9a-f ]+$.*";
          String output = program.expected().orElseThrow().stdout();
          assertTrue(output.matches(line), variables.group(1) + " in\n" + text + output);
        }
      }
    }
    programs.assertRight(3, folder);
  }
}
